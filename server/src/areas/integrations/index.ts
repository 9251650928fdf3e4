export { demandWebex } from './webex/connection.ts';
export { atWebex, forPerson as askingWebex } from './webex/tokens.ts';

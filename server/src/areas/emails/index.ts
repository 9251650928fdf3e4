export { letGo as forgetMailbox } from './letting-go.ts';

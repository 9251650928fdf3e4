export { sharingConsents } from './consents.ts';

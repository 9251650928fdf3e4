export { brandingOf } from './branding.ts';
export { profileView } from './profile.ts';

export { lookOf } from './look.ts';
export { profileView } from './profile.ts';

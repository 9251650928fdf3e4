export { noteObjection, objectedAmong, takeInPeople } from './bringing-along.ts';
export { profileOf } from './profile-view.ts';
export { updateProfile } from './profiles.sql.ts';
export { publicProfileOf } from './sharing/viewing.ts';
export { printTexts } from './texts.ts';

export { columnAt, heading, need, skip, turn, write } from './pdf/column.ts';
export { finished, newPaper, sheet } from './pdf/paper.ts';
export { artifact, element, tagged } from './pdf/tags.ts';
export { profileOf } from './profile-view.ts';
export { updateProfile } from './profiles.sql.ts';
export { publicProfileOf } from './sharing/viewing.ts';
export { printTexts } from './texts.ts';

export { jobCodeEditing } from './editing.ts';
export { jobCodeLists } from './lists.ts';
export { jobCodeLookup } from './lookup.ts';
export { jobCodeVideos } from './videos.ts';

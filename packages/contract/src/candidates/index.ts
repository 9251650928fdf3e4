export { added } from './added.ts';
export { administratorWords } from './administrator-words.ts';
export { profileDocumentAliases, profileDocuments } from './documents.ts';
export { dossiers } from './dossier.ts';
export { profileMoving } from './import-export.ts';
export { profileEntries, profileEntryAliases } from './parts.ts';
export { profile, profileSharing } from './profile.ts';
export { profileVideos } from './video.ts';
export { profileViewing } from './viewing.ts';

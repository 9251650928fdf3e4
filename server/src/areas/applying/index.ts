export { documentsOf, listSettledChanges } from './applying.sql.ts';
export { documentOnWire } from './documents.ts';
export { seeApplication, seeNote } from './mails/way-to-application.ts';
export { deleteDocumentsOf } from './personal-data.sql.ts';
export { applyingData } from './personal-data.ts';
export { wayTo } from './way-to.ts';

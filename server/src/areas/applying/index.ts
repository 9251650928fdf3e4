export { documentsOf, insertDocument, listSettledChanges } from './applying.sql.ts';
export { documentOnWire } from './documents.ts';
export { ownApplication } from './home.ts';
export { deleteDocumentsOf } from './personal-data.sql.ts';
export { applicationTexts } from './texts.ts';
export { wayTo } from './way-to.ts';

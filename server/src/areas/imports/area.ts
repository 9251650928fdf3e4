import { documentImports } from '@vitrine/contract/imports/documents.ts';
import { imports } from '@vitrine/contract/imports/imports.ts';
import { jobImports } from '@vitrine/contract/imports/jobs.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { stepRoutes } from '../../platform/mail/mail-action.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { documentImportHandlers } from './documents/archives.ts';
import { unpackDocuments } from './documents/unpacking.jobs.ts';
import { importHandlers } from './imports.ts';
import { jobImportHandlers } from './jobs/jobs.ts';
import { takeJobs } from './jobs/taking.jobs.ts';
import { undoJobs } from './jobs/undoing.jobs.ts';
import { lookAfterImportsOver, objectingOver, tellImported } from './notices.ts';
import { takeTable } from './taking.jobs.ts';
import { undoImport } from './undoing.jobs.ts';

/** The area that brings people and jobs along, over what all areas know of people: objecting removes all of it. */
export function importsArea(everything: readonly PersonalData[]) {
  return defineArea({
    serves: [topic(imports, importHandlers), topic(documentImports, documentImportHandlers), topic(jobImports, jobImportHandlers)],
    jobs: [unpackDocuments, takeTable, undoImport, takeJobs, undoJobs, tellImported, ...lookAfterImportsOver(everything)],
    routes: [stepRoutes(objectingOver(everything))],
  });
}

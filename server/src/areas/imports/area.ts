import { imports } from '@vitrine/contract/imports/imports.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { stepRoutes } from '../../platform/mail/mail-action.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { importHandlers } from './imports.ts';
import { lookAfterImportsOver, objectingOver, tellImported } from './notices.ts';
import { takeTable } from './taking.jobs.ts';
import { undoImport } from './undoing.jobs.ts';

/** The area that brings people along, over what all areas know of people: objecting removes all of it. */
export function importsArea(everything: readonly PersonalData[]) {
  return defineArea({
    serves: [topic(imports, importHandlers)],
    jobs: [takeTable, undoImport, tellImported, ...lookAfterImportsOver(everything)],
    routes: [stepRoutes(objectingOver(everything))],
  });
}

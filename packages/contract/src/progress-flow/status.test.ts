import { expect, test } from 'vitest';
import { documentStatus, type PfStatus, pfStatuses, type UpdateAction, updateActions } from './status.ts';

/** What follows from a status without and with a file, when nothing was uploaded or deleted (R123 to R126). */
const given: Record<PfStatus, [PfStatus, PfStatus]> = {
  urgent: ['urgent', 'new'],
  'not-required': ['not-required', 'not-required'],
  new: ['missing', 'new'],
  missing: ['missing', 'missing'],
};
const afterAction: Record<UpdateAction, PfStatus> = { Deleted: 'missing', Uploaded: 'new' };

const table = pfStatuses.flatMap((pfStatus) =>
  [null, ...updateActions].flatMap((updateAction) =>
    [false, true].map((hasFile) => ({
      pfStatus,
      updateAction,
      hasFile,
      status: updateAction ? afterAction[updateAction] : given[pfStatus][hasFile ? 1 : 0],
    })),
  ),
);

test('every combination is in the table', () => expect(new Set(table.map((one) => JSON.stringify(one))).size).toBe(4 * 3 * 2));

test.each(table)('$pfStatus after $updateAction, with a file: $hasFile, is $status', ({ status, ...standing }) => {
  expect(documentStatus(standing)).toBe(status);
});

import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { expect, test } from 'vitest';
import { callsWaiting } from '../../../test/database.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { aDocument } from '../applicants/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';

const t = await startWorld();

test.each(['sent', 'removed'] as const)(
  'a document that is sent and removed at the same moment is %s where that came first',
  async (first) => {
    const recruiter = await t.as((await givenCompany(t.world, 'Lindenhof')).owner.id);
    const { bookingId } = await givenJobAd(recruiter);
    const mia = await t.as((await givenCandidate(t.world)).id);
    const { documentId } = await mia(applying.uploadDocument, { bookingId, file: aDocument() });
    const acts = {
      sent: () => mia(applying.apply, { bookingId, documents: [documentId], consent: true }),
      removed: () => mia(applying.removeDocument, { documentId }),
    };
    const second = first === 'sent' ? 'removed' : 'sent';
    // neither can go on before the other is there
    const both = await t.world.db.transaction().execute(async (db) => {
      await db.selectFrom('application_document').select('id').where('id', '=', documentId).forUpdate().execute();
      const one = acts[first]();
      await expect.poll(() => callsWaiting(t.world.db)).toBe(1);
      const other = Promise.allSettled([acts[second]()]);
      await expect.poll(() => callsWaiting(t.world.db)).toBe(2);
      return [one, other];
    });
    const [, [refusal]] = (await Promise.all(both)) as [unknown, PromiseSettledResult<unknown>[]];
    expect(refusal).toMatchObject({ status: 'rejected', reason: { problem: { code: 'not-found' } } });
    const { items } = await recruiter(applicants.byBooking, { bookingId });
    expect(items.map(({ documentCount }) => documentCount)).toEqual(first === 'sent' ? [1] : []);
  },
);

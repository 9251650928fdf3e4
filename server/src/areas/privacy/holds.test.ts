import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { day } from '@vitrine/contract/durations.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { expect, test } from 'vitest';
import { callsWaiting } from '../../../test/database.ts';
import { startWorld } from '../../../test/world.ts';
import { jobKinds } from '../../app.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { aDocument } from '../applicants/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';

const t = await startWorld();
const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

/** Somebody who applied with a document, and the company that may place a hold on that. */
async function applied() {
  const { owner, companyId } = await givenCompany(t.world, 'Lindenhof');
  const recruiter = await t.as(owner.id);
  const { bookingId } = await givenJobAd(recruiter);
  const mia = await t.as((await givenCandidate(t.world)).id);
  const { documentId } = await mia(applying.uploadDocument, { bookingId, file: aDocument() });
  const { applicationId } = await mia(applying.apply, { bookingId, documents: [documentId], consent: true });
  const consentId = async () => (await mia(privacy.own, {})).consents.find(({ purpose }) => purpose === 'application')?.id ?? '';
  const documents = async () =>
    (await t.world.db.selectFrom('application_document').select('id').where('application_id', '=', applicationId).execute()).length;
  return { ownerId: owner.id, companyId, recruiter, mia, applicationId, documentId, consentId, documents };
}

const reason = 'A dispute';
const lapse = (companyId: string) => jobKinds.find(({ name }) => name === 'retain-company')?.run(ownContext(t.world), { id: companyId });

test('the consent that a held application stands on is withdrawn once that is over', async () => {
  const { recruiter, mia, applicationId, consentId, documents } = await applied();
  await recruiter(retention.hold, { applicationId, reason });
  const id = await consentId();
  await expect(mia(privacy.withdraw, { id })).rejects.toEqual(code('application-held'));
  expect(await documents()).toBe(1);
  expect((await mia(privacy.own, {})).consents.find((one) => one.id === id)?.withdrawnAt).toBeNull();
  await recruiter(retention.release, { applicationId });
  await mia(privacy.withdraw, { id });
  expect(await documents()).toBe(0);
});

type Applied = Awaited<ReturnType<typeof applied>>;

const endings: [string, (one: Applied) => Promise<unknown>][] = [
  ['its recruiter removes it', ({ recruiter, applicationId }) => recruiter(applicants.remove, { id: applicationId })],
  ['a document of it is taken back', ({ mia, documentId }) => mia(applying.takeBackDocument, { documentId })],
  ['the consent to it is withdrawn', async ({ mia, consentId }) => mia(privacy.withdraw, { id: await consentId() })],
  ['its time is over', ({ companyId }) => Promise.resolve(lapse(companyId))],
];

test.each(endings)('an application that is held a moment before %s stays whole', async (what, end) => {
  const one = await applied();
  if (what === 'its time is over') t.later(400 * day);
  const call = await t.as(one.ownerId);
  const asked = await t.world.db.transaction().execute(async (db) => {
    await db.selectFrom('application').select('id').where('id', '=', one.applicationId).forUpdate().execute();
    const held = call(retention.hold, { applicationId: one.applicationId, reason });
    await expect.poll(() => callsWaiting(t.world.db)).toBe(1);
    const ended = Promise.allSettled([end({ ...one, recruiter: call })]);
    await expect.poll(() => callsWaiting(t.world.db)).toBe(2);
    return [held, ended];
  });
  const [, [refusal]] = (await Promise.all(asked)) as [unknown, PromiseSettledResult<unknown>[]];
  if (what !== 'its time is over') expect(refusal).toMatchObject({ status: 'rejected', reason: code('application-held') });
  expect(await one.documents()).toBe(1);
  expect((await call(retention.holds, {})).items).toMatchObject([{ applicationId: one.applicationId }]);
});

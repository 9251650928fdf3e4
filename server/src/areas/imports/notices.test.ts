import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { day } from '@vitrine/contract/durations.ts';
import { imports } from '@vitrine/contract/imports/imports.ts';
import { expect, test } from 'vitest';
import { tracesOf } from '../../../test/traces.ts';
import { startWorld } from '../../../test/world.ts';
import { jobKinds } from '../../app.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { importing } from './fixtures.ts';

const t = await startWorld();
const { givenJobs, uploaded, imported, names } = importing(t);

/** What happens every night. */
async function night() {
  await jobKinds.find((one) => one.name === 'look-after-imports')?.run(ownContext(t.world), {});
  await t.work();
}

test('the notice says who, from where and why in the language of the line; its link deletes without an account, and for good', async () => {
  const { recruiter, owner } = await givenJobs('Bäckerei Lindenhof');
  const table =
    'email;first name;last name;job;language\nwanda@notice.test;Wanda;Wegwarte;Baker;de\nwanda@notice.test;Wanda;Wegwarte;;de\notto@notice.test;Otto;Ost;Baker;en';
  const id = await imported(recruiter, table);
  expect((await recruiter(imports.one, { id })).notice).toMatchObject({ waiting: 2, told: 0, until: expect.any(String) });
  await recruiter(imports.tell, { id });
  await t.work();
  await recruiter(imports.tell, { id });
  await t.work();
  expect((await recruiter(imports.one, { id })).notice).toMatchObject({ waiting: 0, told: 2, until: null });
  const mails = await t.mailsTo('wanda@notice.test');
  expect(mails).toHaveLength(1);
  for (const said of ['Bäckerei Lindenhof', owner.email, 'our former system, TalentBase', 'Art. 6 Abs. 1 lit. b', 'Datenschutzbehörde'])
    expect(mails[0]?.text).toContain(said);

  const url = /http:\/\/vitrine\.test(\/api\/imports\/object\/\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const asked = await t.app.inject({ method: 'GET', url });
  expect([asked.statusCode, asked.body.includes('Bäckerei Lindenhof')]).toEqual([200, true]);
  expect(await names(recruiter)).toContain('wanda@notice.test');
  expect((await t.app.inject({ method: 'POST', url: `${url}x` })).statusCode).toBe(404);
  expect((await t.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  expect((await t.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  expect(await names(recruiter)).toEqual(['otto@notice.test']);
  expect((await tracesOf(t.world, ['wanda', 'Wegwarte'])).filter((one) => !one.startsWith('mail'))).toEqual([]);
  const again = await uploaded(recruiter, table);
  expect((await recruiter(imports.check, { ...again, ...again.choices })).problems[0]).toMatchObject({ problems: [{ fault: 'objected' }] });
});

test('somebody of two lines that are far apart is told once', async () => {
  const { recruiter } = await givenJobs('Far apart');
  const others = Array.from({ length: 110 }, (_, n) => `p${n}@apart.test;Pat;Number ${n};`);
  const lines = ['far@apart.test;Far;Apart;', ...others, 'far@apart.test;Far;Apart;Baker'];
  const id = await imported(recruiter, ['email;first name;last name;job', ...lines].join('\n'));
  for (let count = 0; count < 2; count += 1) {
    await recruiter(imports.tell, { id });
    await t.work();
  }
  expect((await recruiter(imports.one, { id })).notice).toMatchObject({ waiting: 0, told: 112 });
  expect(await t.mailsTo('far@apart.test')).toHaveLength(1);
});

test('who objects by the notice of a later import is deleted with all that came before', async () => {
  const { recruiter } = await givenJobs('Second notice');
  await imported(recruiter, 'email;first name;last name\ntwice@second.test;Twi;Ce');
  const id = await imported(recruiter, 'email;first name;last name;job\ntwice@second.test;Twi;Ce;Baker');
  await recruiter(imports.tell, { id });
  await t.work();
  const url = /http:\/\/vitrine\.test(\/api\/imports\/object\/\S+)/.exec((await t.mailsTo('twice@second.test'))[0]?.text ?? '')?.[1] ?? '';
  expect((await t.app.inject({ method: 'POST', url })).body).toContain('Your data is deleted');
  expect(await names(recruiter)).toEqual([]);
  expect((await tracesOf(t.world, ['twice@second.test'])).filter((one) => !one.startsWith('mail'))).toEqual([]);
});

test('who has come back since and objects keeps the own account, and the company has nothing of them any more', async () => {
  const { recruiter, baker } = await givenJobs('Objected');
  const known = await givenCandidate(t.world, { email: 'known@objected.test' });
  const cook = await givenJobCode(recruiter, { title: 'Cook' });
  await givenApplication(t.world, cook.bookingId, known.id);
  const id = await imported(
    recruiter,
    'email;first name;last name;job\nback@objected.test;Bea;Back;Baker\nknown@objected.test;Ken;Own;Baker',
  );
  const { id: back } = await t.world.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'back@objected.test')
    .executeTakeFirstOrThrow();
  await t.world.db.updateTable('account').set({ guest: false, activated_at: t.world.now().toISOString() }).where('id', '=', back).execute();
  await recruiter(imports.tell, { id });
  await t.work();
  for (const address of ['back@objected.test', 'known@objected.test']) {
    const url = /http:\/\/vitrine\.test(\/api\/imports\/object\/\S+)/.exec((await t.mailsTo(address))[0]?.text ?? '')?.[1] ?? '';
    expect((await t.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  }
  expect((await recruiter(applicants.byBooking, { bookingId: baker.bookingId, count: 10 })).total).toBe(0);
  // what the other one has sent itself is not what the company brought along
  expect(await names(recruiter)).toEqual(['known@objected.test']);
  const accounts = await t.world.db.selectFrom('account').select('email').where('email', 'like', '%@objected.test').execute();
  expect(accounts).toHaveLength(2);
});

test('who was not told within thirty days is deleted; ten days before the company hears of it, once', async () => {
  const { recruiter, owner } = await givenJobs('Late');
  const id = await imported(recruiter, 'email;first name;last name;job\nlate@late.test;Late;Riser;Baker\ntold@late.test;Told;Early;Baker');
  await t.world.db
    .updateTable('candidate_import_row')
    .set({ told_at: t.world.now().toISOString() })
    .where('import_id', '=', id)
    .where('line', '=', 3)
    .execute();
  await night();
  expect((await t.mailsTo(owner.email)).length).toBe(0);
  t.later(21 * day);
  await night();
  await night();
  const mails = await t.mailsTo(owner.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('people.csv');
  expect(await names(await t.as(owner.id))).toHaveLength(2);
  t.later(10 * day);
  await night();
  expect(await names(await t.as(owner.id))).toEqual(['told@late.test']);
  expect(await tracesOf(t.world, ['late@late.test'])).toEqual([]);
});

test('who came with two imports or with many lines, and was told by none, is deleted too', async () => {
  const { recruiter, owner } = await givenJobs('Never told');
  await givenJobCode(recruiter, { title: 'Cook' });
  const others = Array.from({ length: 60 }, (_, n) => `p${n}@never.test;Pat;Number ${n};Baker`);
  const lines = ['far@never.test;Far;Apart;Baker', ...others, 'far@never.test;Far;Apart;Cook', 'twice@never.test;Twi;Ce;'];
  await imported(recruiter, ['email;first name;last name;job', ...lines].join('\n'));
  t.later(10 * day);
  await imported(await t.as(owner.id), 'email;first name;last name;job\ntwice@never.test;Twi;Ce;Baker');
  t.later(21 * day);
  await night();
  expect(await names(await t.as(owner.id))).toEqual(['twice@never.test']);
  t.later(10 * day);
  await night();
  // the one that brought the person waits for the one that brought the application
  await night();
  expect(await names(await t.as(owner.id))).toEqual([]);
  expect(await tracesOf(t.world, ['twice@never.test', 'far@never.test'])).toEqual([]);
});

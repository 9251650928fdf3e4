import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { hour } from '@vitrine/contract/durations.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { audited, sealAudit, verifyAudit } from '../../platform/audit.ts';
import { ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

let t: TestWorld;
let companyId: string;
let owner: { id: string };
beforeAll(async () => {
  t = await startWorld();
  ({ companyId, owner } = await givenCompany(t.world));
  const recruiter = await t.as(owner.id);
  const { bookingId } = await givenJobCode(recruiter);
  const application = await givenApplication(
    t.world,
    bookingId,
    (await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg' })).id,
  );
  for (let times = 0; times < 3; times += 1) {
    await recruiter(applicants.one, { id: application });
    t.later(hour);
  }
  // an hour is sealed ten minutes after its end at the earliest
  t.later(hour);
  await sealAudit.run(ownContext(t.world), {});
});

const seal = () => sealAudit.run(ownContext(t.world), {});
const check = () => verifyAudit(ownContext(t.world));
/** As somebody who rules over the database itself. */
const behindItsBack = (statement: string) =>
  t.world.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    await sql.raw(statement).execute(db);
    await sql`set session_replication_role = origin`.execute(db);
  });

test('the owner of a company and administrators read the log, and nobody else', async () => {
  const { items } = await (await t.as(owner.id))(audit.list, {});
  expect(items[0]).toMatchObject({ action: 'seen', object: 'application', subjectName: 'Lina Berg', actorKind: 'Recruiter' });
  const administrator = await t.as((await givenAdministrator(t.world)).id);
  expect((await administrator(audit.list, { companyId })).items).toEqual(items);
  const other = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  expect(await other(audit.list, {})).toEqual({ items: [], more: false });
  await expect(other(audit.list, { companyId })).rejects.toEqual(code('not-allowed'));
  const mate = await t.as((await givenTeammate(t.world, companyId)).id);
  await expect(mate(audit.list, {})).rejects.toEqual(code('not-allowed'));
  const candidate = await t.as((await givenCandidate(t.world)).id);
  await expect(candidate(audit.list, {})).rejects.toEqual(code('not-allowed'));
  await expect(candidate(audit.check, {})).rejects.toEqual(code('not-allowed'));
});

test('the log is narrowed by what was done, by what kind of somebody, and by time', async () => {
  const ofOwner = await t.as(owner.id);
  const { items } = await ofOwner(audit.list, {});
  const [newest, second, third] = items;
  const from = second?.at ?? '';
  expect((await ofOwner(audit.list, { from })).items).toEqual([newest, second]);
  expect((await ofOwner(audit.list, { until: from })).items).toEqual([third, ...items.slice(3)]);
  expect((await ofOwner(audit.list, { action: 'seen', actorKind: 'Recruiter' })).items).toEqual(
    items.filter(({ action }) => action === 'seen'),
  );
  expect((await ofOwner(audit.list, { actorKind: 'provider' })).items).toEqual([]);
  expect((await ofOwner(audit.list, { action: 'exported' })).items).toEqual([]);
});

test('entries name nobody: the way from number to person is a row that can go', async () => {
  const rows = await t.world.db.selectFrom('audit_entry').selectAll().execute();
  const accounts = await t.world.db.selectFrom('account').select('id').execute();
  const text = JSON.stringify(rows);
  expect(accounts.filter(({ id }) => text.includes(id))).toEqual([]);
});

test('the product itself can neither change nor remove an entry or a seal', async () => {
  for (const table of ['audit_entry', 'audit_seal']) {
    await expect(sql`delete from ${sql.table(table)}`.execute(t.world.db)).rejects.toThrow();
    await expect(sql`truncate ${sql.table(table)}`.execute(t.world.db)).rejects.toThrow();
  }
  await expect(sql`update audit_entry set action = 'removed'`.execute(t.world.db)).rejects.toThrow();
  const { rows } = await sql<{ may: boolean }>`
    select bool_or(privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')) as may
    from information_schema.role_table_grants where table_name in ('audit_entry', 'audit_seal')`.execute(t.world.db);
  expect(rows[0]?.may).toBe(false);
});

test('whoever changes, removes or slips in an entry behind its back is found out by the hour', async () => {
  expect(await check()).toMatchObject({ hours: 3, broken: null });
  const [first, second] = await t.world.db.selectFrom('audit_entry').select(['id', 'at']).orderBy('id').execute();
  const hourOf = (at: string | undefined) => `${at?.slice(0, 13)}:00:00.000Z`;
  await behindItsBack(`update audit_entry set action = 'changed' where id = ${second?.id}`);
  expect(await check()).toMatchObject({ broken: hourOf(second?.at) });
  await behindItsBack(`update audit_entry set action = 'seen' where id = ${second?.id}`);
  expect(await check()).toMatchObject({ broken: null });
  await behindItsBack(`insert into audit_entry (at, actor_kind, action, object) values ('${first?.at}', 'product', 'seen', 'answer')`);
  expect(await check()).toMatchObject({ broken: hourOf(first?.at) });
  await behindItsBack(`delete from audit_entry where object = 'answer'`);
  await behindItsBack(`update audit_seal set digest = md5(digest) where hour = (select max(hour) from audit_seal)`);
  expect((await check()).broken).not.toBeNull();
});

test('sealing twice seals nothing twice', async () => {
  const before = await t.world.db.selectFrom('audit_seal').selectAll().execute();
  await seal();
  expect(await t.world.db.selectFrom('audit_seal').selectAll().execute()).toEqual(before);
});

test('a screen that asks again within ten minutes is one look, and another thing or another person is one of its own', async () => {
  const recruiter = await t.as(owner.id);
  const mate = await t.as((await givenTeammate(t.world, companyId)).id);
  const { bookingId } = await givenJobCode(recruiter);
  const id = await givenApplication(t.world, bookingId, (await givenCandidate(t.world)).id);
  const looks = async () => (await recruiter(audit.list, { count: 200 })).items.filter((one) => one.objectId === id).length;
  for (const _ of [1, 2, 3]) await recruiter(applicants.one, { id });
  expect(await looks()).toBe(1);
  await mate(applicants.one, { id });
  expect(await looks()).toBe(2);
  t.later(11 * 60 * 1000);
  await recruiter(applicants.one, { id });
  expect(await looks()).toBe(3);
});

test('the log is narrowed to what one person did, and by a candidate nobody finds out whose application is meant', async () => {
  const recruiter = await t.as(owner.id);
  const mate = await givenTeammate(t.world, companyId);
  const { bookingId } = await givenJobCode(recruiter);
  const candidate = await givenCandidate(t.world, { firstName: 'Ole', lastName: 'Vik' });
  const application = await givenApplication(t.world, bookingId, candidate.id);
  await (await t.as(mate.id))(applicants.one, { id: application });
  const list = { count: 200 } as const;
  const { items } = await recruiter(audit.list, list);
  const [mates] = (await recruiter(audit.list, { ...list, by: mate.id })).items;
  expect(mates).toMatchObject({ action: 'seen', object: 'application', subjectName: 'Ole Vik' });
  expect((await recruiter(audit.list, { ...list, by: owner.id })).items).toEqual(
    items.filter(({ actorName }) => actorName === items.at(-1)?.actorName),
  );
  const elsewhere = await t.as((await givenCompany(t.world, 'Far away')).owner.id);
  expect((await elsewhere(audit.list, { by: mate.id })).items).toEqual([]);

  await audited({ ...ownContext(t.world), actor: { accountId: candidate.id, userType: 'Candidate', companyId: null } } as never, {
    action: 'changed',
    object: 'application',
    objectId: application,
    companyId,
    subjects: [candidate.id],
  });
  expect((await recruiter(audit.list, list)).items[0]).toMatchObject({ actorKind: 'Candidate', object: 'application' });
  expect((await recruiter(audit.list, { ...list, by: candidate.id })).items).toEqual([]);
  const administrator = await t.as((await givenAdministrator(t.world)).id);
  expect((await administrator(audit.list, { ...list, by: candidate.id })).items).toMatchObject([{ actorKind: 'Candidate' }]);
});

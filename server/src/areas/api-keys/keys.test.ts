import { team } from '@vitrine/contract/accounts/team.ts';
import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { type KeyScope, keyCallsPerMinute, keyScopes } from '@vitrine/contract/api-keys/scopes.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { day } from '@vitrine/contract/durations.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

const t = await startWorld();
let company: Awaited<ReturnType<typeof givenCompany>>;
let owner: Awaited<ReturnType<typeof t.as>>;

beforeAll(async () => {
  company = await givenCompany(t.world);
  owner = await t.as(company.owner.id);
});

const keyOf = async (scopes: readonly KeyScope[], accountId?: string) =>
  owner(apiKeys.make, { name: 'Own system', scopes: [...scopes], days: 30, ...(accountId ? { accountId } : {}) });
const withKey = (key: string, headers: Record<string, string> = {}) => callAs(t.app, { authorization: `Bearer ${key}`, ...headers });
const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

describe('a key of a company', () => {
  it('is shown once, stored as a digest, and listed by how it begins', async () => {
    const { id, key } = await keyOf(['jobs:read']);
    expect(key).toMatch(/^vitrine_[\w-]{43}$/);
    const { items } = await owner(apiKeys.list, {});
    const listed = items.find((one) => one.id === id);
    expect(listed).toMatchObject({ name: 'Own system', scopes: ['jobs:read'], usedAt: null, state: 'active' });
    expect(key.startsWith(listed?.prefix ?? 'x')).toBe(true);
    const row = await t.world.db.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(key.slice(14));
  });

  it('calls what its scopes open, and is told which one is missing elsewhere', async () => {
    const { key } = await keyOf(['jobs:read']);
    const program = withKey(key);
    await expect(program(team.info, {})).rejects.toMatchObject({
      problem: { code: 'scope-missing', errors: [{ field: 'scope', message: 'settings:read' }] },
    });
    await expect(program(jobAdEditing.create, {})).rejects.toEqual(refused('scope-missing'));
    await expect(program(apiKeys.list, {})).rejects.toEqual(refused('not-by-key'));
  });

  it('notes when it was used', async () => {
    const { id, key } = await keyOf(['settings:read']);
    await withKey(key)(team.info, {});
    const { items } = await owner(apiKeys.list, {});
    expect(items.find((one) => one.id === id)?.usedAt).not.toBeNull();
  });

  it('ends at once when it is revoked, and with its last day', async () => {
    const { id, key } = await keyOf(['settings:read']);
    const program = withKey(key);
    await program(team.info, {});
    await owner(apiKeys.revoke, { id });
    await expect(program(team.info, {})).rejects.toEqual(refused('not-signed-in'));
    expect((await owner(apiKeys.list, {})).items.map((one) => one.id)).not.toContain(id);
    await expect(owner(apiKeys.revoke, { id })).rejects.toEqual(refused('not-found'));

    const other = await owner(apiKeys.make, { name: 'For a day', scopes: ['settings:read'], days: 1 });
    t.later(day + 1000);
    await expect(withKey(other.key)(team.info, {})).rejects.toEqual(refused('not-signed-in'));
    owner = await t.as(company.owner.id);
    expect((await owner(apiKeys.list, {})).items.find((one) => one.id === other.id)?.state).toBe('expired');
  });

  it('is made and revoked by the owner alone, and for people of the company alone', async () => {
    const { id } = await keyOf(['jobs:read']);
    const recruiter = await t.as((await givenTeammate(t.world, company.companyId)).id);
    await expect(recruiter(apiKeys.make, { name: 'Mine', scopes: ['jobs:read'], days: 1 })).rejects.toEqual(refused('not-allowed'));
    const elsewhere = await givenCompany(t.world, 'Elsewhere');
    const stranger = await t.as(elsewhere.owner.id);
    await expect(stranger(apiKeys.revoke, { id })).rejects.toEqual(refused('not-found'));
    await expect(keyOf(['jobs:read'], elsewhere.owner.id)).rejects.toEqual(refused('not-found'));
    const candidate = await givenCandidate(t.world);
    await expect(keyOf(['jobs:read'], candidate.id)).rejects.toEqual(refused('not-found'));
  });

  it('may no more than whoever it acts for, who is told, and ends when they leave', async () => {
    const given = await givenJobCode(owner);
    const other = await givenJobCode(owner);
    const manager = await givenHiringManager(t.world, company.companyId, [given.bookingId]);
    const { key } = await keyOf(keyScopes, manager.id);
    expect((await t.mailsTo(manager.email))[0]?.text).toContain('Own system');
    const program = withKey(key);
    await program(applicants.byBooking, { bookingId: given.bookingId });
    await expect(program(applicants.byBooking, { bookingId: other.bookingId })).rejects.toEqual(refused('not-found'));
    await expect(program(jobAdEditing.create, {})).rejects.toEqual(refused('not-allowed'));
    await owner(team.remove, { id: manager.id });
    await expect(program(applicants.byBooking, { bookingId: given.bookingId })).rejects.toEqual(refused('not-signed-in'));
    await t.world.db.updateTable('account').set({ deactivated_at: null }).where('id', '=', manager.id).execute();
    await expect(program(applicants.byBooking, { bookingId: given.bookingId })).rejects.toEqual(refused('not-signed-in'));
  });

  it('stands in the activity log with what it looked at', async () => {
    const candidate = await givenCandidate(t.world);
    const job = await givenJobCode(owner);
    const applicationId = await givenApplication(t.world, job.bookingId, candidate.id);
    const { key } = await keyOf(['applicants:read']);
    await owner(applicants.one, { id: applicationId });
    await withKey(key)(applicants.one, { id: applicationId });
    const { items } = await owner(audit.list, {});
    const looks = items.filter((one) => one.objectId === applicationId && one.action === 'seen');
    expect(looks.map(({ keyName }) => keyName)).toEqual(['Own system', null]);
  });

  it('makes a thing once under a name, and refuses the name for another call', async () => {
    const { key } = await keyOf(keyScopes);
    const program = withKey(key, { 'idempotency-key': 'draft-1' });
    const made = await Promise.all(Array.from({ length: 4 }, () => program(jobAdEditing.create, { title: 'Night baker' })));
    expect(new Set(made.map(({ bookingId }) => bookingId)).size).toBe(1);
    await expect(program(jobAdEditing.create, { title: 'Day baker' })).rejects.toEqual(refused('key-reused'));
    const copy = await withKey(key, { 'idempotency-key': 'draft-2' })(jobAdEditing.create, { copyOf: made[0]?.bookingId ?? '' });
    expect(copy.bookingId).not.toBe(made[0]?.bookingId);
    t.later(day + 1000);
    const later = await program(jobAdEditing.create, { title: 'Day baker' });
    expect(later.bookingId).not.toBe(made[0]?.bookingId);
    owner = await t.as(company.owner.id);
  });

  it('a call that was refused may be made again under its name', async () => {
    const candidate = await givenCandidate(t.world);
    const applicationId = await givenApplication(t.world, (await givenJobCode(owner)).bookingId, candidate.id);
    const { key } = await keyOf(keyScopes);
    const program = withKey(key, { 'idempotency-key': 'comment-1' });
    await expect(program(comments.add, { id: t.world.newId(), text: 'Good' })).rejects.toEqual(refused('not-found'));
    await program(comments.add, { id: applicationId, text: 'Good' });
    await program(comments.add, { id: applicationId, text: 'Good' });
    expect((await owner(comments.list, { id: applicationId })).items).toHaveLength(1);
  });
});

describe('limits of a key', () => {
  it('are its own, and say when to come back', async () => {
    const one = await owner(apiKeys.make, { name: 'Busy', scopes: ['settings:read'], days: 1 });
    const { world } = t;
    const count = {
      key: `api-key ${one.id}`,
      calls: keyCallsPerMinute * world.config.rateLimitFactor,
      resets_at: new Date(world.now().getTime() + 30_000).toISOString(),
    };
    await world.db.insertInto('rate_count').values(count).execute();
    const reply = await t.app.inject({ url: '/api/registration/recruiter/info', headers: { authorization: `Bearer ${one.key}` } });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '30']);
    await withKey((await keyOf(['settings:read'])).key)(team.info, {});
  });
});

import { closing } from '@vitrine/contract/admin/closing.ts';
import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day, hour } from '@vitrine/contract/durations.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { webhooks } from '@vitrine/contract/webhooks/endpoints.ts';
import { type WebhookEvent, webhookEvents, webhookPauses } from '@vitrine/contract/webhooks/events.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver } from '../../../test/outside/receivers.ts';
import { callAs, startWorld } from '../../../test/world.ts';
import { atomically } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { tellRecruiters } from '../interviews/index.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { deliverDue } from './delivering.ts';

const elsewhere = await startReceiver();
afterAll(elsewhere.close);
const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32' });

let count = 0;
let path: string;
let email: string;
let ownerId: string;
let companyId: string;
let owner: Call;
beforeEach(async () => {
  count += 1;
  path = `/hook${count}`;
  const company = await givenCompany(t.world, `Lindenhof ${count}`);
  ({ companyId } = company);
  ({ email, id: ownerId } = company.owner);
  owner = await t.as(ownerId);
});

const make = (events: readonly WebhookEvent[] = webhookEvents) =>
  owner(webhooks.make, { url: elsewhere.origin + path, events: [...events] });
const deliver = () => deliverDue(t.world);
const came = () => elsewhere.at(path);
const bodies = () => came().map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

/** Somebody applies, as the interview does it. */
async function applied() {
  const { bookingId } = await givenJobCode(owner);
  const candidate = await givenCandidate(t.world, { firstName: 'Quentin', lastName: 'Quince' });
  const id = await givenApplication(t.world, bookingId, candidate.id);
  await atomically(t.world, (world) => tellRecruiters(world, id, 'sent'));
  return { id, bookingId };
}

describe('what is sent', () => {
  it('is verified by the library of the standard, holds ids and no person, and leads a key to the applicant', async () => {
    const { secret } = await make(['application.sent']);
    const { id, bookingId } = await applied();
    await deliver();
    const [{ headers, body } = { headers: {}, body: '' }] = came();
    const said = new Webhook(secret).verify(body, headers) as { type: string; data: { applicationId: string; links: { api: string } } };
    expect(said).toMatchObject({ type: 'application.sent', data: { applicationId: id, bookingId, status: 'New', by: 'interview' } });
    expect(body).not.toMatch(/Quentin|Quince|@/);
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();

    const { key } = await owner(apiKeys.make, { name: 'Reader', scopes: ['applicants:read'], days: 1 });
    const program = callAs(t.app, { authorization: `Bearer ${key}` });
    expect(await program(applicants.one, { id: said.data.applicationId })).toMatchObject({ firstName: 'Quentin' });
    const reply = await t.app.inject({ url: new URL(said.data.links.api).pathname, headers: { authorization: `Bearer ${key}` } });
    expect(reply.statusCode).toBe(200);
  });

  it('is told of what happens to an application and to a job, and of nothing that was not asked for', async () => {
    await make(['application.status_changed', 'job.published', 'job.closed']);
    const { id, bookingId } = await applied();
    await owner(deciding.setStatus, { ids: [id], status: 'Screening' });
    const job = await givenJobCode(owner);
    await owner(jobCodeEditing.update, { id: job.id, state: 'archived' });
    await deliver();
    const seen = bodies().map(({ type, data }) => [type, data.bookingId, data.status]);
    expect(seen).toEqual(
      expect.arrayContaining([
        ['job.published', bookingId, undefined],
        ['application.status_changed', bookingId, 'Screening'],
        ['job.closed', job.bookingId, undefined],
      ]),
    );
    expect(bodies().some(({ type }) => type === 'application.sent')).toBe(false);
    expect(new Set(bodies().map(({ data }) => data.sequence)).size).toBe(bodies().length);
  });

  it('is written with the act or not at all, and only where somebody listens', async () => {
    await applied();
    expect(await t.world.db.selectFrom('webhook_event').where('company_id', '=', companyId).selectAll().execute()).toEqual([]);
    await make();
    const { id } = await applied();
    const undone = atomically(t.world, async (world) => {
      await tellRecruiters(world, id, 'sent');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await deliver();
    expect(bodies().filter(({ type }) => type === 'application.sent')).toHaveLength(1);
  });

  it('goes to no other company', async () => {
    await make();
    const here = owner;
    owner = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
    await applied();
    owner = here;
    await deliver();
    expect(came()).toEqual([]);
  });
});

describe('what does not arrive', () => {
  it('is tried again by the schedule of the standard with the same id, then no more', async () => {
    elsewhere.answers.set(path, 500);
    const { id } = await make();
    await owner(webhooks.test, { id });
    await deliver();
    for (const pause of webhookPauses) {
      await deliver();
      t.later(pause * 1100 + 1);
      await deliver();
    }
    t.later(2 * day);
    await deliver();
    expect(came()).toHaveLength(webhookPauses.length + 1);
    expect(new Set(came().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(came().map(({ body }) => body)).size).toBe(1);
    const { items } = await (await t.as(ownerId))(webhooks.log, { id });
    expect(items[0]).toMatchObject({ status: 500, try: 10, state: 'failed', nextAt: null });
    expect(JSON.stringify(items)).not.toContain('inner net');
  });

  it('is turned off after five days without anything that arrived, and the owner is told', async () => {
    elsewhere.answers.set(path, 503);
    const { id } = await make();
    await owner(webhooks.test, { id });
    await deliver();
    t.later(5 * day + hour);
    owner = await t.as(ownerId);
    await owner(webhooks.test, { id });
    await deliver();
    expect((await owner(webhooks.list, {})).items[0]).toMatchObject({ disabled: 'failing' });
    expect((await t.mailsTo(email))[0]?.text).toContain(path);
    await expect(owner(webhooks.test, { id })).rejects.toEqual(refused('webhook-off'));
    elsewhere.answers.set(path, 200);
    const before = came().length;
    const since = new Date(t.world.now().getTime() - 2000).toISOString();
    await applied();
    await owner(webhooks.turn, { id, on: true });
    await deliver();
    expect(came()).toHaveLength(before);
    const { events } = await owner(webhooks.replay, { id, since });
    expect(events).toBeGreaterThan(0);
    await deliver();
    expect(came()).toHaveLength(before + events);
  });

  it('is counted anew where the company was closed meanwhile, and where another address was named', async () => {
    const failsOnce = async () => {
      owner = await t.as(ownerId);
      await owner(webhooks.test, { id });
      await deliver();
      return (await owner(webhooks.list, {})).items[0]?.disabled;
    };
    elsewhere.answers.set(path, 503);
    const { id } = await make();
    expect(await failsOnce()).toBeNull();
    const { id: adminId } = await givenAdministrator(t.world);
    await (await t.as(adminId))(closing.deactivateCompany, { companyId, name: `Lindenhof ${count}` });
    t.later(6 * day);
    await (await t.as(adminId))(closing.activateCompany, { companyId });
    expect(await failsOnce()).toBeNull();
    t.later(4 * day);
    owner = await t.as(ownerId);
    await owner(webhooks.update, { id, url: `${elsewhere.origin}${path}` });
    t.later(2 * day);
    expect(await failsOnce()).toBe('failing');
    await owner(webhooks.turn, { id, on: true });
    expect(await failsOnce()).toBeNull();
    t.later(6 * day);
    owner = await t.as(ownerId);
    elsewhere.answers.set(`${path}-new`, 503);
    await owner(webhooks.update, { id, url: `${elsewhere.origin}${path}-new` });
    expect(await failsOnce()).toBeNull();
  });

  it('is turned off at once where the address is gone', async () => {
    elsewhere.answers.set(path, 410);
    const { id } = await make();
    await owner(webhooks.test, { id });
    await deliver();
    expect((await owner(webhooks.list, {})).items[0]).toMatchObject({ id, disabled: 'gone' });
    expect(await t.mailsTo(email)).toHaveLength(1);
  });

  it('is not led elsewhere', async () => {
    elsewhere.answers.set(path, 302);
    const { id } = await make();
    await owner(webhooks.test, { id });
    await deliver();
    expect(elsewhere.at('/elsewhere')).toEqual([]);
    expect((await owner(webhooks.log, { id })).items[0]).toMatchObject({ status: 302, state: 'waiting' });
  });

  it('delays nobody else', async () => {
    elsewhere.answers.set(path, 'never');
    const dead = await make();
    for (let n = 0; n < 12; n++) await owner(webhooks.test, { id: dead.id });
    const alive = `${path}-alive`;
    const other = await owner(webhooks.make, { url: elsewhere.origin + alive, events: ['talk.booked'] });
    await owner(webhooks.test, { id: other.id });
    const sending = deliver();
    await expect.poll(() => elsewhere.at(alive).length, { timeout: 10_000 }).toBe(1);
    expect(came().length).toBeLessThanOrEqual(8);
    await owner(webhooks.remove, { id: dead.id });
    await sending;
  }, 60_000);

  it('is taken up by another program where the first was killed, and sent once by two', async () => {
    const { id } = await make();
    await owner(webhooks.test, { id });
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(came()).toHaveLength(1);
    await t.world.db.updateTable('webhook_delivery').set({ state: 'waiting', tries: 1 }).where('endpoint_id', '=', id).execute();
    await deliver();
    expect(came()).toHaveLength(1);
    t.later(61_000);
    await deliver();
    expect(came()).toHaveLength(2);
  });
});

describe('a webhook', () => {
  /** The library looks at its own clock as well, which is not moved here: what it would have signed is compared. */
  const signedBy = (one: string, { headers, body }: ReturnType<typeof came>[number]) =>
    new Webhook(one).sign(headers['webhook-id'] ?? '', new Date(Number(headers['webhook-timestamp']) * 1000), body);

  it('is signed with both secrets for a day after a new one was made', async () => {
    const { id, secret } = await make();
    const next = (await owner(webhooks.rotate, { id })).secret;
    await owner(webhooks.test, { id });
    await deliver();
    const signatures = () => came().at(-1)?.headers['webhook-signature']?.split(' ') ?? [];
    for (const one of came()) expect(signatures()).toEqual([signedBy(next, one), signedBy(secret, one)]);
    t.later(day + 1000);
    owner = await t.as(ownerId);
    await owner(webhooks.test, { id });
    await deliver();
    for (const one of came().slice(-1)) expect(signatures()).toEqual([signedBy(next, one)]);
    const row = await t.world.db.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(Buffer.from(row.secret).toString('latin1')).not.toContain(next.slice(6));
  });

  it('is signed with every secret of the last day, also where several new ones were made in it, even at once', async () => {
    const { id, secret } = await make();
    const made = await Promise.all([owner(webhooks.rotate, { id }), owner(webhooks.rotate, { id })]);
    const last = (await owner(webhooks.rotate, { id })).secret;
    await owner(webhooks.test, { id });
    await deliver();
    const signatures = () => came().at(-1)?.headers['webhook-signature']?.split(' ').toSorted() ?? [];
    for (const one of came())
      expect(signatures()).toEqual([secret, last, ...made.map((each) => each.secret)].map((each) => signedBy(each, one)).toSorted());
    t.later(day + 1000);
    owner = await t.as(ownerId);
    await owner(webhooks.test, { id });
    await deliver();
    for (const one of came().slice(-1)) expect(signatures()).toEqual([signedBy(last, one)]);
  });

  it('arrives again with a new secret, where the one before cannot be opened any more', async () => {
    const { id } = await make();
    const sealed = Buffer.from('sealed with the key of another installation');
    await t.world.db.updateTable('webhook_endpoint').set({ secret: sealed }).where('id', '=', id).execute();
    await owner(webhooks.test, { id });
    await deliver();
    expect((await owner(webhooks.log, { id })).items[0]?.fault).toBe('secret');
    const { secret } = await owner(webhooks.rotate, { id });
    await owner(webhooks.test, { id });
    await deliver();
    expect(came()).toHaveLength(1);
    for (const one of came()) expect(one.headers['webhook-signature']).toBe(signedBy(secret, one));
  });

  it('leads to the public internet alone, by https', async () => {
    const to = (url: string) => owner(webhooks.make, { url, events: ['talk.booked'] });
    for (const url of ['https://10.0.0.1/hook', 'https://[::1]/hook', 'https://169.254.169.254/latest', 'https://8.8.8.8:8443/hook'])
      await expect(to(url), url).rejects.toMatchObject({ problem: { code: 'address-not-public', errors: [{ field: 'url' }] } });
    for (const url of ['http://example.com/hook', 'https://user:secret@example.com/hook', 'ftp://example.com', 'hook'])
      await expect(to(url), url).rejects.toMatchObject({ problem: { code: 'invalid', errors: [{ field: 'url' }] } });
  });

  it('is a matter of the owner, and of no other company', async () => {
    const { id } = await make();
    const recruiter = await t.as((await givenTeammate(t.world, companyId)).id);
    await expect(recruiter(webhooks.list, {})).rejects.toEqual(refused('not-allowed'));
    const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
    for (const act of [
      () => stranger(webhooks.log, { id }),
      () => stranger(webhooks.rotate, { id }),
      () => stranger(webhooks.turn, { id, on: false }),
      () => stranger(webhooks.remove, { id }),
      () => stranger(webhooks.test, { id }),
      () => stranger(webhooks.update, { id, events: ['talk.booked'] }),
      () => stranger(webhooks.replay, { id, since: '2026-01-01T00:00:00Z' }),
    ])
      await expect(act()).rejects.toEqual(refused('not-found'));
  });

  it('sends one event again, and asks which', async () => {
    const { id } = await make();
    await owner(webhooks.test, { id });
    await deliver();
    const eventId = (await owner(webhooks.log, { id })).items[0]?.eventId ?? '';
    await owner(webhooks.replay, { id, eventId });
    await deliver();
    expect(came().map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
    await expect(owner(webhooks.replay, { id })).rejects.toMatchObject({ problem: { code: 'invalid', errors: [{ field: 'eventId' }] } });
    await expect(owner(webhooks.replay, { id, eventId: t.world.newId() })).rejects.toEqual(refused('not-found'));
  });

  it('forgets what is older than thirty days', async () => {
    const { id } = await make();
    await owner(webhooks.test, { id });
    await deliver();
    t.later(31 * day);
    await t.world.jobs.enqueue(t.world.db, 'forget-webhook-events', {}, undefined, undefined);
    await t.work();
    owner = await t.as(ownerId);
    expect((await owner(webhooks.log, { id })).items).toEqual([]);
  });
});

import { day, hour } from '@vitrine/contract/durations.ts';
import { jobAlerts, maxAlerts } from '@vitrine/contract/job-search/alerts.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { expect, test } from 'vitest';
import { givenPerson } from '../../../../test/people.ts';
import { startWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany, testPassword } from '../../accounts/fixtures.ts';
import { mailsWithEnd } from '../fixtures.sql.ts';
import { givenAd } from '../fixtures.ts';
import { forgetUnconfirmedAlerts, mailJobAlerts } from './alerts.jobs.ts';

const it = await startWorld();
const { world } = it;
const { companyId } = await givenCompany(world);
const guest = await it.as();
const anAddress = () => `${crypto.randomUUID()}@mail.test`;

async function morning() {
  await mailJobAlerts.run(ownContext(world), {});
  await it.work();
}

const ask = (email: string, textSearch: string, language: 'en' | 'de' | 'fr' = 'en') =>
  guest(jobAlerts.ask, { email, name: textSearch, query: { textSearch }, language });

/** The path of the link that the newest mail to this address leads to. */
async function linkTo(email: string) {
  const [mail] = await it.mailsTo(email);
  const url = /https?:\S+\/api\/v2\/jobalert\/confirm\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!url) throw new Error(`No link in ${mail?.text}`);
  return new URL(url).pathname;
}

const press = (url: string) => it.app.inject({ method: 'POST', url, payload: {} });

async function confirmed(email: string, textSearch: string, language?: 'en' | 'de' | 'fr') {
  await ask(email, textSearch, language);
  expect((await press(await linkTo(email))).statusCode).toBe(200);
}

const stored = (email: string) => world.db.selectFrom('job_alert').select(['name', 'confirmed_at']).where('email', '=', email).execute();

test('an address that has confirmed is mailed what is new, at most once a day, in its language', async () => {
  const email = anAddress();
  await givenAd(world, { companyId, title: 'Known roofer' });
  it.later(1000);
  await confirmed(email, 'roofer', 'de');
  it.later(1000);
  await morning();
  expect(await it.mailsTo(email)).toHaveLength(1);
  await givenAd(world, { companyId, title: 'New roofer' });
  it.later(1000);
  await morning();
  await morning();
  const [mail, ...before] = await it.mailsTo(email);
  expect(before).toHaveLength(1);
  expect(mail?.subject).toBe('Eine neue Stelle für „roofer“');
  expect(mail?.text).toContain('New roofer');
  expect(mail?.text).not.toContain('Known roofer');
  await givenAd(world, { companyId, title: 'Second roofer' });
  it.later(25 * hour);
  await morning();
  expect((await it.mailsTo(email))[0]?.text).toContain('Second roofer');
});

test('without a confirmation nothing is mailed but the question, and looking at it confirms nothing', async () => {
  const email = anAddress();
  await ask(email, 'plumber');
  const link = await linkTo(email);
  const page = await it.app.inject({ method: 'GET', url: link });
  expect(page.body).toContain('plumber');
  await givenAd(world, { companyId, title: 'Plumber' });
  it.later(1000);
  await morning();
  expect(await it.mailsTo(email)).toHaveLength(1);
  expect(await stored(email)).toEqual([{ name: 'plumber', confirmed_at: null }]);
});

test('nothing that somebody typed is mailed to an address that has not confirmed', async () => {
  const email = anAddress();
  await guest(jobAlerts.ask, { email, name: 'Win at http://evil.test', query: { textSearch: 'cheap watches' }, language: 'en' });
  const [mail] = await it.mailsTo(email);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil|Win at|watches/);
  const page = await it.app.inject({ method: 'GET', url: await linkTo(email) });
  expect(page.body).not.toContain('href="http://evil.test');
});

test('one press on the link of a mail ends the mails and deletes the address, in the outbox too', async () => {
  const email = anAddress();
  await confirmed(email, 'florist');
  it.later(1000);
  await givenAd(world, { companyId, title: 'Florist' });
  it.later(1000);
  await morning();
  const [mail] = await mailsWithEnd(world.db, email);
  const url = new URL(mail?.unsubscribe ?? '').pathname;
  expect(mail?.body_text).toContain(url);
  expect((await it.app.inject({ method: 'GET', url })).statusCode).toBe(200);
  expect(await stored(email)).toHaveLength(1);
  expect((await press(`${url}x`)).statusCode).toBe(404);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const ended = await it.app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' });
  expect(ended.statusCode).toBe(200);
  expect(await stored(email)).toEqual([]);
  expect(await it.mailsTo(email)).toEqual([]);
  // once more says the same
  expect((await press(url)).statusCode).toBe(200);
});

test('a mail from before the same search was asked for once more ends it too, and nothing else', async () => {
  const email = anAddress();
  await confirmed(email, 'farrier');
  await confirmed(email, 'saddler');
  it.later(1000);
  await givenAd(world, { companyId, title: 'Farrier' });
  it.later(1000);
  await morning();
  const [mail] = await mailsWithEnd(world.db, email);
  for (let count = 0; count < 2; count += 1) {
    it.later(hour);
    await confirmed(email, 'farrier');
  }
  const url = new URL(mail?.unsubscribe ?? '').pathname;
  expect((await it.app.inject({ method: 'GET', url })).body).toContain('farrier');
  expect((await press(url)).body).toContain('The mails have ended');
  expect((await stored(email)).map(({ name }) => name)).toEqual(['saddler']);
});

test('the link that ends confirms nothing, and the one that confirms ends nothing', async () => {
  const email = anAddress();
  await ask(email, 'tailor');
  const link = await linkTo(email);
  expect((await press(link.replace('/confirm/', '/end/'))).statusCode).toBe(404);
  expect(await stored(email)).toHaveLength(1);
});

test('an address that nobody confirms is deleted after a week, and its link says so', async () => {
  const [late, kept] = [anAddress(), anAddress()];
  await ask(late, 'potter');
  await confirmed(kept, 'potter');
  const link = await linkTo(late);
  it.later(8 * day);
  await forgetUnconfirmedAlerts.run(ownContext(world), {});
  expect(await stored(late)).toEqual([]);
  expect(await it.mailsTo(late)).toEqual([]);
  expect(await stored(kept)).toHaveLength(1);
  const page = await press(link);
  expect(page.body).toContain('This link is no longer good');
  expect(await stored(late)).toEqual([]);
});

test('the same search is mailed once however often it was asked for, and an address has at most twenty', async () => {
  const email = anAddress();
  await confirmed(email, 'weaver');
  it.later(hour);
  await confirmed(email, 'weaver');
  expect(await stored(email)).toHaveLength(1);
  for (let count = 0; count < maxAlerts; count += 1) {
    it.later(hour);
    await confirmed(email, `trade ${count}`);
  }
  const names = (await stored(email)).map((one) => one.name);
  expect(names).toHaveLength(maxAlerts);
  expect(names).not.toContain('weaver');
});

test('the reply is the same whoever the address belongs to', async () => {
  const person = await givenPerson(world);
  const { email } = await world.db.selectFrom('account').select('email').where('id', '=', person.accountId).executeTakeFirstOrThrow();
  expect(await ask(email, 'miller')).toEqual(await ask(anAddress(), 'miller'));
});

test('alerts of the own address are told with what is stored of an account, and erased with it', async () => {
  const person = await givenCandidate(world, { password: true });
  const other = anAddress();
  await confirmed(person.email, 'cooper');
  await confirmed(other, 'cooper');
  const candidate = await it.as(person.id);
  const { stored: told } = await candidate(privacy.own, {});
  expect(told).toContainEqual({ area: 'job search', kind: 'jobAlerts', count: 1 });
  await candidate(privacy.erase, { password: testPassword });
  expect(await stored(person.email)).toEqual([]);
  expect(await stored(other)).toHaveLength(1);
});

import { registration } from '@vitrine/contract/accounts/registration.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { expect, test } from 'vitest';
import { tracesOf } from '../../../test/traces.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCompany, testPassword } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

const t = await startWorld();
const recruiter = await t.as((await givenCompany(t.world, 'Lindenhof')).owner.id);
const jobCode = await givenJobCode(recruiter, { title: 'Baker' });
const words = ['ludmilla', 'federkiel', 'Wetterleuchten'];

/** Somebody who answers as a guest, and the link in their mail that removes everything. */
async function givenGuest(email: string) {
  const anyone = await t.as();
  const person = { email, firstName: 'Ludmilla', lastName: 'Federkiel', termsAccepted: true as const };
  const begun = await anyone(registration.guest, { ...person, language: 'de', jobcodeId: jobCode.id });
  if (!('token' in begun)) throw new Error('no session');
  const guest = await t.as(undefined, { headers: { authorization: `Bearer ${begun.token}` } });
  const { applicationId } = await guest(interview.begin, { jobcodeId: jobCode.id, consent: true });
  await guest(takes.text, { applicationId, questionNo: 1, text: 'Wetterleuchten, and what it means.' });
  await guest(interview.submit, { applicationId });
  await t.work();
  const mail = (await t.mailsTo(email)).find((one) => one.text.includes('/erase/guest/'));
  const url = /http:\/\/vitrine\.test(\/api\/privacy\/erase\/guest\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { guest, url };
}

test('a guest removes everything with the link in the mail: looking asks, pressing does it', async () => {
  const { guest, url } = await givenGuest('ludmilla@mail.test');
  const asked = await t.app.inject({ method: 'GET', url });
  expect([asked.statusCode, asked.body.includes('Alles löschen?'), asked.body.includes('ludmilla@mail.test')]).toEqual([200, true, true]);
  expect((await tracesOf(t.world, words)).length).toBeGreaterThan(3);

  expect((await t.app.inject({ method: 'POST', url: `${url}x` })).statusCode).toBe(404);
  expect((await tracesOf(t.world, words)).length).toBeGreaterThan(3);

  const done = await t.app.inject({ method: 'POST', url });
  expect([done.statusCode, done.body.includes('Alles ist gelöscht.')]).toEqual([200, true]);
  await t.work();
  expect(await tracesOf(t.world, words)).toEqual([]);
  await expect(guest(interview.view, { jobcodeId: jobCode.id })).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
  const again = await t.app.inject({ method: 'GET', url, headers: { 'accept-language': 'fr' } });
  expect([again.statusCode, again.body.includes('Tout est supprimé.')]).toEqual([200, true]);
});

test('who has made an account since is led to its settings, and nothing is removed', async () => {
  const { url } = await givenGuest('ludmilla.federkiel@mail.test');
  const anyone = await t.as();
  const person = { email: 'ludmilla.federkiel@mail.test', firstName: 'Ludmilla', lastName: 'Federkiel', password: testPassword };
  await anyone(registration.candidate, { ...person, termsAccepted: true, language: 'de' });
  const [mail] = await t.mailsTo(person.email);
  const activation = /[?&]activation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await anyone(registration.activate, { activation, password: testPassword });
  for (const method of ['GET', 'POST'] as const) {
    const reply = await t.app.inject({ method, url });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/candidate-settings/privacy']);
  }
  expect((await tracesOf(t.world, words)).length).toBeGreaterThan(3);
});

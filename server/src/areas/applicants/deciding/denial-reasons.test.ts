import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { denialReasons } from '@vitrine/contract/applicants/denial-reasons.ts';
import { applicantExport } from '@vitrine/contract/applicants/export.ts';
import { jobResults } from '@vitrine/contract/applicants/results.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany, givenHiringManager } from '../../accounts/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenApplication } from '../fixtures.ts';
import { applicantData } from '../personal-data.ts';
import { mailStatus } from './deciding.jobs.ts';

let t: TestWorld;
let recruiter: Call;
let stranger: Call;
let companyId: string;
let bookingId: string;
beforeAll(async () => {
  t = await startWorld();
  const company = await givenCompany(t.world, 'Lindenhof');
  companyId = company.companyId;
  recruiter = await t.as(company.owner.id);
  stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
});
beforeEach(async () => {
  ({ bookingId } = await givenJobCode(recruiter));
});

async function anApplicant(language: 'en' | 'de' | 'fr' = 'en', firstName = 'Zoé') {
  const candidate = await givenCandidate(t.world, { language, firstName });
  return { ...candidate, application: await givenApplication(t.world, bookingId, candidate.id) };
}

const mailOut = async (changes: string[]) => {
  for (const changeId of changes) await mailStatus.run(ownContext(t.world), { changeId });
};
const reasons = async (call = recruiter) => (await call(denialReasons.list, {})).items;
const reasonNamed = async (name: string) => {
  const found = (await reasons()).find((one) => one.name === name);
  if (!found) throw new Error(`no reason ${name}`);
  return found;
};
const noLetters = { en: '', de: '', fr: '' };

test('a company begins with reasons of ours, named in the language of who reads, and adds its own', async () => {
  const { owner } = await givenCompany(t.world, 'Fresh');
  const call = await t.as(owner.id);
  const german = await t.as(owner.id, { headers: { 'accept-language': 'de' } });
  expect((await reasons(call)).map(({ name }) => name)).toContain('The place is filled');
  expect((await reasons(german)).map(({ name }) => name)).toContain('Die Stelle ist besetzt');
  const added = await call(denialReasons.add, { name: 'No driving licence', letters: { ...noLetters, de: 'Guten Tag {firstName}' } });
  expect(added.letters.de.text).toBe('Guten Tag {firstName}');
  expect(added.letters.en.text).toBe(added.letters.en.ours);
  await expect(call(denialReasons.add, { name: 'no driving LICENCE', letters: noLetters })).rejects.toMatchObject({
    problem: { code: 'reason-taken' },
  });
  expect((await reasons(german)).map(({ name }) => name)).toContain('No driving licence');
});

test('a reason is renamed, put away and taken out again; one that is put away is given to nobody', async () => {
  const { id, letters } = await recruiter(denialReasons.add, { name: 'Too far away', letters: noLetters });
  const texts = { en: letters.en.text, de: letters.de.text, fr: letters.fr.text };
  expect((await recruiter(denialReasons.update, { id, name: 'Lives too far away', letters: texts })).name).toBe('Lives too far away');
  await recruiter(denialReasons.archive, { id, archived: true });
  const { application } = await anApplicant();
  await expect(recruiter(deciding.setStatus, { ids: [application], status: 'Denied', reasonId: id })).rejects.toMatchObject({
    problem: { errors: [{ field: 'reasonId' }] },
  });
  await recruiter(denialReasons.archive, { id, archived: false });
  await recruiter(deciding.setStatus, { ids: [application], status: 'Denied', reasonId: id });
  expect((await recruiter(applicants.one, { id: application })).history.at(-1)?.reason).toBe('Lives too far away');
});

test('people who are denied together read the letter for the reason, each in the own language with the own name', async () => {
  const { id } = await recruiter(denialReasons.add, {
    name: 'The shift is gone',
    letters: { ...noLetters, fr: 'Bonjour {firstName}, le poste {title} chez {company} n’existe plus. {unknown}' },
  });
  const [french, german] = [await anApplicant('fr', 'Zoé'), await anApplicant('de', 'Jana')];
  const ids = [french.application, german.application];
  const preview = await recruiter(deciding.mailPreview, { id: french.application, status: 'Denied', reasonId: id });
  const { changes } = await recruiter(deciding.setStatus, { ids, status: 'Denied', mail: true, reasonId: id });
  await mailOut(changes);
  const [toFrench] = await t.mailsTo(french.email);
  expect(preview.text).toMatch(/^Bonjour Zoé, le poste .+ chez Lindenhof n’existe plus\. \{unknown\}$/);
  expect(toFrench?.text).toContain(preview.text);
  const [toGerman] = await t.mailsTo(german.email);
  expect(toGerman?.text).toContain('Guten Tag Jana,');
  expect(toGerman?.text).toContain('für andere entschieden');
});

test('our letters for some reasons say more; the name of the reason stands in none of them', async () => {
  const { application } = await anApplicant();
  const filled = await reasonNamed('The place is filled');
  const { text } = await recruiter(deciding.mailPreview, { id: application, status: 'Denied', reasonId: filled.id });
  expect(text).toContain('The place has been filled meanwhile');
  for (const { id, name } of await reasons()) {
    const letter = await recruiter(deciding.mailPreview, { id: application, status: 'Denied', reasonId: id });
    expect(letter.text).not.toContain(name);
  }
});

test('the reason is filtered by and exported, goes with the status, and comes back with an undo', async () => {
  const [one, other] = [await anApplicant(), await anApplicant()];
  const { id: reasonId, name } = await reasonNamed('A language is missing');
  await recruiter(deciding.setStatus, { ids: [one.application], status: 'Denied', reasonId });
  await recruiter(deciding.setStatus, { ids: [other.application], status: 'Denied' });
  const found = async () => (await recruiter(applicants.byBooking, { bookingId, reasonId })).items.map(({ id, reason }) => [id, reason]);
  expect(await found()).toEqual([[one.application, name]]);
  expect((await recruiter(applicantExport.csv, { bookingId })).csv).toContain(`,Denied,${name},`);
  t.later(1000);
  const { changes } = await recruiter(deciding.setStatus, { ids: [one.application], status: 'Screening' });
  expect(await found()).toEqual([]);
  await recruiter(deciding.undo, { changes });
  expect(await found()).toEqual([[one.application, name]]);
  await expect(recruiter(deciding.setStatus, { ids: [one.application], status: 'Accepted', reasonId })).rejects.toMatchObject({
    problem: { errors: [{ field: 'reasonId' }] },
  });
});

test('a reason is corrected without another letter', async () => {
  const { application } = await anApplicant();
  const [first, second] = [await reasonNamed('A language is missing'), await reasonNamed('A qualification is missing')];
  await recruiter(deciding.setStatus, { ids: [application], status: 'Denied', reasonId: first.id });
  t.later(1000);
  await recruiter(deciding.setStatus, { ids: [application], status: 'Denied', reasonId: second.id });
  const { history } = await recruiter(applicants.one, { id: application });
  expect(history.map(({ reason }) => reason)).toEqual([first.name, second.name]);
});

test('the figures count reasons of five people and more, and tell neither a smaller group nor what gives it away', async () => {
  const { id: reasonId, name } = await reasonNamed('The place is filled');
  const ids: string[] = [];
  for (let n = 0; n < 7; n++) ids.push((await anApplicant()).application);
  await recruiter(deciding.setStatus, { ids: ids.slice(0, 5), status: 'Denied', reasonId });
  await recruiter(deciding.setStatus, { ids: ids.slice(5), status: 'Denied' });
  const counted = async () => (await recruiter(jobResults.get, { bookingId })).reasons;
  // seven were denied: five would tell of the two
  expect(await counted()).toEqual([
    { name, count: null },
    { name: null, count: null },
  ]);
  for (let n = 0; n < 3; n++) await recruiter(deciding.setStatus, { ids: [(await anApplicant()).application], status: 'Denied' });
  expect(await counted()).toEqual([
    { name, count: 5 },
    { name: null, count: 5 },
  ]);
  expect((await recruiter(jobResults.csv, { bookingId })).csv).toContain(`Denied: ${name},5`);
});

test('the candidate reads the letter and no reason, and finds the reason in what is stored of them', async () => {
  const { id, application, email } = await anApplicant();
  const reason = await reasonNamed('Pay or conditions do not fit');
  const { changes } = await recruiter(deciding.setStatus, { ids: [application], status: 'Denied', mail: true, reasonId: reason.id });
  await mailOut(changes);
  const candidate = await t.as(id);
  const home = JSON.stringify(await candidate(applicationHome.show, { bookingId }));
  expect(home).not.toContain(reason.name);
  expect((await t.mailsTo(email))[0]?.text).not.toContain(reason.name);
  const { data } = await applicantData.tell(ownContext(t.world), { id, email, confirmed: true });
  expect(JSON.stringify(data)).toContain('"reason":"expectations"');
});

test('reasons are of one company: others neither use, change nor see them, and who only hires reads them', async () => {
  const own = await recruiter(denialReasons.add, { name: 'Ours alone', letters: noLetters });
  const gone = { problem: { status: 404 } };
  expect((await reasons(stranger)).map(({ name }) => name)).not.toContain('Ours alone');
  await expect(stranger(denialReasons.update, { id: own.id, name: 'X', letters: noLetters })).rejects.toMatchObject(gone);
  await expect(stranger(denialReasons.archive, { id: own.id, archived: true })).rejects.toMatchObject(gone);
  const { application } = await anApplicant();
  const [theirs] = await reasons(stranger);
  await expect(recruiter(deciding.setStatus, { ids: [application], status: 'Denied', reasonId: theirs?.id ?? '' })).rejects.toMatchObject(
    gone,
  );
  await expect(recruiter(deciding.mailPreview, { id: application, status: 'Denied', reasonId: theirs?.id ?? '' })).rejects.toMatchObject(
    gone,
  );
  const manager = await t.as((await givenHiringManager(t.world, companyId, [bookingId])).id);
  expect((await reasons(manager)).map(({ name }) => name)).toContain('Ours alone');
  await expect(manager(denialReasons.archive, { id: own.id, archived: true })).rejects.toMatchObject({ problem: { status: 403 } });
});

import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { added } from '@vitrine/contract/candidates/added.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { profileEntries, profileEntryAliases } from '@vitrine/contract/candidates/parts.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { aPdf, aPicture, aPost } from './fixtures.ts';

let t: TestWorld;
let recruiter: Call;
let stranger: Call;
beforeAll(async () => {
  t = await startWorld();
  recruiter = await t.as((await givenCompany(t.world, 'Lindenhof', { firstName: 'Rosa', lastName: 'Linden' })).owner.id);
  stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
});

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

async function candidate() {
  const person = await givenCandidate(t.world, { firstName: 'Mia', lastName: 'Held' });
  return { ...person, call: await t.as(person.id) };
}

test('a profile keeps every field, and what is left out stays', async () => {
  const mia = await candidate();
  await mia.call(profile.create, {
    DOB: '1994-05-17',
    nationality: 'FR',
    cAddress: 'Rue du Four 3, Lyon',
    cTelephone: '+33 4 00 00 00 00',
    about: 'Long doughs.\nShort nights.',
    profession: 'Baker',
    company: 'Mühle',
    universityName: 'École Lenôtre',
    interCourseofStudies: 'Boulangerie',
    interHigestGraduation: 'Master craftsman',
    preferdTypeOfHiring: ['Full Time', 'Freelance'],
    careerStage: 'expert',
    workPermit: ['EU', 'CH'],
  });
  const changed = await mia.call(profile.update, { profession: 'Head baker', firstName: 'Mía', interHigestGraduation: null });
  expect(changed).toMatchObject({
    id: mia.id,
    firstName: 'Mía',
    lastName: 'Held',
    email: mia.email,
    DOB: '1994-05-17',
    nationality: 'FR',
    about: 'Long doughs.\nShort nights.',
    profession: 'Head baker',
    company: 'Mühle',
    interHigestGraduation: null,
    preferdTypeOfHiring: ['Full Time', 'Freelance'],
    careerStage: 'Expert',
    workPermit: ['EU', 'CH'],
    closeUpConnected: false,
    cProfileView: 0,
    numberOfInterviewDone: 0,
  });
  expect(await mia.call(profile.own, {})).toEqual(changed);
});

test.each([
  ['Student', 'Student'],
  ['Volunteer', 'Volunteer'],
  ['Job Starter', 'Job Starter'],
  ['Job starter', 'Job Starter'],
  ['Professional Experienced', 'Professional Experienced'],
  ['Professional experienced', 'Professional Experienced'],
  ['Expert', 'Expert'],
])('the career stage %s is given back as it was sent, and known without regard to case (R076, R265, R266)', async (label, listed) => {
  const mia = await candidate();
  expect((await mia.call(profile.update, { careerStage: label })).careerStage).toBe(label);
  expect((await mia.call(profile.update, { careerStage: label.toUpperCase() })).careerStage).toBe(listed);
  expect((await mia.call(profile.update, { careerStage: null })).careerStage).toBeNull();
});

test('"Associate" is a kind of employment of job ads alone (R258)', async () => {
  const mia = await candidate();
  await expect(mia.call(profile.update, { preferdTypeOfHiring: ['Associate' as never] })).rejects.toEqual(code('invalid'));
  const { employmentType } = await recruiter(jobAdEditing.create, { title: 'Baker', employmentType: ['Associate'] });
  expect(employmentType).toEqual(['Associate']);
});

test('a day of birth in the future, an unknown country and an unknown stage are refused by field', async () => {
  const mia = await candidate();
  await expect(mia.call(profile.update, { DOB: '2199-01-01' })).rejects.toEqual(code('invalid'));
  await expect(mia.call(profile.update, { nationality: 'XX' })).rejects.toEqual(code('invalid'));
  await expect(mia.call(profile.update, { careerStage: 'wizard' })).rejects.toEqual(code('invalid'));
});

test('posts come and go; -1 means until now and stands first (R021, R078)', async () => {
  const mia = await candidate();
  await mia.call(profileEntries.insertExperience, aPost());
  const { experiences } = await mia.call(
    profileEntryAliases.insertExperience,
    aPost({ title: 'Apprentice', fromMonth: 9, fromYear: 2017, toMonth: 2, toYear: 2021 }),
  );
  expect(experiences.map((one) => [one.title, one.toMonth, one.toYear])).toEqual([
    ['Baker', -1, -1],
    ['Apprentice', 2, 2021],
  ]);
  for (const wrong of [{ toMonth: 2, toYear: 2021 }, { toMonth: -1, toYear: 2022 }, { toMonth: 0, toYear: 2022 }, { fromMonth: 13 }])
    await expect(mia.call(profileEntries.insertExperience, aPost(wrong))).rejects.toEqual(code('invalid'));
  const id = experiences[0]?.id ?? '';
  const changed = await mia.call(profileEntries.updateExperience, { id, ...aPost({ title: 'Master', toMonth: 1, toYear: 2024 }) });
  expect(changed.experiences[0]).toMatchObject({ title: 'Master', toMonth: 1, toYear: 2024 });
  const other = await candidate();
  await expect(other.call(profileEntries.updateExperience, { id, ...aPost() })).rejects.toEqual(code('not-found'));
  await expect(other.call(profileEntries.deleteExperience, { id })).rejects.toEqual(code('not-found'));
  expect((await mia.call(profileEntries.deleteExperience, { id })).experiences).toHaveLength(1);
});

test('schools, skills and languages come and go (R022 to R024)', async () => {
  const mia = await candidate();
  const school = { school: 'Lycée', course: 'Bac', graduation: 'A level' as const, fromMonth: 9, fromYear: 2009, toMonth: 6, toYear: 2012 };
  const { educations } = await mia.call(profileEntries.insertEducation, school);
  expect(educations[0]).toMatchObject(school);
  await mia.call(profileEntries.insertSkill, { name: 'Sourdough' });
  await mia.call(profileEntries.insertSkill, { name: 'Sales' });
  const { skills } = await mia.call(profileEntries.insertSkill, { name: 'sourdough' });
  expect(skills.map(({ name }) => name)).toEqual(['Sourdough', 'Sales']);
  await mia.call(profileEntries.insertLanguage, { language: 'German', level: 'basic' });
  await mia.call(profileEntries.insertLanguage, { language: 'French', level: 'native' });
  const { languages } = await mia.call(profileEntries.insertLanguage, { language: 'German', level: 'fluent' });
  expect(languages.map(({ language, level }) => [language, level])).toEqual([
    ['French', 'native'],
    ['German', 'fluent'],
  ]);
  const twice = { id: languages[0]?.id ?? '', language: 'German' as const, level: 'basic' as const };
  await expect(mia.call(profileEntries.updateLanguage, twice)).rejects.toEqual(code('entry-exists'));
  await mia.call(profileEntries.deleteLanguage, { id: languages[0]?.id ?? '' });
  const left = await mia.call(profileEntries.deleteSkill, { id: skills[0]?.id ?? '' });
  expect([left.languages.length, left.skills.length]).toEqual([1, 1]);
});

test('documents are told by their content, ordered, renamed and removed with their files (R025)', async () => {
  const mia = await candidate();
  await mia.call(profileDocuments.create, { kind: 'cv', file: aPdf() });
  const two = await mia.call(profileDocuments.create, { kind: 'certificate', file: aPicture() });
  const [cv, diploma] = two.documents;
  expect(two.documents.map(({ kind, preview }) => [kind, preview])).toEqual([
    ['cv', 'pdf'],
    ['certificate', 'picture'],
  ]);
  const moved = await mia.call(profileDocuments.update, { id: diploma?.id ?? '', position: 0, kind: 'diploma', name: 'Brief/../x' });
  expect(moved.documents.map(({ kind, name }) => [kind, name])).toEqual([
    ['diploma', 'Brief .. x.png'],
    ['cv', cv?.name],
  ]);
  await expect(mia.call(profileDocuments.create, { file: new Blob(['<script>alert(1)</script>']) })).rejects.toEqual(
    code('wrong-file-type'),
  );
  const other = await candidate();
  await expect(other.call(profileDocuments.remove, { id: cv?.id ?? '' })).rejects.toEqual(code('not-found'));
  expect((await t.app.inject({ url: cv?.url ?? '' })).statusCode).toBe(200);
  expect((await mia.call(profileDocuments.remove, { id: cv?.id ?? '' })).documents).toHaveLength(1);
  await t.work();
  expect((await t.app.inject({ url: cv?.url ?? '' })).statusCode).toBe(404);
});

test('a picture is set, replaced and removed with its file (R026)', async () => {
  const mia = await candidate();
  const first = (await mia.call(profile.update, { file: aPicture() })).cProfilePic ?? '';
  const second = (await mia.call(profile.update, { file: aPicture() })).cProfilePic ?? '';
  await t.work();
  expect((await t.app.inject({ url: first })).statusCode).toBe(404);
  expect((await t.app.inject({ url: second })).statusCode).toBe(200);
  expect((await mia.call(profile.removePicture, {})).cProfilePic).toBeNull();
  await t.work();
  expect((await t.app.inject({ url: second })).statusCode).toBe(404);
});

test('what is missing is told by part, the most useful first, and nothing counts that is not there', async () => {
  const mia = await candidate();
  const before = await mia.call(profile.own, {});
  expect(before.missing[0]).toBe('picture');
  const after = await mia.call(profile.update, { about: 'Hello', profession: 'Baker' });
  expect(after.missing).not.toContain('about');
  expect(after.missing.length).toBe(before.missing.length - 2);
});

test('to be found is a consent that can be withdrawn', async () => {
  const mia = await candidate();
  expect((await mia.call(profileSharing.findable, { findable: true })).findableSince).not.toBeNull();
  expect((await mia.call(profileSharing.findable, { findable: false })).findableSince).toBeNull();
  const rows = await t.world.db.selectFrom('consent').selectAll().where('account_id', '=', mia.id).execute();
  expect(rows.map(({ purpose, withdrawn_at }) => [purpose, withdrawn_at !== null])).toEqual([['recruiting-search', true]]);
});

const someone = {
  email: 'noor@mail.test',
  firstName: 'Noor',
  lastName: 'Aziz',
  language: 'de' as const,
  message: 'Wir sprachen auf der Messe.',
};
const tokenIn = (text = '') => /profile-added#([\w-]+)/.exec(text)?.[1] ?? '';

test('a person whom a company adds is told at once in her language, may look, and takes the profile over', async () => {
  const { candidate_id } = await recruiter(profile.create, { ...someone, profession: 'Bäckerin' });
  const [mail] = await t.mailsTo(someone.email);
  expect(mail?.subject).toContain('Lindenhof');
  expect(mail?.text).toContain('Rosa Linden');
  expect(mail?.text).toContain(someone.message);
  await recruiter(profile.updateAdded, { candidate_id, profession: 'Konditorin' });
  await expect(stranger(profile.updateAdded, { candidate_id, profession: 'x' })).rejects.toEqual(code('not-found'));
  const nobody = await t.as();
  const token = tokenIn(mail?.text);
  const about = await nobody(added.about, { token });
  expect(about).toMatchObject({ companyName: 'Lindenhof', addedBy: 'Rosa Linden', profile: { profession: 'Konditorin' } });
  const password = 'quiet amber lighthouse';
  await nobody(added.takeOver, { token, password, consent: true });
  const basic = `Basic ${Buffer.from(`${someone.email}:${password}`).toString('base64')}`;
  const signingIn = await t.as(undefined, { headers: { authorization: basic } });
  expect(await signingIn(signIn.login, {})).toMatchObject({ userType: 'Candidate' });
  await expect(nobody(added.about, { token })).rejects.toEqual(code('link-expired'));
  await expect(recruiter(profile.updateAdded, { candidate_id, profession: 'x' })).rejects.toEqual(code('not-found'));
});

test('who objects is removed and cannot be added again; an address with an account is refused and told nothing of', async () => {
  const person = { ...someone, email: 'ivo@mail.test' };
  const { candidate_id } = await recruiter(profile.create, person);
  const nobody = await t.as();
  const token = tokenIn((await t.mailsTo(person.email))[0]?.text);
  await nobody(added.object, { token });
  expect(await t.world.db.selectFrom('account').select('id').where('id', '=', candidate_id).execute()).toEqual([]);
  await expect(nobody(added.about, { token })).rejects.toEqual(code('link-expired'));
  await expect(recruiter(profile.create, person)).rejects.toEqual(code('person-objected'));
  await expect(stranger(profile.create, person)).resolves.toBeTruthy();
  const mia = await candidate();
  await expect(recruiter(profile.create, { ...person, email: mia.email })).rejects.toEqual(code('address-known'));
  await expect(recruiter(profile.create, { firstName: 'A', lastName: 'B' })).rejects.toEqual(code('invalid'));
});

test('a school is changed and removed by its owner alone', async () => {
  const [mia, ben] = [await candidate(), await candidate()];
  const school = { school: 'Guild', course: 'Doughs', fromMonth: 9, fromYear: 2016, toMonth: 6, toYear: 2018 };
  const { educations } = await mia.call(profileEntries.insertEducation, school);
  const id = educations[0]?.id ?? '';
  const changed = { ...school, id, school: 'Guild of bakers', toYear: 2019 };
  await expect(ben.call(profileEntries.updateEducation, changed)).rejects.toEqual(code('not-found'));
  await expect(ben.call(profileEntries.deleteEducation, { id })).rejects.toEqual(code('not-found'));
  expect((await mia.call(profile.own, {})).educations).toEqual(educations);
  await expect(mia.call(profileEntries.updateEducation, { ...changed, toYear: 2015 })).rejects.toEqual(code('invalid'));
  expect((await mia.call(profileEntries.updateEducation, changed)).educations).toMatchObject([
    { id, school: 'Guild of bakers', toYear: 2019 },
  ]);
  expect((await mia.call(profileEntries.deleteEducation, { id })).educations).toEqual([]);
  await expect(mia.call(profileEntries.deleteEducation, { id })).rejects.toEqual(code('not-found'));
});

import { applicantWords } from '@vitrine/contract/applicants/words.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { effectAdministering } from '@vitrine/contract/speech-effect/administering.ts';
import { effectUse } from '@vitrine/contract/speech-effect/company.ts';
import { ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { applicantEffect } from '@vitrine/contract/speech-effect/reviewing.ts';
import { feelingStyles, styles } from '@vitrine/contract/speech-effect/styles.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { forgetRecordings } from '../../interviews/index.ts';
import { asked, givenAnswered, givenReleasedEffect, purpose, text } from '../fixtures.ts';
import { speechEffectData } from '../personal-data.ts';

let t: TestWorld;
beforeAll(async () => {
  t = await startWorld();
});

const refused = (code: string) => ({ problem: { code } });
const given = (wanted: Parameters<typeof givenAnswered>[1] = {}) => givenAnswered(t, wanted);
const givenReleased = () => givenReleasedEffect(t);

test('it is off until the owner names purpose, person and assessment, and until a job code has it on', async () => {
  const { recruiter, job, shown, look } = await given({ on: false });
  expect(await recruiter(effectUse.company, {})).toMatchObject({ on: false, mayChange: true });
  expect((await look()).offered).toBe(false);
  expect(await shown()).toMatchObject({ state: 'off', effect: null });
  await expect(recruiter(effectUse.saveJob, { jobcodeId: job.id, on: true })).rejects.toMatchObject(refused('effect-off'));
  for (const field of ['purpose', 'responsible', 'assessmentUrl'] as const)
    await expect(recruiter(effectUse.saveCompany, { ...asked, [field]: '' })).rejects.toMatchObject({
      problem: { errors: [{ field }] },
    });
  await expect(recruiter(effectUse.saveCompany, { ...asked, assessmentUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
    problem: { errors: [{ field: 'assessmentUrl' }] },
  });
  await recruiter(effectUse.saveCompany, asked);
  expect(await recruiter(effectUse.job, { jobcodeId: job.id })).toEqual({ on: false, companyOn: true });
  expect((await look()).offered).toBe(false);
  expect(await recruiter(effectUse.saveJob, { jobcodeId: job.id, on: true })).toEqual({ on: true, companyOn: true });
  expect(await look()).toMatchObject({ offered: true, purpose, responsible: 'Ada Lovelace', effect: null });
});

test('three consents stand apart: nothing is counted, shown or presented before its own', async () => {
  const { own, id, write, look, agree, shown, rate, candidate } = await given();
  await rate();
  await expect(agree('company')).rejects.toMatchObject(refused('not-found'));
  await write(true);
  expect((await look()).effect).toBeNull();
  const counted = await agree('counting');
  expect(counted.effect?.items).toHaveLength(29);
  expect(counted.consents).toMatchObject({ company: null, dossier: null });
  expect(await shown()).toEqual({ state: 'not-used', effect: null, fieldOfActivity: null });
  await expect(agree('dossier')).rejects.toMatchObject(refused('not-found'));
  await expect(own(ownEffect.consent, { applicationId: id, consent: 'company', given: true, seen: 'else' })).rejects.toMatchObject(
    refused('changed-elsewhere'),
  );
  const released = await agree('company');
  expect(released.releasedAt).not.toBeNull();
  expect((await shown()).state).toBe('shown');
  await agree('dossier');
  const { consents } = await own(privacy.own, {});
  expect(
    consents
      .filter(({ withdrawable }) => withdrawable)
      .map(({ purpose }) => purpose)
      .toSorted(),
  ).toEqual(['effect-company', 'effect-counting', 'effect-dossier']);
  const told = await speechEffectData.tell(ownContext(t.world), { id: candidate.id, email: '', confirmed: true });
  expect(told.data).toMatchObject({ releasedEffects: [{ language: 'en' }] });
});

test('counting can be agreed to before anything is recorded, by a guest of the interview too, and shows the company nothing', async () => {
  const { recruiter, job } = await given();
  const candidate = await givenCandidate(t.world);
  const guest = await t.as(candidate.id, { guestOf: job.id, guestBooking: job.bookingId });
  const { applicationId, questions } = await guest(interview.begin, { jobcodeId: job.id, consent: true });
  expect(questions.flatMap(({ takes }) => takes)).toEqual([]);
  const look = () => guest(ownEffect.look, { applicationId });
  expect(await look()).toMatchObject({ offered: true, purpose, consents: { counting: null }, effect: null });
  t.later(1000);
  const agreed = await guest(ownEffect.consent, { applicationId, consent: 'counting', given: true });
  expect(agreed).toMatchObject({ consents: { company: null, dossier: null }, effect: { state: 'too-little', wordCount: 0 } });
  expect(agreed.consents.counting).not.toBeNull();
  expect((await recruiter(audit.list, {})).items.filter(({ object }) => object === 'consent')).toEqual([]);
  await guest(ownEffect.consent, { applicationId, consent: 'counting', given: false });
  expect((await look()).consents.counting).toBeNull();
});

test('the log of the company tells nobody who said yes', async () => {
  const { recruiter } = await givenReleased();
  const { items } = await recruiter(audit.list, {});
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ object }) => object === 'consent')).toEqual([]);
});

test('a company sees it after the own rating, and before that the same whether or not there is anything', async () => {
  const silent = await given();
  const open = await given();
  await open.write(true);
  await open.agree('counting');
  await open.agree('company');
  const before = { state: 'rate-first', effect: null, fieldOfActivity: null };
  expect(await open.shown()).toEqual(before);
  expect(await silent.shown()).toEqual(before);
  await open.rate();
  await silent.rate();
  const { state, effect } = await open.shown();
  expect(state).toBe('shown');
  // what sounds like a feeling or a judgement stays out
  expect(effect?.items.map(({ results }) => results)).toEqual(styles.filter((style) => !feelingStyles.includes(style)));
  expect(effect?.items.find(({ results }) => results === 'supportive')?.words.length).toBeGreaterThan(0);
  expect(await silent.shown()).toEqual({ state: 'not-used', effect: null, fieldOfActivity: null });
});

test('refused, too little text and not released read alike', async () => {
  const little = await given({ said: 'I bake bread, and I help.' });
  await little.write(true);
  expect((await little.agree('counting')).effect).toMatchObject({ state: 'too-little', items: [] });
  await expect(little.agree('company')).rejects.toMatchObject(refused('not-found'));
  const refusing = await given();
  await refusing.write(true);
  const kept = await given();
  await kept.write(true);
  await kept.agree('counting');
  for (const one of [little, refusing, kept]) {
    await one.rate();
    expect(await one.shown()).toEqual({ state: 'not-used', effect: null, fieldOfActivity: null });
  }
});

test('only words that the candidate released are counted, not those that others wrote down', async () => {
  const { recruiter, id, look, agree, write } = await given();
  await recruiter(applicantWords.write, { id, questionNo: 1, text, language: 'en' });
  await agree('counting');
  expect(await look()).toMatchObject({ text: '', effect: { state: 'too-little', wordCount: 0 } });
  await write(true);
  expect((await look()).effect?.state).toBe('done');
});

test('what was released goes with the words it was counted in, and is looked at anew', async () => {
  const { own, takeId, changedAt, write, look, shown, id, agree } = await givenReleased();
  t.later(1000);
  const corrected = await own(ownTranscripts.save, { takeId, text: `${text} We help.`, language: 'en', changedAt });
  expect(await shown()).toMatchObject({ state: 'not-used' });
  expect(await look()).toMatchObject({ releasedAt: null, consents: { company: null } });
  await agree('company');
  expect((await shown()).state).toBe('shown');
  await write(false, corrected.changedAt);
  expect((await shown()).state).toBe('not-used');
  await write(true, corrected.changedAt);
  expect((await shown()).state).toBe('not-used');
  await agree('company');
  await forgetRecordings(ownContext(t.world), [id]);
  expect(await t.world.db.selectFrom('speech_effect').where('application_id', '=', id).selectAll().execute()).toEqual([]);
});

test('each consent is taken back at once, here or among all consents, with what rests on it', async () => {
  const { own, agree, shown, id, look } = await givenReleased();
  const stored = () => t.world.db.selectFrom('speech_effect').where('application_id', '=', id).select('version').execute();
  await agree('dossier');
  await agree('dossier', false);
  expect((await shown()).state).toBe('shown');
  const { consents } = await own(privacy.own, {});
  const counting = consents.find(({ purpose, withdrawnAt }) => purpose === 'effect-counting' && !withdrawnAt);
  await own(privacy.withdraw, { id: counting?.id ?? '' });
  expect(await stored()).toEqual([]);
  expect((await shown()).state).toBe('not-used');
  expect(await look()).toMatchObject({ effect: null, consents: { counting: null, company: null, dossier: null } });
  await agree('counting');
  await agree('company');
  await agree('company', false);
  expect(await stored()).toEqual([]);
  expect((await shown()).state).toBe('not-used');
});

test('the dossier shows it where its candidate says so, to others after their own rating', async () => {
  const { own, recruiter, candidate, agree, companyId } = await givenReleased();
  const ofOwn = async () => (await own(dossiers.read, {})).interviews[0]?.speechEffect;
  const ofRecruiter = async (who = recruiter) => (await who(dossiers.read, { candidate_id: candidate.id })).interviews[0]?.speechEffect;
  expect([await ofOwn(), await ofRecruiter()]).toEqual([null, null]);
  await agree('dossier');
  expect((await ofRecruiter())?.items).toHaveLength(18);
  expect(await ofOwn()).toEqual(await ofRecruiter());
  const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
  expect(await ofRecruiter(colleague)).toBeNull();
  await agree('company', false);
  expect([await ofOwn(), await ofRecruiter()]).toEqual([null, null]);
});

test('turning it off ends it, and another purpose needs another yes', async () => {
  const { recruiter, job, shown, look, agree } = await givenReleased();
  t.later(1000);
  await recruiter(effectUse.saveCompany, { ...asked, responsible: 'Grace Hopper' });
  expect((await shown()).state).toBe('shown');
  await recruiter(effectUse.saveCompany, { ...asked, purpose: `${purpose} And for training.` });
  expect((await shown()).state).toBe('not-used');
  expect((await look()).consents.counting).toBeNull();
  t.later(1000);
  await agree('counting');
  await agree('company');
  await recruiter(effectUse.saveJob, { jobcodeId: job.id, on: false });
  expect(await shown()).toMatchObject({ state: 'off' });
  expect((await look()).offered).toBe(false);
  t.later(1000);
  await recruiter(effectUse.saveJob, { jobcodeId: job.id, on: true });
  expect((await shown()).state).toBe('not-used');
});

test('strangers and other companies find nothing', async () => {
  const { id, job } = await givenReleased();
  const stranger = await t.as((await givenCandidate(t.world)).id);
  const other = await t.as((await givenCompany(t.world)).owner.id);
  const gone = refused('not-found');
  await expect(stranger(ownEffect.look, { applicationId: id })).rejects.toMatchObject(gone);
  await expect(stranger(ownEffect.consent, { applicationId: id, consent: 'counting', given: false })).rejects.toMatchObject(gone);
  await expect(other(applicantEffect.look, { id })).rejects.toMatchObject(gone);
  await expect(other(effectUse.job, { jobcodeId: job.id })).rejects.toMatchObject(gone);
  await expect(other(effectUse.saveJob, { jobcodeId: job.id, on: false })).rejects.toMatchObject(gone);
});

test('whoever runs the installation turns feeling-like styles on, and sets ideal values of a field', async () => {
  const { shown } = await givenReleased();
  const admin = await t.as((await givenAdministrator(t.world)).id);
  expect(await admin(effectAdministering.settings, {})).toEqual({ feelingStyles: false, changedFields: [], history: [] });
  await admin(effectAdministering.save, { feelingStyles: true });
  expect((await shown()).effect?.items).toHaveLength(29);
  await admin(effectAdministering.save, { feelingStyles: false });
  expect((await shown()).effect?.items).toHaveLength(18);
  const items = styles.map((precireResult) => ({ precireResult, optimalValue: 7 }));
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items });
  expect((await admin(effectPractice.ideals, { fieldOfActivity: 'Law' })).items).toEqual(items);
  expect((await admin(effectAdministering.settings, {})).changedFields).toEqual(['Law']);
  const wrong = (optimalValue: number) =>
    admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: items.map((one) => ({ ...one, optimalValue })) });
  for (const value of [1, 11, 4.5]) await expect(wrong(value)).rejects.toMatchObject({ problem: { status: 400 } });
  await expect(admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: items.slice(1) })).rejects.toMatchObject({
    problem: { errors: [{ field: 'items' }] },
  });
  await admin(effectAdministering.saveIdeals, { fieldOfActivity: 'Law', items: [] });
  expect((await admin(effectPractice.ideals, { fieldOfActivity: 'Law' })).items).not.toEqual(items);
});

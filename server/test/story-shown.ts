import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { team } from '@vitrine/contract/accounts/team.ts';
import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { filmCaptions } from '@vitrine/contract/captions/films.ts';
import { chatTemplates } from '@vitrine/contract/chat/templates.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { look } from '@vitrine/contract/companies/branding.ts';
import { business, businessFiles } from '@vitrine/contract/companies/business.ts';
import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { inviting } from '@vitrine/contract/guest-reviewers/inviting.ts';
import { accommodation } from '@vitrine/contract/interviews/accommodation.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { papers } from '@vitrine/contract/progress-flow/papers.ts';
import { savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import { companyDomains } from '@vitrine/contract/single-sign-on/domains.ts';
import { effectUse } from '@vitrine/contract/speech-effect/company.ts';
import { ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import { givenCandidate, givenHiringManager, givenTeammate } from '../src/areas/accounts/fixtures.ts';
import { aPicture, givenApplication, givenVideo } from '../src/areas/applicants/fixtures.ts';
import { givenImport } from '../src/areas/imports/fixtures.ts';
import { givenJobAd } from '../src/areas/job-ads/fixtures.ts';
import { sampleTexts } from '../src/areas/speech-effect/reading/sample.ts';
import { givenWebhook } from '../src/areas/webhooks/fixtures.ts';
import { aac, h264, record } from './recordings.ts';
import type { Story } from './story.ts';
import type { TestWorld } from './world.ts';

const paper = () => new File(['%PDF-1.7\n% Hagebutt\n'], 'quinces.pdf');
const period = { fromMonth: 1, fromYear: 2019, toMonth: -1, toYear: -1 } as const;

/** What a person has besides an interview: a profile with everything in it, a search that is kept, a copy of all data on its way. */
async function givenProfileOf({ as }: TestWorld, { sender }: Story) {
  const candidate = await as(sender.id);
  await candidate(profile.create, { profession: 'Quince whisperer' });
  await candidate(profileEntries.insertExperience, { title: 'Quince whisperer', ...period });
  await candidate(profileEntries.insertEducation, { school: 'School of pomology', ...period });
  await candidate(profileEntries.insertLanguage, { language: 'German', level: 'native' });
  await candidate(profileEntries.insertSkill, { name: 'Pruning' });
  await candidate(profileDocuments.create, { kind: 'certificate', file: paper() });
  await candidate(profileSharing.newLink, {});
  const closeup = await candidate(closeupEditing.open, {});
  const words = { title: 'About me', text: 'Quinces whisper back', entries: [], version: closeup.page2.version };
  await candidate(closeupEditing.uploadPages, { page2: words });
  await candidate(closeupEditing.upload, { page: 7, file: paper() });
  await candidate(savedSearches.save, { name: 'Orchards', query: { textSearch: 'orchard' } });
  await candidate(privacy.startExport, {});
}

/** The company shows the person outside: in a showroom that is visited, and by a link that is mailed. */
async function givenShown({ as, mailsTo }: TestWorld, { owner, sender, sent, job }: Story) {
  const [recruiter, anyone] = [await as(owner.id), await as()];
  const [found] = (await recruiter(showrooms.choosable, { ids: sender.id })).items;
  const candidates = [{ candidate_id: sender.id, answers: (found?.answers ?? []).map(({ takeId }) => takeId), documents: [] }];
  const room = await recruiter(showrooms.save, { title: 'Quinces at their best', notRequired: true, candidates });
  const link = await recruiter(applicantLinks.make, { bookingId: job.bookingId, ids: [sent.applicationId] });
  await recruiter(applicantLinks.mail, { id: link.id, email: 'buyer@quince.test' });
  for (const { text } of await mailsTo(sender.email)) {
    const token = text.match(/sharing-consent#([\w-]+)/)?.[1];
    if (token) await anyone(sharingConsents.answerAsked, { token, agree: true });
  }
  const token = room.generatedLink.split('#')[1] ?? '';
  const { visit } = await anyone(showroomViewing.open, { token });
  const inside = { token, visit: visit ?? '' };
  const personId = (await anyone(showroomViewing.candidates, inside)).items[0]?.personId ?? '';
  await anyone(showroomViewing.candidate, { ...inside, personId });
  const asking = { ...inside, personId, name: 'A buyer', email: 'buyer@quince.test', message: 'Quinces?' };
  await anyone(showroomViewing.requestPrivateLink, asking);
}

/** Somebody outside judges the applicants of the job, and has asked for another code. */
async function givenGuest({ as, mailsTo }: TestWorld, { owner, job }: Story) {
  const [recruiter, anyone] = [await as(owner.id), await as()];
  const email = 'guest@quince.test';
  await recruiter(inviting.invite, { bookingId: job.bookingId, name: 'Ottilie Mispel', email, language: 'en' });
  const secret = async (fits: RegExp) => (await mailsTo(email)).map(({ text }) => fits.exec(text)?.[1]).find(Boolean) ?? '';
  const token = await secret(/review#([\w-]+)/);
  await anyone(entering.mailCode, { token });
  await anyone(entering.enter, { token, code: await secret(/\b(\d{8})\b/) });
  await anyone(entering.mailCode, { token });
}

/** The company shows a film of itself, and what is said in it. */
async function givenFilm({ as }: TestWorld, { owner }: Story) {
  const recruiter = await as(owner.id);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quinces-'));
  const film = new Blob([fs.readFileSync(record(folder, 'quinces.mp4', { ...h264, ...aac }, 1))]);
  fs.rmSync(folder, { recursive: true });
  const { name } = await recruiter(businessFiles.video, { file: film });
  await recruiter(filmCaptions.save, { film: name, language: 'en', text: 'This is how they whisper', changedAt: null, seconds: 1 });
}

/** Somebody has sent a film, agreed that a program writes down what they say, and released their own words. */
async function givenWords({ world, as }: TestWorld, { owner, job }: Story) {
  const person = await givenCandidate(world, { email: 'kunigunde@quince.test', firstName: 'Kunigunde', lastName: 'Speierling' });
  const application_id = await givenApplication(world, job.bookingId, person.id);
  const take_id = await givenVideo(world, application_id, 1, { seconds: 9 });
  const at = world.now().toISOString();
  await world.db.insertInto('transcription_consent').values({ application_id, place: 'here', given_at: at }).execute();
  await world.db.insertInto('transcription').values({ take_id, application_id, state: 'done', due_at: at, ended_at: at }).execute();
  const candidate = await as(person.id);
  const text = `I whisper to quinces before dawn. ${sampleTexts('en')[0]}`;
  const { changedAt } = await candidate(ownTranscripts.save, { takeId: take_id, text, language: 'en', changedAt: null });
  await candidate(ownTranscripts.share, { takeId: take_id, released: true, changedAt });
  await givenEffect(await as(owner.id), candidate, { jobcodeId: job.id, applicationId: application_id });
}

/** The company has words counted for the job, and the person showed it what came of theirs, and everybody in a closeup. */
async function givenEffect(recruiter: Call, candidate: Call, { jobcodeId, applicationId }: { jobcodeId: string; applicationId: string }) {
  const assessmentUrl = 'https://quince.test/assessment';
  await recruiter(effectUse.saveCompany, {
    on: true,
    purpose: 'To hear how quinces are spoken of',
    responsible: 'Orchard keeper',
    assessmentUrl,
  });
  await recruiter(effectUse.saveJob, { jobcodeId, on: true });
  const { seen } = await candidate(ownEffect.consent, { applicationId, consent: 'counting', given: true });
  await candidate(ownEffect.consent, { applicationId, consent: 'company', given: true, seen });
  await candidate(closeupEditing.open, {});
  await candidate(closeupEditing.showStyles, { applicationId });
}

/** The person has handed in what the company asks for, and it was passed on. */
async function givenPapers({ as }: TestWorld, { owner, sender, sent }: Story) {
  const [recruiter, candidate] = [await as(owner.id), await as(sender.id)];
  const pfId = (await recruiter(progressAsking.create, { pfTitle: 'Orchard licence', dueDays: 7 })).items[0]?.pfId ?? '';
  const { applicationId } = sent;
  await recruiter(progressLists.add, { applicationId });
  await candidate(papers.upload, { applicationId, pfId, file: paper() });
  await recruiter(progressLists.mail, { applicationId, pfId, email: 'wages@quince.test' });
}

/** Other programs work for the company, and are told what happens. */
async function givenPrograms({ world, as }: TestWorld, { owner, companyId }: Story) {
  await (await as(owner.id))(companyDomains.add, { domain: 'quince.test' });
  await (await as(owner.id))(apiKeys.make, { name: 'Quince scales', scopes: ['applicants:read'], days: 30 });
  await givenWebhook(world, companyId, owner.id);
  await givenImport(world, companyId, owner.id);
}

/** Everything else that a row can be of, so that every table which holds things of people and companies holds one. */
export async function givenEverything(t: TestWorld, story: Story) {
  const { owner, sender, sent, beginner, job, invitation } = story;
  // whoever holds a personal link may open it, which is noted once
  await (await t.as())(jobCodeLookup.findPersonal, { id: job.id, uniqueid: invitation.uniqueId });
  await givenProfileOf(t, story);
  await givenShown(t, story);
  await givenGuest(t, story);
  await givenPapers(t, story);
  await givenFilm(t, story);
  await givenWords(t, story);
  await givenPrograms(t, story);
  await givenHiringManager(t.world, story.companyId, [job.bookingId]);
  const [recruiter, candidate] = [await t.as(owner.id), await t.as(beginner.id)];
  await recruiter(dossiers.comment, { candidate_id: sender.id, comment: 'Hears them ripen' });
  await recruiter(retention.hold, { applicationId: sent.applicationId, reason: 'A dispute over jam' });
  await recruiter(savedCandidateSearches.save, { name: 'Whisperers', query: { textsearch: 'quince' } });
  await recruiter(businessFiles.picture, { shape: 'free', file: aPicture() });
  await recruiter(business.update, { aboutUs: 'We whisper to quinces' });
  await recruiter(chatTemplates.add, { name: 'Tasting', texts: { en: 'Come and taste quinces, {firstName}', de: '', fr: '' } });
  await recruiter(look.update, { primaryColor1: '#caa21b' });
  await recruiter(retention.save, { country: 'DE', fileMonths: 5, videoMonths: 2 });
  await candidate(accommodation.save, { time: 'double', moreAttempts: true, answerKind: 'text' });
  await candidate(answers.setReuse, { reuseVideoInterview: true });
  const { bookingId } = await givenJobAd(recruiter, { title: 'Quince farmer' });
  // whoever is in charge of an ad stands on it by name, for everybody
  const named = await givenTeammate(t.world, story.companyId, { firstName: 'Walburga', lastName: 'Open' });
  await recruiter(jobAdEditing.addRecruiter, { bookingId, recruiterId: named.id });
  await candidate(jobAdViewing.mark, { bookingId });
  await candidate(applying.uploadDocument, { bookingId, file: paper() });
  await recruiter(team.invite, { emails: ['another@quince.test'] });
}

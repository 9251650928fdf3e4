import { team } from '@vitrine/contract/accounts/team.ts';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { applicantViews } from '@vitrine/contract/applicants/views.ts';
import { choices } from '@vitrine/contract/chat/choices.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { day } from '@vitrine/contract/durations.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobAdCategories } from '@vitrine/contract/job-ads/editing.ts';
import { questionBank } from '@vitrine/contract/job-templates/question-bank.ts';
import { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../src/areas/accounts/fixtures.ts';
import { givenSignInWays } from '../src/areas/accounts/second-step/fixtures.ts';
import { aDocument } from '../src/areas/applicants/fixtures.ts';
import { givenSubscription } from '../src/areas/billing/fixtures.ts';
import { givenMessage } from '../src/areas/chat/fixtures.ts';
import { givenAttachedEmail, givenReadMailbox } from '../src/areas/emails/fixtures.ts';
import { givenJobAd } from '../src/areas/job-ads/fixtures.ts';
import { aQuestion, givenJobCode } from '../src/areas/job-codes/fixtures.ts';
import type { TestWorld } from './world.ts';

/** A company in the middle of its work: a job code, somebody invited, an interview sent and discussed, another one begun. */
export async function givenStory({ world, as }: Pick<TestWorld, 'world' | 'as'>) {
  const { companyId, owner } = await givenCompany(world, 'Quittenhof', { firstName: 'Ottilie', lastName: 'Brandauer' });
  const teammate = await givenTeammate(world, companyId, { firstName: 'Ruprecht', lastName: 'Zwerger' });
  const recruiter = await as(owner.id);
  const job = await givenJobCode(recruiter, { title: 'Quince farmer', questions: [aQuestion('Why quinces of all things?')] });
  const draft = await givenJobCode(recruiter, { title: 'Unannounced orchard', published: false });
  const ad = await givenJobAd(recruiter, { title: 'Quince farmer', bookingId: job.bookingId });
  const adDraft = await givenJobAd(recruiter, { title: 'Unannounced cider press', bookingId: draft.bookingId, published: false });
  const folder = await recruiter(jobAdCategories.create, { name: 'Orchard hands' });
  const invited = 'wilhelmina@quince.test';
  await recruiter(invitations.invite, {
    bookingId: job.bookingId,
    candidates: [{ email: invited, firstName: 'Wilhelmina', lastName: 'Kranz' }],
  });
  const invitation = (await recruiter(invitations.list, {})).items[0];
  await recruiter(team.invite, { emails: ['pending@quince.test'] });

  const sender = await givenCandidate(world, { email: 'eusebius@quince.test', firstName: 'Eusebius', lastName: 'Hagebutt' });
  const candidate = await as(sender.id);
  const sent = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const answer = await candidate(takes.text, { applicationId: sent.applicationId, questionNo: 1, text: 'Because nobody else wants them' });
  await candidate(interview.submit, { applicationId: sent.applicationId });
  await recruiter(applicantAnswers.watched, { id: sent.applicationId, questionNo: 1 });
  const comment = await recruiter(comments.add, {
    id: sent.applicationId,
    text: 'Strangely convincing, @Ruprecht Zwerger',
    mentions: [teammate.id],
  });
  await recruiter(deciding.rate, { id: sent.applicationId, questionNo: 1, stars: 4 });
  await recruiter(scorecards.setCriteria, {
    bookingId: job.bookingId,
    criteria: [{ name: 'Tells quinces apart', levels: { 1: 'Takes them for pears', 3: 'By smell', 5: 'By the sound' } }],
  });
  const how = { kinds: ['video' as const], seconds: 60, thinkSeconds: 0, retries: 'none' as const, skippable: false };
  const question = { text: 'What does a quince forgive?', anchors: null, ...how };
  await recruiter(questionBank.add, { language: 'en', question });
  const content = { language: 'en' as const, title: 'Quince farmer', ad: {}, introduction: '', questions: [question], criteria: [] };
  await recruiter(jobTemplates.keep, { name: 'Orchard hand', content });
  const dueOn = new Date(world.now().getTime() + 7 * day).toISOString().slice(0, 10);
  await recruiter(reviewRequests.ask, { ids: [sent.applicationId], colleagueIds: [teammate.id], dueOn });
  await recruiter(applicantViews.save, { name: 'Ripe by October', query: { bookingId: job.bookingId }, columns: ['stars'] });
  const { setId, criteria } = await recruiter(scorecards.criteria, { bookingId: job.bookingId });
  const criterionId = criteria[0]?.id ?? '';
  const scores = [{ criterionId, points: 5, note: 'Listened to the fruit' }];
  await recruiter(scorecards.give, { id: sent.applicationId, setId: setId ?? '', scores });
  await recruiter(scorecards.keepDraft, { id: sent.applicationId, setId: setId ?? '', scores });
  const { changes } = await recruiter(deciding.setStatus, { ids: [sent.applicationId], status: 'Interview', mail: true });
  await recruiter(talks.set, {
    id: sent.applicationId,
    startsAt: '2080-10-01T10:00',
    timeZone: 'Europe/Berlin',
    place: 'Below the third tree',
  });
  const times = ['2080-10-02T10:00', '2080-10-03T10:00'];
  await recruiter(talks.offer, { id: sent.applicationId, times, timeZone: 'Europe/Berlin', place: 'Below the third tree' });
  await recruiter(talks.offer, {
    id: sent.applicationId,
    times: ['2080-10-01T10:00'],
    timeZone: 'Europe/Berlin',
    place: 'Below the third tree',
  });
  const link = await recruiter(answers.createLink, { takeId: answer.takeId });
  await recruiter(applicants.internalReference, { bookingId: job.bookingId, internalRef: 'secret orchard 7' });

  const beginner = await givenCandidate(world, { email: 'adelgunde@quince.test', firstName: 'Adelgunde', lastName: 'Mispel' });
  const begun = await (await as(beginner.id))(interview.begin, { jobcodeId: job.id, consent: true });
  const take = await (await as(beginner.id))(takes.create, {
    applicationId: begun.applicationId,
    questionNo: 1,
    kind: 'video',
    mimeType: 'video/webm',
  });
  await (await as(beginner.id))(tracking.request, { bookingId: job.bookingId, reason: 'The neighbours were drilling' });
  const { id: attachment } = await candidate(messages.attach, { memberEmail: owner.email, file: aDocument() });
  await givenMessage(world, sender.id, owner.email, 'Quinces bruise when they are shouted at', { attachBool: true, attachment });
  await candidate(choices.save, { readMarks: true });
  await givenReadMailbox(world, owner.id, owner.email);
  await givenSubscription(world, companyId, owner.id, 'Quittenhof, Brandauer lane 7');
  await givenAttachedEmail(world, sent.applicationId, owner.id, 'Quinces beside the application');
  await givenSignInWays(world, await as(owner.id));
  return {
    companyId,
    owner,
    teammate,
    job,
    draft,
    ad,
    adDraft,
    folder,
    invitation: invitation ?? { id: '', uniqueId: '' },
    sender,
    beginner,
    sent,
    begun,
    answer,
    take,
    comment,
    changes,
    criteria: { setId: setId ?? '', criterionId },
    link,
  };
}

export type Story = Awaited<ReturnType<typeof givenStory>>;

/** What nobody outside of the company and the person concerned may ever read. */
export const confidential = (story: Story) => [
  story.owner.email,
  story.teammate.email,
  ...['eusebius', 'adelgunde', 'wilhelmina', 'pending'].map((name) => `${name}@quince.test`),
  'Brandauer',
  'Zwerger',
  'Hagebutt',
  'Mispel',
  'Kranz',
  'Because nobody else wants them',
  'Strangely convincing',
  'Quinces bruise when they are shouted at',
  'secret orchard 7',
  'Tells quinces apart',
  'Listened to the fruit',
  'The neighbours were drilling',
  'What does a quince forgive?',
  'Orchard hand',
  'Ripe by October',
  'Unannounced orchard',
  'Unannounced cider press',
  'Orchard hands',
  'We whisper to quinces',
  story.take.uploadToken,
];

/** What anybody may read who has the code of the published job code. */
export const announced = ['Quittenhof', 'Quince farmer', 'Why quinces of all things?'];

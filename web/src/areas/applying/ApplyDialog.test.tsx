import { screen, waitFor, within } from '@testing-library/react';
import { company } from '@vitrine/contract/accounts/company.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import type { ProfileDocument } from '@vitrine/contract/candidates/shapes.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { type InterviewView, interview, type LandingView } from '@vitrine/contract/interviews/interview.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { expect, test } from 'vitest';
import { aJobPage } from '../../parts/job-ad/fixtures.ts';
import { answer, renderScreen } from '../../testing.tsx';
import { own } from '../candidates/profile/fixtures.ts';
import { homeOf } from './home/home-of.ts';

const job = aJobPage();

const nothingSent: Reply<typeof applying.standing> = {
  bookingId: 'bkg234',
  title: 'Night baker',
  companyName: 'Lindenhof',
  replyDays: 7,
  jobcodeId: null,
  person: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', guest: false },
  application: null,
  documents: [],
};

const landing: LandingView = {
  jobcodeId: 'code1',
  bookingId: 'bkg234',
  title: 'Night baker',
  introduction: '',
  language: 'en',
  companyName: 'Lindenhof',
  companyLogo: null,
  look: null,
  welcomeVideo: null,
  questionCount: 2,
  minutes: 6,
  reviewers: 3,
  replyDays: 7,
  closesAt: null,
  transcription: null,
  state: 'open',
  invited: null,
  asks: null,
  mine: 'applied',
};
const begun: InterviewView = {
  applicationId: '00000000-0000-4000-8000-000000000071',
  bookingId: 'bkg234',
  jobcodeId: 'code1',
  uniqueId: 'own1',
  title: 'Night baker',
  companyName: 'Lindenhof',
  state: 'open',
  activeQuestionNo: 1,
  disconnectCount: 0,
  submitAtDeadline: false,
  transcriptionAgreed: false,
  closesAt: null,
  submittedAt: null,
  replyBy: null,
  answerKind: 'video',
  language: 'en',
  questions: [],
};
const earlier = {
  applicationId: '00000000-0000-4000-8000-000000000051',
  bookingId: 'before',
  jobcodeId: 'code0',
  uniqueId: 'old',
  title: 'Baker',
  companyName: 'Mill',
  companyLogo: null,
  state: 'sent',
  status: 'New',
  answered: 2,
  questionCount: 2,
  closesAt: null,
  submittedAt: '2026-10-01T08:00:00.000Z',
  replyBy: null,
  startedAt: '2026-10-01T07:00:00.000Z',
} as const;

const cv: ProfileDocument = {
  id: '00000000-0000-4000-8000-000000000041',
  kind: 'cv',
  name: 'CV.pdf',
  contentType: 'application/pdf',
  bytes: 20_000,
  url: '/cv.pdf',
  saveUrl: '/cv.pdf?save',
  preview: 'pdf',
  createdAt: '2026-11-01T08:00:00.000Z',
};
const diploma: ProfileDocument = { ...cv, id: '00000000-0000-4000-8000-000000000042', kind: 'diploma', name: 'Diploma.pdf' };
const whole = { ...own, cTelephone: '+49 69 123', documents: [cv, diploma] };

function opened(visitor: 'candidate' | 'signed-out', part: Partial<Reply<typeof applying.standing>> = {}) {
  let standing = { ...nothingSent, ...part };
  return renderScreen('/job/bkg234/c/true', {
    visitor,
    answers: [
      answer(company.industries, []),
      answer(jobAdViewing.byBooking, () => ({ ...job, isApplied: standing.application !== null })),
      answer(applying.standing, () => standing),
      answer(profile.own, whole),
      answer(answers.reuseSetting, { reuseVideoInterview: true }),
      answer(answers.reuse, { copied: 2 }),
      answer(interview.mine, { items: [earlier] }),
      answer(interview.landing, landing),
      answer(interview.begin, begun),
      answer(applicationHome.show, () => homeOf({ bookingId: 'bkg234', replyBy: '2026-11-27' })),
      answer(applying.apply, () => {
        const applicationId = '00000000-0000-4000-8000-000000000071';
        const sent = {
          applicationId,
          status: 'New',
          appliedAt: '2026-11-20T08:00:00.000Z',
          replyBy: '2026-11-27',
          withdrawnAt: null,
          interview: 'none',
        } as const;
        standing = { ...standing, application: sent };
        return {
          applicationId,
          bookingId: 'bkg234',
          status: sent.status,
          appliedAt: sent.appliedAt,
          replyBy: sent.replyBy,
          jobCode: null,
        } as const;
      }),
    ],
  });
}

async function openedDialog(visitor: 'candidate' | 'signed-out', part: Partial<Reply<typeof applying.standing>> = {}) {
  const shown = await opened(visitor, part);
  const [apply] = await screen.findAllByRole('button', { name: 'Apply' });
  if (!apply) throw new Error('no way to apply');
  await shown.user.click(apply);
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}

test('signed out, applying asks who one is first, and signing in leads back to it', async () => {
  const { user, dialog } = await openedDialog('signed-out');
  expect(await dialog.findByRole('heading', { name: 'Who are you?' })).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/signup?mode=in&next=${encodeURIComponent('/job/bkg234/c/true?apply=open')}`,
  );
  await user.click(dialog.getByRole('button', { name: 'Go on as a guest' }));
  expect((await dialog.findAllByText('Please fill this in', { exact: false })).length).toBeGreaterThan(0);
});

test('two taps send an application with the profile and the CV that are there, and it has a home that says when an answer comes', async () => {
  const { user, dialog, calls, path } = await openedDialog('candidate');
  const sent = () => calls.filter(({ route }) => route === applying.apply.route);
  const card = within(await dialog.findByRole('region', { name: 'Your profile' }));
  expect(card.getByText('Ada Lovelace')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Change' })).toBeTruthy();
  const documents = within(dialog.getByRole('group', { name: 'Documents of your profile' }));
  expect(documents.getByRole<HTMLInputElement>('checkbox', { name: 'CV.pdf' }).checked).toBe(true);
  expect(documents.getByRole<HTMLInputElement>('checkbox', { name: 'Diploma.pdf' }).checked).toBe(false);
  expect(dialog.getByText(/By sending I agree that Lindenhof reads and keeps this/)).toBeTruthy();
  expect(sent()).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, it is sent' })).toBe(document.activeElement);
  expect(screen.getByText(/They have promised a reply by 27\/11\/2026/)).toBeTruthy();
  expect(path()).toBe('/application/bkg234?arrived=now');
  expect(sent().map(({ asked }) => asked)).toEqual([
    { bookingId: 'bkg234', message: '', phone: '+49 69 123', documents: [], profileDocuments: [cv.id], consent: true },
  ]);
});

test('what is unticked stays at home, and answers of last time come along only where the person ticks them', async () => {
  const { user, dialog, calls, path } = await openedDialog('candidate', { jobcodeId: 'code1' });
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Begin the interview with my 2 answers to “Baker” at Mill/ });
  expect(box.checked).toBe(false);
  await user.click(box);
  await user.click(dialog.getByRole('checkbox', { name: 'CV.pdf' }));
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  await waitFor(() => expect(path()).toBe('/video-interview/code1/own1'));
  const routes = [applying.apply.route, interview.begin.route, answers.reuse.route] as string[];
  expect(calls.filter(({ route }) => routes.includes(route)).map(({ asked }) => asked)).toEqual([
    { bookingId: 'bkg234', message: '', phone: '+49 69 123', documents: [], profileDocuments: [], consent: true },
    { jobcodeId: 'code1', consent: true },
    { fromBookingId: 'before', bookingId: 'bkg234' },
  ]);
});

import { screen, within } from '@testing-library/react';
import { company } from '@vitrine/contract/accounts/company.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';
import { homeOf } from './home/home-of.ts';

const job: JobPage = {
  jobAdId: '1',
  bookingId: 'bkg234',
  companyId: 'c',
  companyName: 'Lindenhof',
  companyLogo: null,
  companySlug: 'lindenhof',
  hasCompanyProfile: false,
  jobAdThumbnail: null,
  title: 'Night baker',
  presentYourCompany: '',
  tasks: 'Bread',
  benefits: '',
  sections: { presentYourCompany: '', tasks: '<p>Bread</p>', benefits: '', lookingFor: '' },
  industry: [],
  field: [],
  employmentType: [],
  careerStage: [],
  graduationType: [],
  created: '2026-11-20T08:00:00.000Z',
  location: 'Offenbach',
  places: [],
  remote: 'no',
  salary: null,
  jobVideo: null,
  welcomeVideo: null,
  hasJobCode: false,
  jobCode: null,
  isApplied: false,
  isMarked: false,
  language: 'en',
  team: [],
  similar: [],
  state: 'open',
  closesAt: '2027-02-18T08:00:00.000Z',
  daysRemaining: 80,
  replyDays: 7,
};

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

function opened(visitor: 'candidate' | 'signed-out') {
  let standing = nothingSent;
  return renderScreen('/job/bkg234/c/true', {
    visitor,
    answers: [
      answer(company.industries, []),
      answer(jobAdViewing.byBooking, () => ({ ...job, isApplied: standing.application !== null })),
      answer(applying.standing, () => standing),
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

async function openedDialog(visitor: 'candidate' | 'signed-out') {
  const shown = await opened(visitor);
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

test('nothing is sent before the company may read it; then the application has a home that says when an answer comes', async () => {
  const { user, dialog, calls, path } = await openedDialog('candidate');
  const sent = () => calls.filter(({ route }) => route === applying.apply.route);
  await user.click(await dialog.findByRole('button', { name: 'Go on without documents' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Your message' }), 'I know the bread.');
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  expect(sent()).toHaveLength(0);
  await user.click(dialog.getByRole('checkbox', { name: /Lindenhof may read and keep my application/ }));
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, it is sent' })).toBe(document.activeElement);
  expect(screen.getByText(/They have promised a reply by 27\/11\/2026/)).toBeTruthy();
  expect(path()).toBe('/application/bkg234?arrived=now');
  expect(sent().map(({ asked }) => asked)).toEqual([
    { bookingId: 'bkg234', message: 'I know the bread.', phone: '', documents: [], consent: true },
  ]);
});

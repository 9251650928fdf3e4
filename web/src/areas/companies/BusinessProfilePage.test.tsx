import { screen, within } from '@testing-library/react';
import { business } from '@vitrine/contract/companies/business.ts';
import type { BusinessProfile } from '@vitrine/contract/companies/profile.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { expect, test } from 'vitest';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const companyId = '00000000-0000-4000-8000-000000000041';
const profile: BusinessProfile = {
  companyId,
  companyName: 'Lindenhof',
  companyLogo: null,
  slug: 'lindenhof',
  industries: [],
  employees: '10-49',
  website: 'https://lindenhof.example',
  aboutUs: 'We bake by hand.',
  slogan: 'Bread takes time',
  banner: null,
  published: true,
  own: false,
  benefits: [{ benefitType: 'top', slNo: 1, benefit: null, text: 'A loaf a day', name: 'A loaf a day', icon: '/benefits/own.svg' }],
  team: [],
  kpis: [{ figure: '94 %', label: 'would come again', note: '' }],
  socials: [],
  inside: [],
  companyImageGallery: [],
  look: null,
  responseRate: { percent: 90, due: 20 },
  contactEmail: null,
  revision: 1,
  updatedAt: null,
};

const opened = (part: Partial<BusinessProfile>, visitor: 'signed-out' | 'candidate' | 'recruiter' = 'signed-out') =>
  renderScreen(`/business-profile/${companyId}`, {
    visitor,
    answers: [
      refuse(jobSearch.search, 'unknown'),
      answer(business.candidate, { ...profile, ...part }),
      answer(business.question, ({ subject }) => {
        expect(subject).toBe('Night shifts');
        return {};
      }),
    ],
  });

test('a visitor meets the company with what it promises and keeps, and signs in to ask', async () => {
  await opened({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Lindenhof' })).toBeTruthy();
  expect(screen.getByText('We bake by hand.')).toBeTruthy();
  expect(screen.getByText('A loaf a day')).toBeTruthy();
  expect(screen.getByText('90% of replies in time')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in to ask a question' }).getAttribute('href')).toContain('next=');
  expect(screen.queryByText(/not published yet/)).toBeNull();
});

test('a candidate asks by mail, and nothing is sent while a field is empty', async () => {
  const { user, calls } = await opened({}, 'candidate');
  await user.click(await screen.findByRole('button', { name: 'Ask a question' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to Lindenhof' }));
  const asked = () => calls.filter(({ route }) => route === business.question.route).map((one) => one.asked);
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Night shifts');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByRole('textbox', { name: /Message/ }).getAttribute('aria-invalid')).toBe('true');
  expect(asked()).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'How many are there?');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await expect.poll(asked).toEqual([{ companyId, subject: 'Night shifts', message: 'How many are there?' }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('before it is published its own recruiters see a preview that says so, with the way to change it', async () => {
  await opened({ own: true, published: false }, 'recruiter');
  expect(await screen.findByText('Only you can see this page: it is not published yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit the profile' }).getAttribute('href')).toBe('/business-profile');
});

test('an address that leads to no company says that there is no such page', async () => {
  await renderScreen(`/business-profile/${companyId}`, { answers: [refuse(business.candidate, 'not-found')] });
  expect(await screen.findByRole('heading', { name: 'This company has no public page' })).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import { company } from '@vitrine/contract/accounts/company.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { expect, test } from 'vitest';
import { aJobPage } from '../../parts/job-ad/fixtures.ts';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const job = aJobPage({
  hasCompanyProfile: true,
  title: 'Bäckerin',
  presentYourCompany: 'Elf Läden',
  tasks: 'Brot',
  sections: { presentYourCompany: '<p>Elf Läden</p>', tasks: '<p>Brot <strong>backen</strong></p>', benefits: '', lookingFor: '' },
  industry: ['food-beverage'],
  field: ['Craft trades'],
  employmentType: ['Full Time'],
  places: [{ street: '', postalCode: '63065', city: 'Offenbach', region: '', country: 'DE' }],
  salary: { from: 36_000, to: 42_000, currency: 'EUR', period: 'year' },
  hasJobCode: true,
  jobCode: 'abc234',
  language: 'de',
  team: [{ name: 'Rosa Linden', picture: null }],
});

const industries = answer(company.industries, [{ key: 'food-beverage', label: 'Food and beverages' }]);
const opened = (part: Partial<JobPage> = {}, visitor: 'candidate' | 'signed-out' = 'signed-out') => {
  let isMarked = false;
  const marks = (marked: boolean) => () => {
    isMarked = marked;
    return { isMarked };
  };
  return renderScreen('/job/bkg234/c/true', {
    visitor,
    answers: [
      industries,
      answer(jobAdViewing.byBooking, () => ({ ...job, ...part, isMarked })),
      answer(jobAdViewing.mark, marks(true)),
      answer(jobAdViewing.unmark, marks(false)),
    ],
  });
};

test('the name of a company leads to its profile only where that is published', async () => {
  await opened();
  expect((await screen.findByRole('link', { name: 'Lindenhof' })).getAttribute('href')).toBe('/business-profile/c');
  expect(screen.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/jobs');
  await opened({ hasCompanyProfile: false, title: 'Konditor' });
  await screen.findByRole('heading', { level: 1, name: 'Konditor' });
  expect(screen.queryByRole('link', { name: 'Lindenhof' })).toBeNull();
});

test('a job says what it is in the language of the interface, and speaks in its own', async () => {
  await opened();
  expect((await screen.findByRole('heading', { level: 1, name: 'Bäckerin' })).getAttribute('lang')).toBe('de');
  expect(screen.getByText('backen').tagName).toBe('STRONG');
  const facts = screen.getByRole('region', { name: 'At a glance' });
  expect(within(facts).getByText('€36,000 – €42,000 a year')).toBeTruthy();
  expect(within(facts).getByText('63065 Offenbach, Germany')).toBeTruthy();
  expect(await within(facts).findByText('Food and beverages')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'What we offer' })).toBeNull();
});

test.each([
  ['three people', 3, '3 openings'],
  ['a thousand people', 1000, '1,000 openings'],
  ['one person', 1, null],
  ['nobody knows how many', null, null],
])('a job for %s says so among its facts where it is more than one', async (_whom, openings, said) => {
  await opened({ openings });
  const facts = await screen.findByRole('region', { name: 'At a glance' });
  expect(within(facts).queryByText(/^[\d,]+ openings?$/)?.textContent ?? null).toBe(said);
});

test.each([
  ['an open job with a job code leads into its interview, or takes documents', {}, ['Apply with documents'], true],
  ['a job without one is applied to with documents', { hasJobCode: false, jobCode: null }, ['Apply'], false],
  ['a closed job has no way to apply', { state: 'closed' as const }, [], false],
  ['what was applied for shows the application', { isApplied: true }, ['Your application'], false],
])('%s', async (_what, part, ways, interview) => {
  await opened(part);
  await screen.findByRole('heading', { level: 1 });
  const links = screen.queryAllByRole('link', { name: 'Apply by video' });
  expect(links.length > 0).toBe(interview);
  for (const link of links) expect(link.getAttribute('href')).toBe('/job-interview/abc234');
  const buttons = [
    ...screen.queryAllByRole('button', { name: /^Apply.*$/ }),
    ...screen.queryAllByRole('link', { name: 'Your application' }),
  ];
  expect([...new Set(buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent))]).toEqual(ways);
});

test('a bookmark is set at once; signed out it leads to the sign-in and back', async () => {
  const { user, calls } = await opened({}, 'candidate');
  const [keep] = await screen.findAllByRole('button', { name: 'Bookmark this job' });
  if (!keep) throw new Error('no bookmark');
  await user.click(keep);
  await waitFor(() => expect(keep.getAttribute('aria-pressed')).toBe('true'));
  expect(calls.some(({ route }) => route === jobAdViewing.mark.route)).toBe(true);
  await opened();
  const [link] = await screen.findAllByRole('link', { name: 'Bookmark this job' });
  expect(link?.getAttribute('href')).toBe(`/signup?next=${encodeURIComponent('/job/bkg234/c/true')}`);
});

test('a job past its time says so and leads on', async () => {
  await renderScreen('/job/bkg234/c/true', { answers: [industries, refuse(jobAdViewing.byBooking, 'job-expired')] });
  expect(await screen.findByRole('heading', { name: 'This job is no longer on offer' })).toBeTruthy();
});

test('a guest whose link cannot be opened at this moment reads the job, with one quiet word about it', async () => {
  await renderScreen('/job/bkg234/c/true?guest=secret', {
    answers: [industries, answer(jobAdViewing.byBooking, job), refuse(registration.guestByLink, 'unavailable')],
  });
  const word = within(await screen.findByRole('alert'));
  expect(word.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(word.queryByRole('heading')).toBeNull();
  expect((await screen.findAllByRole('heading', { level: 1 })).map(({ textContent }) => textContent)).toEqual(['Bäckerin']);
});

import { screen, within } from '@testing-library/react';
import { company } from '@vitrine/contract/accounts/company.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { JobAdCard } from '@vitrine/contract/job-ads/card.ts';
import { type FoundJob, jobSearch } from '@vitrine/contract/job-search/search.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const job: JobAdCard = {
  jobAdId: '1',
  bookingId: 'bkg234',
  companyId: 'c',
  companyName: 'Lindenhof',
  companyLogo: null,
  jobAdThumbnail: null,
  language: 'en',
  title: 'Night baker',
  presentYourCompany: 'Eleven shops, one oven hall.',
  tasks: 'Bake bread by hand.',
  benefits: '',
  industry: [],
  field: [],
  employmentType: ['Full Time'],
  careerStage: [],
  created: '2026-11-20T08:00:00.000Z',
  location: 'Offenbach',
  remote: 'no',
  salary: null,
  jobVideo: null,
  hasJobCode: true,
  jobCode: 'abc234',
  state: 'open',
  isApplied: false,
  isMarked: false,
};

type Found = Reply<typeof jobSearch.search>;
const found = (items: FoundJob[], part: Partial<Found> = {}): Found => ({
  items,
  total: items.length,
  page: 1,
  count: 20,
  totalIsExact: true,
  facetsAreExact: true,
  facets: {
    employmentType: [
      { value: 'Full Time', count: 7 },
      { value: 'Part Time', count: 3 },
    ],
    careerStage: [],
    graduationType: [],
    businessType: [],
    field: [],
    remote: [],
    language: [],
  },
  ...part,
});

const opened = (reply: Found, path = '/jobs') =>
  renderScreen(path, {
    answers: [answer(jobSearch.search, reply), answer(jobSearch.suggest, { items: [] }), answer(company.industries, [])],
  });
type Opened = Awaited<ReturnType<typeof opened>>;
const asked = ({ calls }: Opened) => calls.findLast(({ route }) => route === jobSearch.search.route)?.asked;

test('the address holds the whole search: it is asked as it says, and each choice goes with one click', async () => {
  const view = await opened(found([job]), '/jobs?textSearch=bread&employmentType=Full+Time');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Night baker' }).getAttribute('href')).toContain('/job/bkg234');
  expect(screen.getByRole('status').textContent).toBe('1 job');
  expect(asked(view)).toMatchObject({ textSearch: 'bread', employmentType: 'Full Time', page: '1', count: '20' });
  await view.user.click(screen.getByRole('button', { name: /^Remove Full.time$/i }));
  await expect.poll(() => asked(view)?.employmentType).toBeUndefined();
  expect(view.path()).toBe('/jobs?textSearch=bread');
});

test('choosing a value asks again and begins at the first page', async () => {
  const view = await opened(found([job], { total: 60 }), '/jobs?page=2');
  await view.user.click(await screen.findByRole('checkbox', { name: /Part[- ][Tt]ime/ }));
  await expect.poll(() => asked(view)?.employmentType).toBe('Part Time');
  expect(asked(view)?.page).toBe('1');
});

test('a total that is an estimate says so', async () => {
  await opened(found([job], { total: 1200, totalIsExact: false }));
  await screen.findByRole('article');
  expect(screen.getByRole('status').textContent).toBe('About 1,200 jobs');
});

test('where nothing fits another spelling is one press away, and filters can be left out', async () => {
  const view = await opened(found([], { didYouMean: 'baker' }), '/jobs?textSearch=bakre&employmentType=Part+Time');
  expect(await screen.findByRole('heading', { name: 'Nothing matches yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Search without filters' })).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'baker' }));
  await expect.poll(() => asked(view)?.textSearch).toBe('baker');
});

test('where nothing fits at a place the same jobs elsewhere stand below, and all of them are one press away', async () => {
  const near = { without: 'place', total: 9, items: [job] } as const;
  const view = await opened(found([], { near: { ...near, items: [...near.items] } }), '/jobs?textSearch=bread&jobLocation=Nowhere&page=2');
  const section = within(await screen.findByRole('region', { name: 'The same elsewhere' }));
  expect(section.getByRole('link', { name: 'Night baker' })).toBeTruthy();
  await view.user.click(section.getByRole('button', { name: 'See all 9 jobs' }));
  await expect.poll(() => view.path()).toBe('/jobs?textSearch=bread');
});

test('an ad in another language than the page says in which, and a screen reader is told to speak it', async () => {
  await opened(found([job, { ...job, bookingId: 'bkg235', title: 'Nachtbäckerin', tasks: 'Brot backen.', language: 'de' }]));
  const [own, foreign] = await screen.findAllByRole('article');
  expect(own && within(own).queryByText(/^In /)).toBeNull();
  expect(foreign && within(foreign).getByText('In German')).toBeTruthy();
  for (const text of ['Nachtbäckerin', 'Eleven shops, one oven hall.'])
    expect(foreign && within(foreign).getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('de');
});

const freiburg = { name: 'Freiburg im Breisgau', region: 'Baden-Württemberg', country: 'DE' };
const fribourg = { name: 'Fribourg', region: 'Fribourg', country: 'CH', text: 'Fribourg, Switzerland' };

test('a place that is understood is said with its radius; another radius, another place and the nearest first are one choice away', async () => {
  const place = { ...freiburg, radius: 20, others: [fribourg] };
  const view = await opened(
    found(
      [
        { ...job, km: 12 },
        { ...job, bookingId: 'b2', jobAdId: '2', km: 0 },
      ],
      { place },
    ),
    '/jobs?jobLocation=Freiburg',
  );
  const bar = within(await screen.findByRole('region', { name: 'Place' }));
  expect(bar.getByText('Freiburg im Breisgau, Baden-Württemberg')).toBeTruthy();
  expect(bar.getByRole('link', { name: 'GeoNames' })).toBeTruthy();
  const [first, second] = screen.getAllByRole('article');
  expect(first && within(first).getByText('Offenbach · 12 km')).toBeTruthy();
  expect(second && within(second).getByText('Offenbach · <1 km')).toBeTruthy();

  await view.user.selectOptions(bar.getByRole('combobox', { name: 'How far away' }), 'within 50 km');
  await expect.poll(() => asked(view)).toMatchObject({ jobLocation: 'Freiburg', radius: '50' });
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Nearest first');
  await expect.poll(() => asked(view)?.sort).toBe('Nearest');
  await view.user.click(bar.getByRole('button', { name: 'Fribourg, Switzerland' }));
  await expect.poll(() => view.path()).toBe('/jobs?jobLocation=Fribourg%2C+Switzerland&radius=50&sort=Nearest');
  await view.user.click(screen.getByRole('button', { name: /^Remove Fribourg/ }));
  await expect.poll(() => asked(view)?.radius).toBeUndefined();
});

test('where no place is understood there is no radius and no order by distance', async () => {
  await opened(found([job]), '/jobs?jobLocation=Nowhere&sort=Nearest');
  await screen.findByRole('article');
  expect(screen.queryByRole('region', { name: 'Place' })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Nearest first' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import { type CandidateCard, candidateFavorites, recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const candidate: CandidateCard = {
  id: '00000000-0000-4000-8000-000000000007',
  firstName: 'Selma',
  initial: 'A',
  profession: 'Pastry cook',
  careerStage: 'Job Starter',
  highestEducation: 'Apprenticeship',
  employmentTypes: ['Full Time'],
  nationality: 'DE',
  workPermit: ['EU'],
  languages: [{ language: 'German', level: 'native' }],
  skills: ['Sourdough'],
  picture: null,
  favorite: false,
  contactedAt: null,
  candidateEmail: null,
  changedAt: '2026-11-20T08:00:00.000Z',
};

const found = (items: CandidateCard[]): Reply<typeof recruitingSearch.search> => ({
  items,
  total: items.length,
  page: 1,
  count: 10,
  totalIsExact: true,
  facetsAreExact: true,
  facets: {
    careerstage: [
      { value: 'Job Starter', count: 1 },
      { value: 'Expert', count: 4 },
    ],
    highesteducation: [],
    employmenttype: [],
    languages: [{ value: 'German', count: 1 }],
    skills: [],
    workpermit: [{ value: 'EU', count: 1 }],
    nationality: [{ value: 'DE', count: 1 }],
  },
});

const opened = (items: CandidateCard[], path = '/recruiting-search') =>
  renderScreen(path, {
    visitor: 'recruiter',
    answers: [
      answer(recruitingSearch.search, found(items)),
      answer(recruitingSearch.one, { ...candidate, about: '', courseOfStudies: '', experience: [], education: [], phone: null }),
      answer(candidateFavorites.add, {}),
      answer(savedCandidateSearches.list, { items: [] }),
    ],
  });

test('the search asks for ten, with everything that the address says (R220)', async () => {
  const { calls } = await opened([candidate], '/recruiting-search?textsearch=pastry&careerstage=Job+Starter&page=2');
  await screen.findByRole('article');
  expect(calls.find(({ route }) => route === recruitingSearch.search.route)?.asked).toMatchObject({
    count: '10',
    page: '2',
    textsearch: 'pastry',
    careerstage: 'Job Starter',
  });
  expect(screen.getByRole('button', { name: 'Remove Job Starter' })).toBeTruthy();
});

test('a candidate is shown by first name and initial, and kept with the star', async () => {
  const { calls, user } = await opened([candidate]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading').textContent).toBe('Selma A.');
  await user.click(card.getByRole('button', { name: 'Keep Selma A. as a favourite' }));
  await waitFor(() => expect(calls.some(({ route }) => route === candidateFavorites.add.route)).toBe(true));
});

test('where the plan has no contact, an opened profile offers no way to turn to the person', async () => {
  await opened([candidate], `/recruiting-search?candidate=${candidate.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile' }));
  expect(await dialog.findByRole('heading', { name: 'Selma A.' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Invite to an interview' })).toBeNull();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('nobody there leads on', async () => {
  await opened([]);
  expect((await screen.findByRole('link', { name: 'Invite by mail' })).getAttribute('href')).toBe('/candidate-management');
});

test('work permit and languages narrow the people, where they come from does not', async () => {
  await opened([candidate]);
  expect(await screen.findByRole('checkbox', { name: /European Union and EEA/ })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /German/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /Germany/ })).toBeNull();
  expect(screen.queryByText('Nationality')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { type SpokenAnswer, spokenSearch } from '@vitrine/contract/applicants/spoken.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../../testing.tsx';

const nobody = { items: [], total: 0, page: 1, count: 12, counts: { active: 0, inactive: 0, expired: 0, archived: 0 } };
const lists = Object.values(jobCodeLists).map((endpoint) => answer(endpoint, nobody));

const said: SpokenAnswer = {
  applicationId: '6f1f1b1e-0000-4000-8000-000000000001',
  bookingId: 'bkg234',
  takeId: '6f1f1b1e-0000-4000-8000-000000000002',
  questionNo: 2,
  question: 'Why bread?',
  title: 'Baker',
  blind: false,
  alias: 'A1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  source: 'candidate',
  language: 'en',
  saidAt: '2026-11-20T08:00:00.000Z',
  places: [
    {
      second: 72.46,
      parts: [
        { text: 'I have ', found: false },
        { text: 'baked', found: true },
        { text: ' bread.', found: false },
      ],
    },
  ],
};

const opened = (path: string, reply: Parameters<typeof answer<typeof spokenSearch.find>>[1]) =>
  renderScreen(path, { visitor: 'recruiter', answers: [...lists, answer(spokenSearch.find, reply)] });

test('what is found leads to the second at which it is said, and more comes when it is asked for', async () => {
  const next = { saidBefore: said.saidAt, beforeTake: said.takeId };
  const second = { ...said, takeId: '6f1f1b1e-0000-4000-8000-000000000003', blind: true, firstName: '', lastName: '' };
  const { user } = await opened('/candidate-management/spoken?q=baking', ({ saidBefore }) =>
    saidBefore ? { items: [second], next: null } : { items: [said], next },
  );
  const card = await screen.findByRole('article', { name: 'Ada Lovelace' });
  expect(within(card).getByText('baked').tagName).toBe('MARK');
  const jump = within(card).getByRole('link', { name: 'Ada Lovelace at 1:12: I have baked bread.' });
  expect(jump.getAttribute('href')).toBe(`/candidate-details/candidate/${said.applicationId}?question=2&at=72.5`);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('nothing is asked before there are words, and nothing found says what else can be done', async () => {
  const { user, calls, path } = await opened('/candidate-management/spoken', { items: [], next: null });
  expect(await screen.findByText('Which words are you looking for?')).toBeTruthy();
  expect(calls.filter(({ route }) => route === spokenSearch.find.route)).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: /^Words/ }), 'sourdough');
  expect(await screen.findByText('Nobody says that in an answer you may read')).toBeTruthy();
  expect(path()).toBe('/candidate-management/spoken?q=sourdough');
});

import { screen, within } from '@testing-library/react';
import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { mergedFields, people } from '@vitrine/contract/people/people.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

type Person = Reply<typeof people.both>['items'][number];
type Pair = Reply<typeof people.duplicates>['items'][number];

const at = '2026-11-20T08:00:00.000Z';
const [first, second] = ['00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000062'] as const;
const ines: Person = {
  key: 'ines@mail.example',
  blind: false,
  alias: '',
  firstName: 'Inès',
  lastName: 'Moreau',
  email: 'ines@mail.example',
  cProfilePic: null,
  candidate_id: first,
  addedAt: at,
  invitations: [{ id: '00000000-0000-4000-8000-000000000063', title: 'Night baker', invitedAt: at, cancelled: false }],
  applications: [],
  lastAt: at,
};
const nothing = Object.fromEntries(mergedFields.map((field) => [field, ''])) as Pair['people'][number]['fields'];
const named = { ...nothing, firstName: 'Inès', lastName: 'Moreau' };
const pair: Pair = {
  by: ['name'],
  people: [
    { candidate_id: first, addedAt: at, fields: { ...named, email: 'ines@mail.example', profession: 'Baker' } },
    { candidate_id: second, addedAt: at, fields: { ...named, email: 'moreau@mail.example', phone: '+33 6 12 34 56 78' } },
  ],
};

const noProducts = { items: [], total: 0, page: 1, count: 200, counts: { active: 0, inactive: 0, expired: 0, archived: 0 } };

function opened(items: Person[]) {
  let pairs = [pair];
  return renderScreen('/candidate-management?view=people', {
    visitor: 'recruiter',
    answers: [
      answer(people.both, { items, total: items.length, totalIsEstimate: false, page: 1, count: 20 }),
      answer(people.byCompany, { items: [], total: 0, totalIsEstimate: false, page: 1, count: 20 }),
      answer(people.duplicates, () => ({ items: pairs })),
      answer(people.merge, () => {
        pairs = [];
        return {};
      }),
      answer(replyDeadlines.due, { soon: 0, late: 0, since: null }),
      answer(reviewRequests.mine, { open: 0, late: 0, next: null }),
      answer(jobCodeLists.active, noProducts),
      answer(jobCodeLists.expired, noProducts),
    ],
  });
}

test('a person stands once, with everything that connects it with the company; whom the company added can be edited', async () => {
  await opened([ines]);
  const link = await screen.findByRole('link', { name: 'Inès Moreau' });
  expect(link.getAttribute('href')).toBe(`/candidate-edit/${first}`);
  const row = within(link.closest('li') as HTMLElement);
  expect(row.getByText('Added by you')).toBeTruthy();
  expect(row.getByText('Invited: Night baker')).toBeTruthy();
});

test('of two entries the chosen fields stay, and what the first one lacks comes from the second', async () => {
  const { user, calls } = await opened([ines]);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  // the menu comes by a transition, which does not run here
  await user.click(await screen.findByRole('menuitem', { name: 'Find duplicates', hidden: true }));
  const email = within(await screen.findByRole('radiogroup', { name: 'E-mail', hidden: true }));
  await user.click(email.getByRole('radio', { name: /moreau@mail\.example/, hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Make one of two', hidden: true }));
  expect(await screen.findByText('No duplicates found')).toBeTruthy();
  const merged = calls.find(({ route }) => route === people.merge.route)?.asked as { keepId: string; dropId: string; take: string[] };
  expect([merged.keepId, merged.dropId, merged.take.toSorted()]).toEqual([first, second, ['email', 'phone']]);
});

test('a list of nobody says who will stand here and how somebody comes in', async () => {
  await opened([]);
  expect(await screen.findByText('Everybody whom you add or invite, or who applies, appears here once.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Invite candidates' }).length).toBeGreaterThan(0);
});

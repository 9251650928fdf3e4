import { screen, within } from '@testing-library/react';
import { people } from '@vitrine/contract/admin/people.ts';
import { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { interviewUploads } from '@vitrine/contract/interviews/uploads.ts';
import { expect, test } from 'vitest';
import { answer, refusal, renderScreen } from '../../../testing.tsx';

const id = '00000000-0000-4000-8000-000000000009';
const at = '2026-03-02T09:00:00.000Z';
const person = { id, firstName: 'Mia', lastName: 'Berg', email: 'mia@mail.example', state: 'active', createdAt: at } as const;

test('a film that waits is deleted with the name typed, says when it goes, and is offered again', async () => {
  let removeAt: string | null = null;
  const film = { takeId: id, questionNo: 1, origin: 'At our stand', offeredAt: at, until: '2999-01-01T09:00:00.000Z' };
  const { user, calls } = await renderScreen(`/admin-panel/users?person=${id}`, {
    visitor: 'admin',
    answers: [
      answer(people.candidates, {
        items: [{ ...person, closeUpConnected: false, closeUpEnrollType: 'none' }],
        total: 1,
        page: 1,
        count: 20,
        totalIsEstimate: false,
      }),
      answer(people.person, {
        ...person,
        userType: 'Candidate',
        language: 'en',
        activatedAt: at,
        role: null,
        companyId: null,
        companyName: null,
        applications: 1,
        closeUpConnected: false,
      }),
      answer(administratorWords.read, { comment: '', changedAt: null, releasedAt: null, earlier: null }),
      answer(closeupAdministering.ofCandidate, { closeup: null }),
      answer(interviewUploads.ofCandidate, () => ({
        name: 'Mia Berg',
        items: [
          {
            applicationId: id,
            title: 'Baker',
            companyName: 'Bakery Berg',
            open: true,
            questions: [{ questionNo: 1, text: 'Why bread?', answered: false }],
            offered: [{ ...film, removeAt }],
          },
        ],
      })),
      answer(interviewUploads.takeBack, ({ name }) => {
        if (name !== 'Mia Berg') throw refusal('name-differs', [{ field: 'name', message: 'name-differs' }]);
        removeAt = '2999-11-21T08:05:00.000Z';
        return { removeAt };
      }),
      answer(interviewUploads.offerAgain, () => {
        removeAt = null;
        return {};
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete the film' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this film?' });
  const name = within(dialog).getByRole('textbox', { name: 'Type “Mia Berg” to confirm' });
  await user.type(name, 'Mia,');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('This is not the name shown there')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Mia Berg');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Question 1: deleted, and gone on .*2999/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Offer it again' }));
  expect(await screen.findByRole('button', { name: 'Delete the film' })).toBeTruthy();
  expect(calls.findLast(({ route }) => route === interviewUploads.offerAgain.route)?.asked).toEqual({ takeId: id });
});

import { screen, waitFor } from '@testing-library/react';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { expect, test } from 'vitest';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const none = { items: [], total: 0, page: 1, count: 200, counts: { active: 0, inactive: 0, expired: 0, archived: 0 } };

test('a draft that was refused says so once, keeps what was chosen, and is tried again only when one goes on', async () => {
  const { user, calls } = await renderScreen('/job-edit', {
    visitor: 'recruiter',
    answers: [
      ...[jobCodeLists.active, jobCodeLists.inactive, jobCodeLists.expired, jobCodeLists.archived].map((list) => answer(list, none)),
      refuse(jobAdEditing.create, 'too-many-requests'),
    ],
  });
  const made = () => calls.filter(({ route }) => route === jobAdEditing.create.route).length;
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  await user.type(title, 'Baker');
  expect(made()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([title.value, made()]).toEqual(['Baker', 1]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(made()).toBe(2));
});

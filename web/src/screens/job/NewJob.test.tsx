import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, refuse, renderScreen } from '../../testing.tsx';

afterEach(() => vi.useRealTimers());

const none = { items: [], total: 0, page: 1, count: 200, counts: { active: 0, inactive: 0, expired: 0, archived: 0 } };

test('a title that cannot be stored says so once for each letter, and not again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await renderScreen('/job-edit', {
    visitor: 'recruiter',
    answers: [
      ...[jobCodeLists.active, jobCodeLists.inactive, jobCodeLists.expired, jobCodeLists.archived].map((list) => answer(list, none)),
      refuse(jobAdEditing.create, 'too-many-requests'),
    ],
  });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'B');
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { account } from '@vitrine/contract/accounts/account.ts';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { answer, answering } from '../../testing.tsx';
import { makeQueryClient } from './query.ts';
import { useFreshAsk } from './use-ask.ts';

it('an editor that is opened again at once asks again and shows what is stored then', async () => {
  let reminders = true;
  answering([answer(account.notifications, () => ({ progress: true, reminders }))]);
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const open = () => renderHook(() => useFreshAsk(account.notifications, {}), { wrapper });
  const first = open();
  await waitFor(() => expect(first.result.current.data).toEqual({ progress: true, reminders: true }));
  first.unmount();
  reminders = false;
  const second = open();
  expect(second.result.current.data).toBeUndefined();
  await waitFor(() => expect(second.result.current.data).toEqual({ progress: true, reminders: false }));
});

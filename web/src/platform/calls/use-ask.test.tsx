import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { answer, answering } from '../../testing.tsx';
import { makeQueryClient } from './query.ts';
import { useFreshAsk } from './use-ask.ts';

it('an editor that is opened again at once asks again and shows what is stored then', async () => {
  let reused = true;
  answering([answer(answers.reuseSetting, () => ({ reuseVideoInterview: reused }))]);
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const open = () => renderHook(() => useFreshAsk(answers.reuseSetting, {}), { wrapper });
  const first = open();
  await waitFor(() => expect(first.result.current.data).toEqual({ reuseVideoInterview: true }));
  first.unmount();
  reused = false;
  const second = open();
  expect(second.result.current.data).toBeUndefined();
  await waitFor(() => expect(second.result.current.data).toEqual({ reuseVideoInterview: false }));
});

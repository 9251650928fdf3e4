import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { about } from '@vitrine/contract/platform/about.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { answer, answering } from '../../testing.tsx';
import { makeQueryClient } from './query.ts';
import { type ActOptions, useAct } from './use-act.ts';
import { asking, useAsk } from './use-ask.ts';

/** A screen with a list, and beside it an answer that no act changes; whoever closes a showroom takes one off the list. */
async function open(options: ActOptions<typeof showrooms.revoke> = {}, delay: () => Promise<void> | undefined = () => undefined) {
  let total = 2;
  const calls = answering([
    answer(showrooms.list, async () => {
      await delay();
      return { items: [], total, page: 1, count: 20 };
    }),
    answer(about.config, { demo: null, supportPhone: null, supportChatUrl: null, withdrawal: false, marketing: null }),
    answer(showrooms.revoke, () => {
      total -= 1;
      return {};
    }),
  ]);
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const list = renderHook(() => useAsk(showrooms.list, {}), { wrapper }).result;
  const config = renderHook(() => useAsk(about.config, {}, { staleTime: 'static' }), { wrapper }).result;
  const close = renderHook(() => useAct(showrooms.revoke, options), { wrapper }).result;
  await waitFor(() => expect([list.current.isSuccess, config.current.isSuccess]).toEqual([true, true]));
  return {
    left: () => list.current.data?.total,
    known: () => client.getQueryData(asking(showrooms.list, {}).queryKey)?.total,
    close: () => act(() => close.current.mutateAsync({ id: '00000000-0000-4000-8000-000000000002' })),
    asked: (endpoint: { route: string }) => calls.filter(({ route }) => route === endpoint.route).length,
  };
}

it('after an act the list on the screen shows the new state, and the act names no list', async () => {
  const screen = await open();
  expect(screen.left()).toBe(2);
  await screen.close();
  await waitFor(() => expect(screen.left()).toBe(1));
});

it('a screen is told that an act is done when the new state is there, so that the old one never shows again', async () => {
  const known: unknown[] = [];
  const screen = await open({ onDone: () => known.push(screen.known()) });
  await screen.close();
  expect(known).toEqual([1]);
});

it('an answer that does not come holds nobody up who has done something', async () => {
  let asked = 0;
  const never = new Promise<never>(() => {});
  const screen = await open({}, () => (asked++ === 0 ? undefined : never));
  await screen.close();
  expect(screen.asked(showrooms.list)).toBe(2);
});

it('what no act changes is asked once', async () => {
  const screen = await open();
  await screen.close();
  expect([screen.asked(showrooms.list), screen.asked(about.config)]).toEqual([2, 1]);
});

it('an act that changes nothing on the screen asks nothing anew', async () => {
  const screen = await open({ changes: false });
  await screen.close();
  expect(screen.asked(showrooms.list)).toBe(1);
});

it('an answer that was on its way when something was done is asked again, for it may be older', async () => {
  let total = 2;
  const late = Promise.withResolvers<void>();
  let asked = 0;
  answering([
    answer(showrooms.list, async () => {
      const old = { items: [], total, page: 1, count: 20 };
      asked += 1;
      if (asked === 1) await late.promise;
      return asked === 1 ? old : { ...old, total };
    }),
    answer(showrooms.revoke, () => {
      total -= 1;
      return {};
    }),
  ]);
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const list = renderHook(() => useAsk(showrooms.list, {}), { wrapper }).result;
  const close = renderHook(() => useAct(showrooms.revoke, {}), { wrapper }).result;
  await waitFor(() => expect(asked).toBe(1));
  await act(() => close.current.mutateAsync({ id: '00000000-0000-4000-8000-000000000002' }));
  late.resolve();
  await waitFor(() => expect(list.current.data?.total).toBe(1));
  expect(asked).toBe(2);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orders } from '@vitrine/contract/billing/orders.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const user = userEvent.setup();
const change = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'trialDays' as const,
  planId: null,
  country: null,
  value: '30',
  before: '14',
  countsFrom: '2080-11-24',
  setAt: '2026-11-24T09:00:00.000Z',
  setBy: 'Ada Winter',
  undoable: true,
};
const held = { buying: 'off' as const, trialDays: 14, vatRate: 1900, closeupPrice: null, seller: null, countryRates: [], plans: [] };

test('the last change of a kind is undone after a question that says what then holds, and an earlier one is not offered', async () => {
  const earlier = { ...change, id: '00000000-0000-4000-8000-000000000002', value: '14', before: '7', undoable: false };
  const { calls } = await renderScreen('/admin-panel/products?part=plans', {
    visitor: 'admin',
    answers: [
      answer(settings.look, { ...held, today: '2026-11-24', history: [change, earlier] }),
      answer(settings.undo, {}),
      answer(orders.list, { items: [], total: 0, page: 1, count: 10 }),
    ],
  });
  const history = await screen.findByRole('list', { name: 'History' });
  expect(within(history).getAllByRole('button')).toHaveLength(1);
  await user.click(within(history).getByRole('button', { name: /^Undo the change/ }));
  const asked = await screen.findByRole('dialog');
  expect(within(asked).getByText(/will not come into force/)).toBeTruthy();
  await user.click(within(asked).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.find(({ route }) => route === settings.undo.route)?.asked).toEqual({ id: change.id }));
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orders } from '@vitrine/contract/billing/orders.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const held = {
  today: '2026-11-24',
  buying: 'invoice' as const,
  trialDays: 14,
  vatRate: 1900,
  closeupPrice: null,
  seller: null,
  countryRates: [],
  plans: [],
  history: [],
};
const user = userEvent.setup();

const opened = () =>
  renderScreen('/admin-panel/products?part=plans', {
    visitor: 'admin',
    answers: [answer(settings.look, held), answer(settings.insert, {}), answer(orders.list, { items: [], total: 0, page: 1, count: 10 })],
  });

test.each([
  ['49.90', 4990],
  ['49.05', 4905],
  ['100.00', 10_000],
])('a price typed as %s is %i cents', async (typed, price) => {
  const { calls } = await opened();
  const field = await screen.findByRole('textbox', { name: /Price/ });
  await user.type(field, typed);
  expect(field).toHaveProperty('value', `${typed} €`);
  await user.click(screen.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(calls.find(({ route }) => route === settings.insert.route)?.asked).toMatchObject({ price: { price } }));
});

test('a VAT rate typed as 7.50 is seven and a half percent', async () => {
  const { calls } = await opened();
  await user.click(await screen.findByRole('combobox', { name: 'What changes' }));
  await user.click(await screen.findByRole('option', { name: 'VAT', hidden: true }));
  const field = screen.getByRole('textbox', { name: 'VAT' });
  await user.clear(field);
  await user.type(field, '7.50');
  await user.click(screen.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(calls.find(({ route }) => route === settings.insert.route)?.asked).toMatchObject({ vatRate: 750 }));
});

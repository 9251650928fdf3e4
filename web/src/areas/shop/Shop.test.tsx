import { screen, waitFor } from '@testing-library/react';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import type { OwnCloseup } from '@vitrine/contract/closeup/shapes.ts';
import { type Purchase, shopPayments } from '@vitrine/contract/shop/payments.ts';
import { withdrawing } from '@vitrine/contract/shop/withdrawing.ts';
import { expect, test } from 'vitest';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const paymentId = '00000000-0000-4000-8000-00000000000b';
const purchase = (shown: Partial<Purchase> = {}): Purchase => ({
  paymentId,
  number: 'C-23456789AB',
  state: 'draft',
  months: 12,
  price: 4900,
  total: 4900,
  vatRate: 1900,
  vat: 782,
  voucherCode: null,
  billTo: 'Mia Held',
  country: null,
  paidAt: null,
  opensAt: null,
  ...shown,
});
const offer = (paying: 'stripe' | 'trial' = 'stripe') =>
  answer(shopPayments.offer, { offer: { months: 12, price: 4900, vatRate: 1900, vat: 782, paying, countries: [] } });
const own = (...items: Purchase[]) => answer(shopPayments.own, { items });

test('the last step says what, how long and how much, its boxes are not ticked, and its button says that it obliges to pay', async () => {
  const { user, calls, path } = await renderScreen('/closeup-shop/payment', {
    visitor: 'candidate',
    answers: [
      offer(),
      own(purchase()),
      answer(shopPayments.execute, { purchase: purchase({ state: 'paid' }), redirectUrl: null }),
      answer(shopPayments.status, purchase({ state: 'paid', paidAt: '2026-11-25T10:00:00.000Z', opensAt: '2026-11-25T10:00:00.000Z' })),
    ],
  });
  const boxes = (await screen.findAllByRole('checkbox')) as HTMLInputElement[];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByText(/12 months\. It does not renew by itself/)).toBeTruthy();
  expect(screen.getByText('Includes 19% VAT')).toBeTruthy();
  for (const box of boxes) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));
  await waitFor(() => expect(path()).toBe(`/closeup-shop/confirm?payment=${paymentId}`));
  expect(await screen.findByText('Order C-23456789AB is paid: €49.00.')).toBeTruthy();
  const asked = { paymentId, total: 4900, startsNow: true, knowsLoss: true };
  expect(calls.filter(({ route }) => route === shopPayments.execute.route).map((one) => one.asked)).toEqual([asked]);
});

test('where the price is another one by now nothing is ordered, and the new one is shown with a word on it', async () => {
  const { user } = await renderScreen('/closeup-shop/payment', {
    visitor: 'candidate',
    answers: [offer(), own(purchase()), refuse(shopPayments.execute, 'changed-elsewhere')],
  });
  await user.click(await screen.findByRole('button', { name: 'Order with obligation to pay' }));
  expect(await screen.findByText(/The amount has changed in the meantime\. Nothing was ordered/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('at nothing to pay the button says so, and without both boxes the months begin later', async () => {
  await renderScreen('/closeup-shop/payment', {
    visitor: 'candidate',
    answers: [offer(), own(purchase({ total: 0, vat: 0, voucherCode: 'ALL-1' }))],
  });
  expect(await screen.findByRole('button', { name: 'Unlock at no cost' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /obligation/ })).toBeNull();
  expect(screen.getByText(/begin 14 days after the payment/)).toBeTruthy();
});

test('the shop is open to everybody and sells to candidates alone (decision 3.4)', async () => {
  await renderScreen('/closeup-shop', { answers: [offer()] });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  await renderScreen('/closeup-shop/products', { visitor: 'recruiter', answers: [offer()] });
  expect(await screen.findByText(/Closeups are for candidates/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
});

test.each(['billing', 'payment', 'confirm'])('the step %s speaks of no order to whoever has none', async (step) => {
  await renderScreen(`/closeup-shop/${step}`, { answers: [offer()] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to order' })).toBeTruthy();
  await renderScreen(`/closeup-shop/${step}`, { visitor: 'recruiter', answers: [offer()] });
  expect(await screen.findByText(/Closeups are for candidates/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Shop' })).toBeTruthy();
});

test.each(['/closeup-shop/products', '/closeup-shop/billing', '/closeup-shop/payment', '/closeup-shop/confirm'])(
  '%s says that no money moves where it does not',
  async (path) => {
    await renderScreen(path, { visitor: 'candidate', answers: [offer('trial'), own(purchase())] });
    expect(await screen.findByText('No money moves here. Please do not enter a real card.')).toBeTruthy();
  },
);

test('whoever has a closeup reads so before buying, and gets to it', async () => {
  const closeup = { publicUrl: 'https://vitrine.test/closeup/1', givenUntil: '2099-11-25T10:00:00.000Z' } as OwnCloseup;
  const answers = [offer(), own(), answer(closeupEditing.own, { closeup })];
  await renderScreen('/closeup-shop/products', { visitor: 'candidate', answers });
  expect(await screen.findByText('You have a closeup already')).toBeTruthy();
  expect(screen.getByText('Others see it until 25 November 2099.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the closeup' })).toBeTruthy();
});

test('while nothing is sold the shop says so, and no price shows', async () => {
  await renderScreen('/Candidate-shop', { visitor: 'candidate', answers: [answer(shopPayments.offer, { offer: null })] });
  expect(await screen.findByText('Nothing is sold here')).toBeTruthy();
  expect(screen.queryByText(/€/)).toBeNull();
});

test('whoever bought withdraws in two steps without signing in', async () => {
  const { user, calls } = await renderScreen('/withdrawal', {
    answers: [answer(withdrawing.declare, { receivedAt: '2026-11-25T10:00:00.000Z' })],
  });
  await user.type(await screen.findByLabelText(/^Name/), 'Mia Held');
  await user.type(screen.getByLabelText(/^Number of the order/), 'C-23456789AB');
  await user.type(screen.getByLabelText(/^E-mail address/), 'mia@example.org');
  await user.click(screen.getByRole('button', { name: 'Withdraw from the contract' }));
  expect(await screen.findByText(/I, Mia Held, withdraw from the contract of order C-23456789AB/)).toBeTruthy();
  const sent = () => calls.filter(({ route }) => route === withdrawing.declare.route).map(({ asked }) => asked);
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm the withdrawal' }));
  expect(await screen.findByText(/The receipt is on its way to mia@example\.org/)).toBeTruthy();
  expect(sent()).toEqual([{ name: 'Mia Held', number: 'C-23456789AB', email: 'mia@example.org' }]);
});

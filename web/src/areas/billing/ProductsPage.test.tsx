import { screen, waitFor, within } from '@testing-library/react';
import { account } from '@vitrine/contract/accounts/account.ts';
import { cards } from '@vitrine/contract/billing/cards.ts';
import { type Party, parties } from '@vitrine/contract/billing/parties.ts';
import { type Order, type Plan, type Subscription, subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type Invoice, invoices } from '@vitrine/contract/invoices/invoices.ts';
import { expect, test } from 'vitest';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const plan: Plan = {
  planId: 'rs-monthly-3',
  productName: 'RS',
  intervalType: 'monthly',
  maxRecruiter: 3,
  activePlan: false,
  productDescription: 'Recruiting search.',
  price: 9900,
};
const has: Subscription = {
  subscriptionId: '00000000-0000-4000-8000-000000000002',
  productName: 'RS',
  planId: 'rs-monthly-3',
  status: 'active',
  price: 9900,
  periodFrom: '2026-11-01T10:00:00.000Z',
  periodTo: '2026-12-01T10:00:00.000Z',
  nextPlanId: null,
  nextPrice: null,
};
const own: Reply<typeof subscriptions.own> = {
  buying: 'invoice',
  vatRate: 1900,
  trial: { endsAt: '2026-11-01T10:00:00.000Z', daysLeft: 0, over: true },
  seats: { used: 2, invited: 1, most: 3 },
  items: [],
  orders: [],
  billTo: 'Lindenhof',
};
const quote = {
  when: 'now' as const,
  from: has.periodFrom,
  to: has.periodTo,
  price: 9900,
  credit: 0,
  net: 9900,
  vatRate: 1900,
  vat: 1881,
  total: 11_781,
  takesVoucher: true,
  vatCategory: 'S' as const,
  chargedAnyway: null,
};
const me: Reply<typeof account.own> = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.org',
  pendingEmail: null,
  firstName: 'Ada',
  lastName: 'Lovelace',
  userType: 'Recruiter',
  role: 'owner',
  language: 'en',
  profilePic: null,
  guest: false,
};

const party: Party = { country: 'AT', vatNumber: 'ATU12345678', vatNumberState: 'unchecked', vatCategory: 'S', chargedAnyway: 'unchecked' };
const written: Invoice = {
  id: '00000000-0000-4000-8000-000000000003',
  number: '2026-000007',
  kind: 'invoice',
  issuedOn: '2026-11-01',
  corrects: null,
  buyer: 'Lindenhof',
  vatCategory: 'S',
  net: 9900,
  vat: 1881,
  total: 11_781,
  ready: true,
};
const bills = [
  answer(parties.look, party),
  answer(parties.save, party),
  answer(cards.look, { paying: null, card: null }),
  answer(invoices.own, { items: [written], total: 1, page: 1, count: 10 }),
  answer(invoices.file, { url: '/api/media/x' }),
];

const visa = { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 };
const refused: Order = {
  id: '00000000-0000-4000-8000-000000000004',
  kind: 'period',
  planId: 'rs-monthly-3',
  coversFrom: '2026-11-01T10:00:00.000Z',
  coversTo: '2026-12-01T10:00:00.000Z',
  price: 9900,
  net: 9900,
  vatRate: 1900,
  vat: 1881,
  total: 11_781,
  billTo: 'Lindenhof',
  orderedAt: '2026-11-01T10:00:00.000Z',
  dueAt: '2099-11-01T10:00:00.000Z',
  paidAt: null,
  creditedAt: null,
  payBy: 'card',
  declinedAt: '2026-11-01T10:00:00.000Z',
};

type Paying = Reply<typeof cards.look>;

const opened = (shown: Partial<typeof own> = {}, role: 'owner' | 'recruiter' = 'owner', path = '/products', paying: Paying[] = []) =>
  renderScreen(path, {
    visitor: 'recruiter',
    answers: [
      answer(cards.change, { redirectUrl: `${window.location.origin}/products#card=page-1&plan=rs-monthly-3` }),
      answer(cards.trial, { id: refused.id, open: true }),
      answer(cards.saveTrial, {}),
      answer(cards.pay, {}),
      answer(cards.remove, { paying: 'trial', card: null }),
      answer(account.own, { ...me, role }),
      answer(subscriptions.own, { ...own, ...shown }),
      answer(subscriptions.plans, { items: [plan] }),
      ...bills,
      ...paying.map((one) => answer(cards.look, one)),
      answer(subscriptions.quote, quote),
      answer(subscriptions.create, has),
      answer(subscriptions.cancel, has),
      answer(subscriptions.update, has),
    ],
  });

test('the last step says what, how long and how much with VAT, and its button says that it obliges to pay', async () => {
  const { user, calls } = await opened({}, 'owner', '/recruiter-shop');
  await user.click(await screen.findByRole('button', { name: /^Choose RS/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your order' }));
  expect(await dialog.findByText('€117.81')).toBeTruthy();
  expect(dialog.getByText('VAT 19%')).toBeTruthy();
  expect(dialog.getByText(/1 November 2026.*1 December 2026/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Order with obligation to pay' }));
  await waitFor(() => expect(calls.some(({ route }) => route === subscriptions.create.route)).toBe(true));
  const asked = { planId: 'rs-monthly-3', insteadOf: null, total: 11_781, billTo: 'Lindenhof', payBy: 'invoice' };
  expect(calls.find(({ route }) => route === subscriptions.create.route)?.asked).toEqual(asked);
});

test('cancelling asks first, and thanks for using the product to meet recruiting goals (R216)', async () => {
  const { user } = await opened({ items: [has] });
  await user.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Cancel RS/ }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the plan' }));
  expect(await screen.findByText(/Thank you for using our product to meet your recruiting goals/)).toBeTruthy();
});

test('going on after a rest shows the plan and the price of the period that begins, with VAT, and sends what was shown', async () => {
  const paused: Subscription = { ...has, status: 'paused', nextPlanId: 'rs-year-1', nextPrice: 99_000 };
  const { user, calls } = await opened({ items: [paused] });
  await user.click(await screen.findByRole('button', { name: 'Go on now' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Go on with RS.*year/i }));
  expect(dialog.getByText(/€990\.00 before VAT, €1,178\.10 with VAT/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Go on now' }));
  const asked = { subscriptionId: has.subscriptionId, status: 'active', total: 117_810 };
  await waitFor(() => expect(calls.find(({ route }) => route === subscriptions.update.route)?.asked).toEqual(asked));
});

test('who is not the owner sees the plans, and nothing to choose', async () => {
  await opened({ items: [has] }, 'recruiter');
  expect(await screen.findByText('The owner of your company chooses the plans.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Choose|Cancel the plan/ })).toBeNull();
});

test('while buying is off nothing of it shows', async () => {
  await opened({ buying: 'off', trial: null });
  expect(await screen.findByRole('heading', { name: 'Everything is open' })).toBeTruthy();
  expect(screen.queryByText(/€/)).toBeNull();
});

test('a plan for fewer people than there are says so and leads to the team', async () => {
  const answers = [
    answer(account.own, me),
    answer(subscriptions.own, own),
    answer(subscriptions.plans, { items: [plan] }),
    ...bills,
    refuse(subscriptions.quote, 'seats-in-use'),
  ];
  const { user } = await renderScreen('/products', { visitor: 'recruiter', answers });
  await user.click(await screen.findByRole('button', { name: /^Choose RS/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your order' }));
  expect(await dialog.findByText('This plan has too few seats')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'To the team' }).getAttribute('href')).toBe('/recruiter-settings/user-management');
  expect(dialog.queryByRole('button', { name: /Order/ })).toBeNull();
});

test('the owner finds the invoices as PDF, and says where the company is taxed; others do neither', async () => {
  const { user, calls } = await opened();
  const list = within(await screen.findByRole('list', { name: 'Your invoices' }));
  expect(list.getByText('Invoice 2026-000007: €117.81')).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Save 2026-000007 as PDF' }));
  await waitFor(() => expect(calls.some(({ route }) => route === invoices.file.route)).toBe(true));
  const section = within(await screen.findByRole('region', { name: 'Country and VAT number' }));
  const number = await section.findByRole('textbox', { name: 'VAT number' });
  expect(section.getByText('VAT is charged, because your VAT number was not checked.')).toBeTruthy();
  await user.clear(number);
  await user.type(number, 'ATU 123');
  await user.click(section.getByRole('button', { name: 'Save' }));
  expect(calls.some(({ route }) => route === parties.save.route)).toBe(false);
  await user.clear(number);
  await user.click(section.getByRole('button', { name: 'Save' }));
  const saved = () => calls.find(({ route }) => route === parties.save.route)?.asked;
  await waitFor(() => expect(saved()).toEqual({ country: 'AT', vatNumber: null }));
});

test('who is not the owner sees neither invoices nor where the company is taxed', async () => {
  await opened({}, 'recruiter');
  expect(await screen.findByText('The owner of your company chooses the plans.')).toBeTruthy();
  expect(screen.queryByText('Your invoices')).toBeNull();
  expect(screen.queryByText('Country and VAT number')).toBeNull();
});

test('whoever would rather pay by card names one and comes back to the order, which then says that the card is charged', async () => {
  const { user, calls } = await opened({}, 'owner', '/products', [{ paying: 'trial', card: null }]);
  await user.click(await screen.findByRole('button', { name: /^Choose RS/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your order' }));
  await user.click(await dialog.findByRole('button', { name: 'Pay by card instead' }));
  expect(calls.find(({ route }) => route === cards.change.route)?.asked).toEqual({ planId: 'rs-monthly-3' });
  const page = within(await screen.findByRole('dialog', { name: 'Trial card' }));
  expect(await page.findByText('No money moves here. Please do not enter a real card.')).toBeTruthy();
  await user.click(await page.findByRole('button', { name: 'Use this card' }));
  expect(await screen.findByRole('dialog', { name: 'Your order' })).toBeTruthy();
});

test('with a card the last step says which one is charged, and sends that it was shown', async () => {
  const { user, calls } = await opened({}, 'owner', '/products#plan=rs-monthly-3', [{ paying: 'stripe', card: visa }]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your order' }));
  expect(await dialog.findByText(/^Visa ···· 4242 is charged/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Order with obligation to pay' }));
  const sent = () => calls.find(({ route }) => route === subscriptions.create.route)?.asked;
  await waitFor(() => expect(sent()).toMatchObject({ payBy: 'card', total: 11_781 }));
});

test('what the card was refused for stands first, with until when everything goes on, and can be tried again; a card can be given up for invoices', async () => {
  const { user, calls } = await opened({ items: [has], orders: [refused] }, 'owner', '/products', [{ paying: 'stripe', card: visa }]);
  const section = within(await screen.findByRole('region', { name: 'How you pay' }));
  expect(await section.findByText(/Until 15 November 2099 everything goes on as before/)).toBeTruthy();
  expect(screen.getByText('Card declined')).toBeTruthy();
  await user.click(section.getByRole('button', { name: 'Charge the card again' }));
  await waitFor(() => expect(calls.find(({ route }) => route === cards.pay.route)?.asked).toEqual({ id: refused.id }));
  await user.click(section.getByRole('button', { name: 'Pay by invoice instead' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay by invoice instead' }));
  await user.click(dialog.getByRole('button', { name: 'Pay by invoice' }));
  await waitFor(() => expect(calls.some(({ route }) => route === cards.remove.route)).toBe(true));
});

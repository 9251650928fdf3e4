import { screen, waitFor, within } from '@testing-library/react';
import { type Invoice, invoices } from '@vitrine/contract/invoices/invoices.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const written = (part: Partial<Invoice>): Invoice => ({
  id: '00000000-0000-4000-8000-000000000003',
  number: '2026-000007',
  kind: 'invoice',
  issuedOn: '2026-11-01',
  corrects: null,
  buyer: 'Lindenhof',
  vatCategory: 'S',
  net: 4900,
  vat: 931,
  total: 5831,
  ready: true,
  ...part,
});
const credit = written({
  id: '00000000-0000-4000-8000-000000000004',
  number: '2026-000008',
  kind: 'credit-note',
  corrects: '2026-000007',
  ready: false,
});
const opened = (items: Invoice[], path = '/admin-panel/invoices') =>
  renderScreen(path, {
    visitor: 'admin',
    answers: [
      answer(invoices.all, { items, total: items.length, page: 1, count: 20 }),
      answer(invoices.file, { url: '/api/media/x' }),
      answer(invoices.month, { fileName: 'invoices-2026-11', csv: 'Number', files: [] }),
    ],
  });

test('administrators see what was written for whom, and what a credit note takes back', async () => {
  const { user, calls } = await opened([credit, written({})]);
  const [first, second] = within(await screen.findByRole('list', { name: 'Invoices' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Credit note 2026-000008: €58\.31.*cancels 2026-000007.*being made/);
  expect(second?.textContent).toMatch(/Invoice 2026-000007: €58\.31.*Lindenhof/);
  await user.click(screen.getByRole('button', { name: 'Save 2026-000007 as PDF' }));
  await waitFor(() => expect(calls.find(({ route }) => route === invoices.file.route)?.asked).toEqual({ id: written({}).id }));
});

test('what is looked for is asked for, and a search without a find leads back to all', async () => {
  const { user, calls, path } = await opened([]);
  expect(await screen.findByText('No invoices yet')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Number or buyer' }), 'Nobody{Enter}');
  expect(await screen.findByText('No invoice begins like that')).toBeTruthy();
  expect(path()).toBe('/admin-panel/invoices?q=Nobody');
  expect(calls.at(-1)?.asked).toMatchObject({ q: 'Nobody' });
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/admin-panel/invoices');
});

test('a month is taken along as a spreadsheet', async () => {
  const { user, calls } = await opened([written({})]);
  await user.click(await screen.findByRole('button', { name: 'Month as CSV' }));
  const asked = () => calls.find(({ route }) => route === invoices.month.route)?.asked as { month: string } | undefined;
  await waitFor(() => expect(asked()?.month).toMatch(/^20\d\d-\d\d$/));
});

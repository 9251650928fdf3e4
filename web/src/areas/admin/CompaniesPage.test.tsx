import { screen, within } from '@testing-library/react';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { type Company, companies } from '@vitrine/contract/admin/companies.ts';
import { people } from '@vitrine/contract/admin/people.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const companyId = '00000000-0000-4000-8000-000000000051';
const bakery: Company = {
  companyId,
  companyName: 'Bakery Berg',
  state: 'deactivated',
  recruiters: 2,
  openJobs: 3,
  createdAt: '2026-11-20T08:05:00.000Z',
  industries: [],
  address: 'Oven Lane 4\nFrankfurt',
  website: '',
  phone: '',
  timeZone: 'Europe/Berlin',
  owner: { id: '00000000-0000-4000-8000-000000000052', name: 'Ada Berg', email: 'ada@bakery.example' },
  jobs: 5,
  applications: 41,
  arrangement: { notes: '', seats: null, branding: true },
  eraseAt: null,
};
const page = { page: 1, count: 20, totalIsEstimate: false };

const opened = (path: string) =>
  renderScreen(path, {
    visitor: 'admin',
    answers: [
      answer(companies.list, { items: [bakery], total: 1, ...page }),
      answer(companies.info, bakery),
      answer(people.ofCompany, { items: [], total: 0, ...page }),
      answer(closing.ofCompany, {
        name: 'Bakery Berg',
        recruiters: 2,
        openJobs: 3,
        applications: 41,
        candidates: 7,
        plans: 0,
        eraseAt: null,
      }),
      answer(closing.activateCompany, {}),
      answer(companies.updateMisc, ({ notes = '', seats = null, branding = true }) => ({ notes, seats, branding })),
    ],
  });

test('a company that is closed says so in the list, and opens with its people and facts', async () => {
  const { user, path } = await opened('/admin-panel/companies');
  const table = await screen.findByRole('table', { name: 'Companies' });
  const cells = (kind: 'columnheader' | 'cell') =>
    within(table)
      .getAllByRole(kind)
      .map(({ textContent }) => textContent);
  expect(cells('columnheader')).toEqual(['Company', 'People', 'Open jobs', 'State', 'Here since']);
  expect(cells('cell')).toEqual(['2', '3', 'Deactivated', '20/11/2026']);
  await user.click(within(table).getByRole('button', { name: 'Bakery Berg' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bakery Berg' })).toBeTruthy();
  expect(path()).toBe(`/admin-panel/companies/${companyId}/users`);
  expect(within(screen.getByRole('region', { name: 'About the company' })).getByText(/ada@bakery.example/)).toBeTruthy();
});

test('the path of a company alone leads to its people', async () => {
  const { path } = await opened(`/admin-panel/companies/${companyId}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bakery Berg' })).toBeTruthy();
  expect(path()).toBe(`/admin-panel/companies/${companyId}/users`);
});

test('what is arranged is saved as it stands there', async () => {
  const { user, calls } = await opened(`/admin-panel/companies/${companyId}/users`);
  await user.type(await screen.findByRole('textbox', { name: 'Recruiters at most' }), '4');
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Pays by the year');
  await user.click(screen.getByRole('button', { name: 'Save the arrangement' }));
  await expect
    .poll(() => calls.findLast(({ route }) => route === companies.updateMisc.route)?.asked)
    .toMatchObject({ companyId, notes: 'Pays by the year', seats: 4, branding: true });
});

test('a company that is closed is opened again from its page', async () => {
  const { user, calls } = await opened(`/admin-panel/companies/${companyId}/users`);
  await user.click(await screen.findByRole('button', { name: 'Open the company again' }));
  await expect.poll(() => calls.findLast(({ route }) => route === closing.activateCompany.route)?.asked).toEqual({ companyId });
  expect(await screen.findByText('The company is open again')).toBeTruthy();
});

import { screen, within } from '@testing-library/react';
import { categories } from '@vitrine/contract/admin/categories.ts';
import { companies } from '@vitrine/contract/admin/companies.ts';
import { type Product, products } from '@vitrine/contract/admin/products.ts';
import { expect, test } from 'vitest';
import { replaceTransport } from '../../../platform/calls/api.ts';
import { answer, refuse, renderScreen } from '../../../testing.tsx';

const companyId = '00000000-0000-4000-8000-000000000051';
const baker: Product = {
  id: 'k3m9x2',
  bookingId: 'b7q2p4',
  type: 'jobcode',
  title: 'Baker',
  state: 'expired',
  companyId,
  companyName: 'Bakery Berg',
  category: '',
  applications: 1,
  updatedAt: '2026-11-20T08:05:00.000Z',
};
const page = { page: 1, count: 20, totalIsEstimate: false };
const folders = [
  { id: '00000000-0000-4000-8000-000000000061', name: 'Shop', count: 0 },
  { id: '00000000-0000-4000-8000-000000000062', name: 'Oven', count: 2 },
];
const company = {
  companyId,
  companyName: 'Bakery Berg',
  state: 'active' as const,
  recruiters: 2,
  openJobs: 0,
  createdAt: '2026-11-20T08:05:00.000Z',
  industries: [],
  address: '',
  website: '',
  phone: '',
  timeZone: 'Europe/Berlin',
  owner: null,
  jobs: 1,
  applications: 1,
  arrangement: { notes: '', seats: null, branding: true },
  eraseAt: null,
};

const opened = (path: string, answers: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(path, {
    visitor: 'admin',
    answers: [
      answer(products.list, { items: [baker], total: 1, ...page }),
      answer(companies.info, company),
      answer(categories.list, { items: folders }),
      answer(categories.reorder, { items: folders }),
      answer(products.create, { bookingId: 'c1c1c1' }),
      answer(products.appliedList, {
        items: [
          {
            applicationId: '00000000-0000-4000-8000-000000000071',
            firstName: 'Mia',
            lastName: 'Berg',
            candidateEmail: 'mia@bakery.example',
            status: 'Screening',
            sentAt: '2026-11-20T08:05:00.000Z',
          },
        ],
        total: 1,
        ...page,
      }),
      answer(products.candidateVideos, {
        applicationId: '00000000-0000-4000-8000-000000000071',
        answers: [{ questionNo: 1, question: 'Why bread?', answer: null }],
      }),
      ...(answers.answers ?? []),
    ],
  });

const companyProducts = `/admin-panel/companies/${companyId}/products`;

test('a product opens with who applied, and answers are asked for only when somebody wants them', async () => {
  const { user, calls, path } = await opened('/admin-panel/products');
  await user.click(await screen.findByRole('button', { name: /Baker/ }));
  expect(path()).toContain('booking=b7q2p4');
  const dialog = await screen.findByRole('dialog', { name: 'Baker' });
  expect(await within(dialog).findByText(/mia@bakery.example/)).toBeTruthy();
  expect(calls.some(({ route }) => route === products.candidateVideos.route)).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Show the answers of Mia Berg' }));
  expect(await within(dialog).findByText('Nothing was sent to this question.')).toBeTruthy();
});

test('a product is booked for a company, in one of its folders', async () => {
  const { user, calls } = await opened(companyProducts);
  await user.click(await screen.findByRole('button', { name: 'Book a product' }));
  const dialog = await screen.findByRole('dialog', { name: 'Book a product' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Clerk');
  await user.click(await within(dialog).findByRole('combobox', { name: 'Folder' }));
  await user.click(await screen.findByRole('option', { name: 'Oven', hidden: true }));
  await user.click(within(dialog).getByRole('button', { name: 'Book a product' }));
  await expect
    .poll(() => calls.findLast(({ route }) => route === products.create.route)?.asked)
    .toMatchObject({ companyId, type: 'jobad', title: 'Clerk', category: 'Oven' });
  expect(await screen.findByText('JobAd booked successfully')).toBeTruthy();
});

test('what fails is headed by the words of the status, or by Error where there are none', async () => {
  const { user } = await opened(companyProducts, { answers: [refuse(categories.create, 'category-exists')] });
  await user.type(await screen.findByRole('textbox', { name: 'Name of a new folder' }), 'Oven');
  await user.click(screen.getByRole('button', { name: 'Add the folder' }));
  expect(within(await screen.findByRole('alert')).getByText('Error')).toBeTruthy();
  expect(screen.getByText('There is a folder of this name already')).toBeTruthy();
  replaceTransport(async () => ({ status: 500, statusText: 'Internal Server Error', body: null }));
  await user.click(screen.getByRole('button', { name: 'Add the folder' }));
  expect(await screen.findByText('Internal Server Error')).toBeTruthy();
});

test('folders move by buttons, and the ends say where they are', async () => {
  const { user, calls } = await opened(companyProducts);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Move Shop up' })).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Move Shop down' }));
  await expect
    .poll(() => calls.findLast(({ route }) => route === categories.reorder.route)?.asked)
    .toMatchObject({ companyId, ids: [folders[1]?.id, folders[0]?.id] });
});

import { screen, within } from '@testing-library/react';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { categories } from '@vitrine/contract/admin/categories.ts';
import { companies } from '@vitrine/contract/admin/companies.ts';
import { type Applicant, type Product, products } from '@vitrine/contract/admin/products.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { expect, test } from 'vitest';
import { replaceTransport } from '../../../platform/calls/api.ts';
import { answer, refusal, refuse, renderScreen } from '../../../testing.tsx';

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

const miaId = '00000000-0000-4000-8000-000000000071';
const mia: Applicant = {
  applicationId: miaId,
  firstName: 'Mia',
  lastName: 'Berg',
  candidateEmail: 'mia@bakery.example',
  status: 'Screening',
  sentAt: '2026-11-20T08:05:00.000Z',
  removeAt: null,
  held: false,
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
      answer(products.appliedList, { items: [mia], total: 1, ...page }),
      answer(products.candidateVideos, {
        applicationId: miaId,
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

const touched: Reply<typeof products.ofApplicant> = {
  name: 'Mia Berg',
  answers: 2,
  documents: 0,
  comments: 3,
  ratings: 1,
  talks: 1,
  held: false,
};

async function openedRemoving(answers: ReturnType<typeof answer>[]) {
  const screenOf = await opened('/admin-panel/products', { answers });
  await screenOf.user.click(await screen.findByRole('button', { name: /Baker/ }));
  await screenOf.user.click(await screen.findByRole('button', { name: 'Delete the application of Mia Berg' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the application of Mia Berg' });
  return { ...screenOf, dialog };
}

test('an application is deleted after what goes with it was shown, by its name and the password', async () => {
  let shown = false;
  const { user, calls, dialog } = await openedRemoving([
    answer(products.ofApplicant, touched),
    answer(sessions.showPassword, () => {
      shown = true;
      return {};
    }),
    answer(products.deleteApplicant, ({ name }) => {
      if (!shown) throw refusal('password-needed');
      if (name !== touched.name) throw refusal('name-differs', [{ field: 'name', message: 'name-differs' }]);
      return { removeAt: '2026-11-21T08:05:00.000Z' };
    }),
  ]);
  const facts = within(dialog).getByRole('region', { name: 'What it touches' });
  expect(facts.textContent).toBe('Answers and recordings2Comments3Ratings1Planned talks1');
  const name = within(dialog).getByRole('textbox', { name: 'Type “Mia Berg” to confirm' });
  await user.type(name, 'Mia');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await user.type(await screen.findByLabelText('Password'), 'a lantern in the fog');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await within(dialog).findByText('This is not the name shown there')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Mia Berg');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Deleted. It can be undone until /)).toBeTruthy();
  expect(calls.findLast(({ route }) => route === products.deleteApplicant.route)?.asked).toEqual({ id: miaId, name: 'Mia Berg' });
});

test.each([
  ['says when it goes', { removeAt: '2999-11-21T08:05:00.000Z' }, /^Everything is removed on .*2999/],
  ['says that it is late', { removeAt: '2020-11-21T08:05:00.000Z' }, /is not removed yet/],
  ['says that a dispute keeps it', { removeAt: '2020-11-21T08:05:00.000Z', held: true }, /^Deleted, and kept as evidence for a dispute/],
])('an application that was deleted %s, and can be kept', async (_, state, words) => {
  const { user, calls } = await opened('/admin-panel/products', {
    answers: [answer(products.appliedList, { items: [{ ...mia, ...state }], total: 1, ...page }), answer(products.keepApplicant, {})],
  });
  await user.click(await screen.findByRole('button', { name: /Baker/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Baker' });
  expect((await within(dialog).findByRole('note')).textContent).toMatch(words);
  expect(within(dialog).queryByRole('button', { name: 'Delete the application of Mia Berg' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Keep the application of Mia Berg' }));
  expect(await screen.findByText('The application stays')).toBeTruthy();
  expect(calls.findLast(({ route }) => route === products.keepApplicant.route)?.asked).toEqual({ id: miaId });
});

test('an application that is kept for a dispute says so instead of asking for a name', async () => {
  const { dialog } = await openedRemoving([answer(products.ofApplicant, { ...touched, held: true })]);
  expect(within(dialog).getByText(/kept as evidence for a dispute/)).toBeTruthy();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('an application that was held meanwhile says so, and the dialog stays', async () => {
  const { user, dialog } = await openedRemoving([
    answer(products.ofApplicant, touched),
    answer(products.deleteApplicant, () => {
      throw refusal('application-held');
    }),
  ]);
  await user.type(within(dialog).getByRole('textbox'), 'Mia Berg');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/kept for a dispute/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Delete the application of Mia Berg', hidden: true })).toBeTruthy();
});

test.each([
  ['is archived while it is in use', { applications: 2, invitations: 1 }, {}, /it is archived, not deleted/, 'Archive'],
  ['says that it is archived already', { applications: 2, invitations: 0 }, { state: 'archived' as const }, /archived already/, undefined],
])('a job code %s', async (_, uses, state, words, button) => {
  const { user, calls } = await opened('/admin-panel/products', {
    answers: [
      answer(products.list, { items: [{ ...baker, ...state }], total: 1, ...page }),
      answer(products.ofCode, { name: 'Baker', removeAt: null, ...uses }),
      answer(jobCodeEditing.remove, { deleted: false, removeAt: null }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /Baker/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete the job code' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the job code' });
  expect(within(dialog).getByText(words)).toBeTruthy();
  const said = within(dialog).getByRole('region', { name: 'What it touches', hidden: true }).textContent;
  expect(said).toBe(`Applications2${uses.invitations ? 'Invitations1' : ''}`);
  if (button === undefined) return expect(within(dialog).queryByRole('button', { name: /Delete|Archive/ })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: button }));
  await expect.poll(() => calls.findLast(({ route }) => route === jobCodeEditing.remove.route)?.asked).toEqual({ id: baker.id });
});

test('a job code nobody used goes after a day, its title typed, and can be kept until then', async () => {
  let removeAt: string | null = null;
  const { user, calls } = await opened('/admin-panel/products', {
    answers: [
      answer(products.list, { items: [baker], total: 1, ...page }),
      answer(products.ofCode, () => ({ name: 'Baker', applications: 0, invitations: 0, removeAt })),
      answer(jobCodeEditing.remove, () => {
        removeAt = '2999-11-21T08:05:00.000Z';
        return { deleted: false, removeAt };
      }),
      answer(jobCodeEditing.keep, {}),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /Baker/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete the job code' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the job code' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Type “Baker” to confirm' }), 'Baker');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Deleted. It can be undone until /)).toBeTruthy();
  expect(calls.findLast(({ route }) => route === jobCodeEditing.remove.route)?.asked).toEqual({ id: baker.id, name: 'Baker' });
  await user.click(await screen.findByRole('button', { name: /Baker/ }));
  expect((await screen.findByRole('note')).textContent).toMatch(/goes on .*2999/);
  await user.click(screen.getByRole('button', { name: 'Keep the job code' }));
  await expect.poll(() => calls.findLast(({ route }) => route === jobCodeEditing.keep.route)?.asked).toEqual({ id: baker.id });
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

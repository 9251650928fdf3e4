import { screen, within } from '@testing-library/react';
import { type OccupationEntry, occupations } from '@vitrine/contract/job-search/occupations.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../../testing.tsx';

const baker: OccupationEntry = {
  key: 'baker',
  ours: true,
  changed: true,
  removed: false,
  en: { names: ['baker', 'loaf artist'], everyday: ['bakery'] },
  de: { names: ['Bäcker'], everyday: ['Bäckerei'] },
  fr: { names: ['boulanger'], everyday: ['boulangerie'] },
};

const askedOf = ({ calls }: Awaited<ReturnType<typeof opened>>, { route }: { route: string }) =>
  calls.filter((call) => call.route === route).map(({ asked }) => asked);

const opened = (items = [baker], path = '') =>
  renderScreen(`/admin-panel/occupations${path}`, {
    visitor: 'admin',
    answers: [
      answer(occupations.list, { items, total: items.length, page: 1, count: 20 }),
      answer(occupations.save, { key: 'baker' }),
      answer(occupations.restore, {}),
    ],
  });

test('an occupation is read in three languages, written anew by typing a name and a comma, and made as it was', async () => {
  const view = await opened();
  await view.user.click(await screen.findByRole('button', { name: /^baker/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'baker' }));
  const [, german] = dialog.getAllByRole('combobox', { name: /^Names in titles of jobs/ });
  if (!german) throw new Error('There is no field for German names');
  await view.user.type(german, 'Brotmacher,');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The search knows it now.')).toBeTruthy();
  expect(askedOf(view, occupations.save)).toMatchObject([
    { key: 'baker', de: { names: ['Bäcker', 'Brotmacher'], everyday: ['Bäckerei'] } },
  ]);
  await view.user.click(screen.getByRole('button', { name: /^baker/ }));
  await view.user.click(await screen.findByRole('button', { name: 'As it was' }));
  expect(await screen.findByText('It is as it was.')).toBeTruthy();
  expect(askedOf(view, occupations.restore)).toEqual([{ key: 'baker' }]);
});

test('a new one needs a name in each language, and what is not found leads back to all', async () => {
  const view = await opened([], '?search=astronaut');
  expect(await screen.findByText('No occupation is called that')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'See all occupations' })).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Add an occupation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an occupation' }));
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Please fill this in')).length).toBe(3);
  expect(askedOf(view, occupations.save)).toEqual([]);
});

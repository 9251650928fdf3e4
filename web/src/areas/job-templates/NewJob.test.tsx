import { screen, waitFor } from '@testing-library/react';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import { expect, test } from 'vitest';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const none = { items: [], total: 0, page: 1, count: 200, counts: { active: 0, inactive: 0, expired: 0, archived: 0 } };
const lists = Object.values(jobCodeLists).map((endpoint) => answer(endpoint, none));
const baker = {
  language: 'en' as const,
  title: 'Baker',
  ad: { tasks: '<p>Bake</p>', presentYourCompany: '' },
  introduction: '',
  questions: [],
  criteria: [],
};
const opened = () =>
  renderScreen('/job-edit', {
    visitor: 'recruiter',
    // what is created is seen by the calls; how it answers is no matter here
    answers: [
      ...lists,
      answer(jobTemplates.list, { own: [], ours: [{ id: 'baker', name: 'Baker', also: ['boulangère'] }] }),
      answer(jobTemplates.read, baker),
      refuse(jobAdEditing.create, 'jobad-plan-needed'),
      refuse(jobCodeEditing.create, 'booking-taken'),
    ],
  });
const made = (calls: { route: string; asked: Record<string, unknown> }[]) =>
  calls.filter(({ route }) => route === jobAdEditing.create.route || route === jobCodeEditing.create.route);

test('opening the page of a new job stores nothing, nor does its title; everything can be chosen otherwise until one goes on', async () => {
  const { user, calls } = await opened();
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  expect(screen.getByText(/Nothing is stored yet/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^A copy of a job/ }));
  await user.click(screen.getByRole('radio', { name: /^An empty job/ }));
  expect(made(calls)).toEqual([]);
  await user.type(title, 'B');
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => disabled)).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ad/ }).disabled).toBe(false);
  expect(made(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(made(calls)[0]).toMatchObject({ route: jobAdEditing.create.route, asked: { title: 'B' } }));
});

test('a job of an interview alone makes no ad', async () => {
  const { user, calls } = await opened();
  await user.click(await screen.findByRole('checkbox', { name: /^Ad/ }));
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'B');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(made(calls)[0]?.route).toBe(jobCodeEditing.create.route));
});

test('a copy without a job to copy from is asked for one', async () => {
  const { user, calls } = await opened();
  await user.click(await screen.findByRole('radio', { name: /^A copy of a job/ }));
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Baker');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('This is still missing')).toBeTruthy();
  expect(made(calls)).toEqual([]);
});

test('a template is made into a draft by going on, and leaves the own words about the company', async () => {
  const { user, calls } = await opened();
  await user.click(await screen.findByRole('radio', { name: /^A template/ }));
  await user.click(await screen.findByRole('combobox', { name: 'Which template' }));
  await user.click(await screen.findByRole('option', { name: 'Baker', hidden: true }));
  expect((screen.getByRole('textbox', { name: /^Title/ }) as HTMLInputElement).value).toBe('Baker');
  expect(made(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(made(calls)[0]?.asked).toEqual({ title: 'Baker', tasks: '<p>Bake</p>', language: 'en' }));
});

test('a trade is found by what else it is called', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('radio', { name: /template/i }));
  await user.type(screen.getByRole('combobox', { name: 'Which template' }), 'BOULANG');
  expect(await screen.findByRole('option', { name: 'Baker', hidden: true })).toBeTruthy();
  await user.keyboard('x');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Baker', hidden: true })).toBeNull());
});

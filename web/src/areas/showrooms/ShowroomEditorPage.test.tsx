import { screen, waitFor } from '@testing-library/react';
import { type Showroom, shortestShowroomPassword, showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { expect, test } from 'vitest';
import { type Answer, answer, refuse, renderScreen } from '../../testing.tsx';

const at = '2026-11-20T08:00:00.000Z';
const id = '00000000-0000-4000-8000-000000000021';

const showroom: Showroom = {
  id,
  title: 'Bakers for the north',
  greeting: '',
  targetEmail: '',
  notRequired: false,
  generatedLink: 'https://vitrine.example/showroom#secret',
  overlay: false,
  hasPassword: true,
  state: 'open',
  createdAt: at,
  expiresAt: '2026-12-20T08:00:00.000Z',
  people: [],
  views: [],
  requests: [],
};

async function opened(path: string, others: Answer[] = []) {
  const shown = await renderScreen(path, {
    visitor: 'recruiter',
    answers: [
      answer(showrooms.list, { items: [showroom], total: 1, page: 1, count: 10 }),
      answer(showrooms.choosable, { items: [] }),
      answer(showrooms.save, { id, generatedLink: '' }),
      ...others,
    ],
  });
  const sent = () => shown.calls.filter(({ route }) => route === showrooms.save.route).map(({ asked }) => asked);
  return { ...shown, sent };
}

test('a showroom without a title or with a short password is not made, and the fields say why', async () => {
  const { user, sent } = await opened('/create-showroom');
  await user.click(await screen.findByRole('switch', { name: 'Ask for a password' }));
  await user.type(screen.getByLabelText('Password of the showroom'), 'short');
  await user.click(screen.getByRole('button', { name: 'Make the showroom' }));
  expect(await screen.findByText('Please fill this in')).toBeTruthy();
  expect(screen.getByText(`At least ${shortestShowroomPassword} characters, please`)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('what is not touched stays: a changed showroom keeps its password and its end', async () => {
  const { user, sent } = await opened(`/edit-showroom/${id}`);
  await user.type(await screen.findByLabelText('Title'), ' and the south');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ id, title: 'Bakers for the north and the south', overlay: false });
  expect(sent()[0]?.password).toBeUndefined();
  expect(sent()[0]?.days).toBeUndefined();
});

test('a password that is switched off goes', async () => {
  const { user, sent } = await opened(`/edit-showroom/${id}`);
  await user.click(await screen.findByRole('switch', { name: 'Ask for a password' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()[0]?.password).toBeNull());
});

test('what the server refuses is marked where it stands', async () => {
  const wrong = refuse(showrooms.save, 'showroom-address-missing', [{ field: 'targetEmail', message: 'showroom-address-missing' }]);
  const { user } = await opened(`/edit-showroom/${id}`, [wrong]);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('E-mail address of the viewer').getAttribute('aria-invalid')).toBe('true'));
});

import { screen, waitFor } from '@testing-library/react';
import { chatTemplates } from '@vitrine/contract/chat/templates.ts';
import { afterEach, expect, test } from 'vitest';
import { replaceSockets } from '../../../parts/chat/connection.ts';
import { opened } from '../fixtures.tsx';

afterEach(() => replaceSockets(null));

const asRecruiter = () => opened(undefined, {}, {}, 'recruiter');
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

test('a template is put where one writes, and does not leave until its places are filled in', async () => {
  const { end, user } = await asRecruiter();
  end.tell({ joined: true });
  await user.type(await field(), 'PS: ');
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('button', { name: /^Trial day/ }));
  await waitFor(async () => expect((await field()).value).toBe('PS: Guten Tag Rosa, Ihr Probetag als {title}'));
  const { value, selectionStart, selectionEnd } = await field();
  expect(value.slice(selectionStart, selectionEnd)).toBe('{title}');
  await user.keyboard('{Enter}');
  expect(end.sent()).toEqual([]);
  expect(screen.getByText('A place in braces is not filled in yet')).toBeTruthy();
  await user.keyboard('Baker{Enter}');
  expect(end.sent().map(({ message }) => message)).toEqual(['PS: Guten Tag Rosa, Ihr Probetag als Baker']);
});

test('what is written behind a template goes on after it, in the middle of a message, too', async () => {
  const { user } = await asRecruiter();
  const written = await field();
  await user.type(written, '! Yours');
  written.setSelectionRange(0, 0);
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('button', { name: /^Thanks/ }));
  await waitFor(() => expect(document.activeElement).toBe(written));
  await user.keyboard(' sehr');
  expect(written.value).toBe('Danke sehr! Yours');
});

test('a recruiter writes a template for the company, in one language or more, and deletes it after a question', async () => {
  const { user, calls } = await asRecruiter();
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('button', { name: 'New template' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Second talk');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write it in at least one language')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Deutsch' }), 'Kommen Sie wieder');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const asked = (route: string) => calls.find((one) => one.route === route)?.asked;
  await waitFor(() =>
    expect(asked(chatTemplates.add.route)).toEqual({ name: 'Second talk', texts: { en: '', de: 'Kommen Sie wieder', fr: '' } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete Trial day' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked(chatTemplates.remove.route)).toEqual({ id: '00000000-0000-4000-8000-000000000071' }));
});

test('candidates have no templates', async () => {
  await opened();
  await field();
  expect(screen.queryByRole('button', { name: 'Templates' })).toBeNull();
});

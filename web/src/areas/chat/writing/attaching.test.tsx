import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { afterEach, expect, test } from 'vitest';
import { replaceSockets } from '../../../parts/chat/connection.ts';
import { answer, refusal } from '../../../testing.tsx';
import { opened } from '../fixtures.tsx';

afterEach(() => replaceSockets(null));

/** What a file that was sent up is called on the server. */
const idOf = (name: string) => `00000000-0000-4000-8000-00000000${Array.from(name).reduce((sum, one) => sum + one.charCodeAt(0), 1000)}`;

/** A conversation in which files go up, but those the server refuses at this moment. */
async function attaching(refused: Set<string> = new Set()) {
  const page = await opened(undefined, {}, {}, 'candidate', undefined, [
    answer(messages.attach, ({ file }) => {
      const { name, size, type } = file as File;
      if (refused.has(name)) throw refusal('wrong-file-type');
      const preview = type.startsWith('image/') ? ('picture' as const) : ('none' as const);
      const url = `/api/media/${name}`;
      return { id: idOf(name), name, contentType: type, bytes: size, url, saveUrl: url, preview, recording: null, link: url };
    }),
  ]);
  page.end.tell({ joined: true });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  return { ...page, field, input: screen.getByTestId('attachment') as HTMLInputElement };
}

const picture = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const chosen = () =>
  screen.queryAllByRole('button', { name: /^Take off/ }).map((one) => one.getAttribute('aria-label')?.slice('Take off '.length));
const ofSize = (name: string, size: number) => Object.defineProperty(new File(['film'], name), 'size', { value: size });

test('files are chosen, dropped and pasted, several at once, and go along with one message in their order', async () => {
  const { user, end, field, input } = await attaching();
  await user.upload(input, [picture('one.png'), picture('two.png')]);
  const drop = createEvent.drop(field);
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [picture('three.png'), new File(['plan'], 'plan.pdf')] } });
  fireEvent(field, drop);
  fireEvent.paste(field, { clipboardData: { files: [picture('five.png')] } });
  const names = ['one.png', 'two.png', 'three.png', 'plan.pdf', 'five.png'];
  await waitFor(() => expect(chosen()).toEqual(names));
  const list = screen.getByRole('list', { name: 'Files of this message' });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('presentation')
        .map((one) => one.getAttribute('src')),
    ).toHaveLength(4),
  );
  expect(screen.getByText(/^Files: 5 of 10/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take off two.png' }));
  await user.type(field, 'My ovens{Enter}');
  await waitFor(() => expect(end.sent()).toHaveLength(1));
  const ids = ['one.png', 'three.png', 'plan.pdf', 'five.png'].map(idOf);
  expect(end.sent()[0]).toMatchObject({ message: 'My ovens', attachBool: true, attachments: ids });
  expect(chosen()).toEqual([]);
});

test('one file that fails loses neither the others nor the words, and stays behind only where that is said', async () => {
  const refused = new Set(['bad.exe']);
  const { user, end, field, input, calls } = await attaching(refused);
  await user.upload(input, [picture('one.png'), new File(['x'], 'bad.exe'), picture('two.png')]);
  expect(await screen.findByText(/^This file was not uploaded\./)).toBeTruthy();
  await user.type(field, 'My ovens{Enter}');
  expect(await screen.findByText(/^Take off what cannot go along/)).toBeTruthy();
  expect(end.sent()).toEqual([]);
  expect(field).toHaveProperty('value', 'My ovens');
  refused.clear();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(calls.filter(({ route }) => route === messages.attach.route)).toHaveLength(4));
  await waitFor(() => expect(screen.queryByText(/^This file was not uploaded/)).toBeNull());
  await user.type(field, '{Enter}');
  await waitFor(() =>
    expect(end.sent()[0]).toMatchObject({ message: 'My ovens', attachments: ['one.png', 'bad.exe', 'two.png'].map(idOf) }),
  );
});

test('what is too large by itself, too large beside the others, and one too many is said before anything goes up', async () => {
  const { user, end, field, input, calls } = await attaching();
  const uploads = () => calls.filter(({ route }) => route === messages.attach.route).length;
  await user.upload(input, [
    ofSize('huge.mp4', 21 * 1024 * 1024),
    ...Array.from({ length: 6 }, (_, n) => ofSize(`film${n}.mp4`, 19_000_000)),
  ]);
  expect(await screen.findByText('A file may have at most 20 MB.')).toBeTruthy();
  expect(screen.getByText('All files of a message together may have at most 100 MB.')).toBeTruthy();
  await waitFor(() => expect(uploads()).toBe(5));
  await user.upload(input, ['a', 'b', 'c', 'd', 'e'].map(picture));
  expect(await screen.findByText('A message takes 10 files: 2 were left out.')).toBeTruthy();
  expect(chosen()).toHaveLength(10);
  // with more room what was too much goes up by itself
  for (const name of ['huge.mp4', 'film0.mp4']) await user.click(screen.getByRole('button', { name: `Take off ${name}` }));
  await waitFor(() => expect(screen.queryByText(/at most/)).toBeNull());
  await waitFor(() => expect(uploads()).toBe(9));
  await user.type(field, '{Enter}');
  await waitFor(() => expect(end.sent()[0]).toMatchObject({ attachments: expect.objectContaining({ length: 8 }) }));
});

import { screen, waitFor, within } from '@testing-library/react';
import type { LinkPerson } from '@vitrine/contract/sharing/shapes.ts';
import { type Showroom, showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { expect, test, vi } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const at = '2026-11-20T08:00:00.000Z';
const id = '00000000-0000-4000-8000-000000000021';

const person = (firstName: string, state: LinkPerson['state']): LinkPerson => ({
  personId: `person ${firstName}`,
  blind: false,
  alias: 'A1',
  candidate_id: `candidate ${firstName}`,
  firstName,
  lastName: 'Abendroth',
  cProfilePic: null,
  state,
  askedAt: at,
  answeredAt: null,
  answers: [],
  documents: [],
  contact: false,
});

const showroom: Showroom = {
  id,
  title: 'Bakers for the north',
  greeting: '',
  targetEmail: 'head@customer.example',
  notRequired: false,
  generatedLink: 'https://vitrine.example/showroom#secret',
  overlay: false,
  hasPassword: true,
  state: 'open',
  createdAt: at,
  expiresAt: '2026-12-20T08:00:00.000Z',
  people: [person('Alma', 'agreed'), person('Bela', 'asked')],
  views: [{ at, viewer: 'head@customer.example', person: 'Alma Abendroth', question: null }],
  requests: [],
};

function opened(rooms: Showroom[]) {
  let items = rooms;
  return renderScreen('/showrooms', {
    visitor: 'recruiter',
    answers: [
      answer(showrooms.list, () => ({ items, total: items.length, page: 1, count: 10 })),
      answer(showrooms.revoke, ({ id }) => {
        items = items.map((one) => (one.id === id ? { ...one, state: 'revoked' } : one));
        return {};
      }),
    ],
  });
}

test('a showroom says to whom it opens, until when, and who of its people agreed', async () => {
  await opened([showroom]);
  const card = within(await screen.findByRole('article', { name: 'Bakers for the north' }));
  expect(card.getByText(/head@customer.example · until 20\/12\/2026 · with password/)).toBeTruthy();
  const people = card.getAllByRole('listitem').map((one) => one.textContent);
  expect(people.some((one) => one?.includes('Alma Abendroth') && one.endsWith('agreed'))).toBe(true);
  expect(people.some((one) => one?.includes('Bela Abendroth') && one.endsWith('not yet agreed'))).toBe(true);
  expect(card.getByText('1 look')).toBeTruthy();
});

test('closing asks first, and then neither link nor closing is offered any more', async () => {
  const { user, calls } = await opened([showroom]);
  await user.click(await screen.findByRole('button', { name: 'Close the showroom' }));
  expect(calls.some(({ route }) => route === showrooms.revoke.route)).toBe(false);
  const dialog = within(await screen.findByRole('dialog', { name: 'Close this showroom?' }));
  await user.click(dialog.getByRole('button', { name: 'Close the showroom' }));
  expect(await within(screen.getByRole('article')).findByText('Closed')).toBeTruthy();
  expect(calls.find(({ route }) => route === showrooms.revoke.route)?.asked).toEqual({ id });
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('its link is copied without HTTPS too, where a page has no clipboard of its own', async () => {
  const { user } = await opened([showroom]);
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  let copied = '';
  const browserCopies = () => {
    const event = new Event('copy', { cancelable: true });
    Object.assign(event, { clipboardData: { setData: (_type: string, text: string) => (copied = text) } });
    document.dispatchEvent(event);
    return true;
  };
  Object.assign(document, { execCommand: browserCopies });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(copied).toBe('https://vitrine.example/showroom#secret');
  // where nobody may copy, the link is shown to be copied by hand, and nothing says that it was
  Object.assign(document, { execCommand: () => false });
  const shown = vi.fn();
  Object.assign(window, { prompt: shown });
  await user.click(screen.getByRole('button', { name: /Cop/ }));
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.stringContaining('copy it here yourself'), copied));
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeTruthy();
  clipboard.mockRestore();
});

test('where there is none yet the way to the first one is shown', async () => {
  await opened([]);
  expect(await screen.findByRole('heading', { name: 'No showroom yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New showroom' }).getAttribute('href')).toBe('/create-showroom');
});

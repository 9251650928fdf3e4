import { afterEach, expect, test, vi } from 'vitest';
import { addUnsent, unsentMessages } from '../parts/chat/outbox.ts';
import { forgetUnsent } from '../parts/chat/unsent-words.ts';
import { clearSession, session, storeSession } from './session/session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetUnsent();
  clearSession();
});

/** A browser whose storage takes no more, and has what it has. */
function full() {
  const room = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => room.getItem(key),
    removeItem: (key: string) => room.removeItem(key),
    setItem() {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
}

const said = (message: string) => ({
  clientId: message,
  message,
  conversationId: 'talk',
  memberEmail: 'jonas@mail.example',
  bookingId: null,
  attachments: [],
  clientDate: '',
  reply: null,
  refused: null,
});

test('a browser without room keeps what somebody says, and who they are, for as long as the page is open', () => {
  storeSession({ token: 'before', userType: 'Recruiter', userEmail: 'ada@mail.example' });
  addUnsent(said('The first'));
  full();
  addUnsent(said('The second'));
  expect(unsentMessages().map(({ message }) => message)).toEqual(['The first', 'The second']);
  clearSession();
  storeSession({ token: 'after', userType: 'Candidate', userEmail: 'mara@mail.example' });
  expect(session()).toMatchObject({ token: 'after', userType: 'Candidate' });
  vi.unstubAllGlobals();
  storeSession({ token: 'with room', userType: 'Candidate', userEmail: 'mara@mail.example' });
  expect([session()?.token, localStorage.getItem('token')]).toEqual(['with room', 'with room']);
});

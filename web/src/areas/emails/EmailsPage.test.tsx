import { screen, waitFor, within } from '@testing-library/react';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emails } from '@vitrine/contract/emails/messages.ts';
import type { EmailContent, EmailRow } from '@vitrine/contract/emails/shapes.ts';
import { mailboxSignIn } from '@vitrine/contract/emails/signing-in.ts';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { type Answer, answer, refuse, renderScreen } from '../../testing.tsx';
import { frameDocument } from './frame-document.ts';
import type { Mailbox } from './own-mailbox.ts';

const folder = (path: string, role: Mailbox['folders'][number]['role'], unread = 0) => ({ path, name: path, role, unread, total: 3 });
const own: Mailbox = {
  email: 'rosa@lindenhof.example',
  signIn: null,
  state: 'ready',
  fault: null,
  read: 3,
  total: 3,
  folders: [folder('INBOX', 'inbox', 1), folder('Trash', 'trash'), folder('Projects', null)],
};

const row = (n: number, rest: Partial<EmailRow> = {}): EmailRow => ({
  message_id: `00000000-0000-4000-8000-00000000000${n}`,
  status: 'User',
  sender: { name: `Sender ${n}`, email: `sender${n}@mail.example` },
  to: [{ name: 'Rosa Roth', email: own.email }],
  applicationId: null,
  folder: 'INBOX',
  subject: `Subject ${n}`,
  snippet: `First words ${n}`,
  receivedAt: '2026-11-20T08:00:00.000Z',
  seen: true,
  flagged: false,
  answered: false,
  attachments: false,
  thread: `00000000-0000-4000-8000-00000000010${n}`,
  threadCount: 1,
  ...rest,
});

const rows = [row(1, { seen: false, status: 'Candidate', applicationId: '00000000-0000-4000-8000-000000000777' }), row(2), row(3)];
const content = (of: EmailRow, rest: Partial<EmailContent> = {}): EmailContent => ({
  ...of,
  cc: [],
  text: `All the words of ${of.subject}`,
  html: null,
  remotePictures: 0,
  files: [],
  unreadable: null,
  conversation: [of],
  ...rest,
});

function opened(path = '/emails', state: Partial<Mailbox> = {}, more: Answer[] = []) {
  const marked: unknown[] = [];
  const moved: unknown[] = [];
  return renderScreen(path, {
    visitor: 'recruiter',
    answers: [
      answer(mailbox.state, { mailbox: { ...own, ...state } }),
      answer(emailWriting.list, { items: [] }),
      answer(mailboxSignIn.providers, { items: [] }),
      answer(emails.list, { items: rows, total: 3, page: 1, count: 50 }),
      answer(emails.read, ({ message_id, pictures }) => {
        const one = rows.find((each) => each.message_id === message_id) ?? row(9);
        const html = pictures ? '<img src="/api/imap/picture/x">' : '<img>';
        return one === rows[1] ? content(one, { html, remotePictures: 2 }) : content(one);
      }),
      answer(emails.mark, (asked) => {
        marked.push(asked);
        return {};
      }),
      answer(emails.remove, ({ name, message_id }) => ({ moved: [{ id: message_id, from: name }] })),
      answer(emails.move, (asked) => {
        moved.push(asked);
        return { moved: [] };
      }),
      ...more,
    ],
  }).then((rendered) => ({ ...rendered, marked, moved }));
}

test('without a mailbox the page says what it is for and leads to connecting one, and names what is wrong where it stands', async () => {
  const { user } = await renderScreen('/emails', {
    visitor: 'recruiter',
    answers: [
      answer(mailbox.state, { mailbox: null }),
      answer(mailbox.imap, { config: null }),
      answer(mailbox.discover, {
        imap: { host: 'imap.mail.example', port: 993, secure: true },
        smtp: null,
        needs: 'app-password',
        provider: null,
      }),
      refuse(mailbox.setImap, 'mailbox-login'),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Connect mailbox' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('E-mail address'), 'rosa@mail.example');
  await user.type(dialog.getByLabelText('Password'), 'secret');
  expect(await dialog.findByText(/wants a password for apps/)).toBeTruthy();
  expect(dialog.getByLabelText(/Server for incoming mail/)).toHaveProperty('value', 'imap.mail.example');
  expect(dialog.getByLabelText('User name')).toHaveProperty('value', 'rosa@mail.example');
  await user.click(dialog.getByRole('button', { name: 'Connect mailbox' }));
  expect(await dialog.findByText('The mail server does not take this user name and password')).toBeTruthy();
});

test('an unread e-mail of a candidate leads to the application, and is marked as read once it is open', async () => {
  const { user, marked } = await opened();
  await user.click(await screen.findByRole('button', { name: /Sender 1.*Unread/ }));
  expect(await screen.findByText('All the words of Subject 1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the application' }).getAttribute('href')).toMatch(/777$/);
  await waitFor(() => expect(marked).toEqual([{ ids: [rows[0]?.message_id], seen: true }]));
});

test('the keys of mail programs go from one e-mail to the next and delete, and what was deleted can be brought back', async () => {
  const { user, moved } = await opened(`/emails?open=${rows[1]?.message_id}`);
  const button = await screen.findByRole('button', { name: /Sender 2/ });
  button.focus();
  await user.keyboard('j');
  expect(await screen.findByText('All the words of Subject 3')).toBeTruthy();
  await user.keyboard('#');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(moved).toEqual([{ ids: [rows[2]?.message_id], folder: 'INBOX' }]));
});

test('HTML is shown in a frame that runs nothing and fetches nothing, and pictures from elsewhere when that is asked for', async () => {
  const { user } = await opened(`/emails?open=${rows[1]?.message_id}`);
  const frame = await screen.findByTitle('Content of the e-mail');
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(frame.getAttribute('srcdoc')).toContain(
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'",
  );
  await user.click(screen.getByRole('button', { name: 'Show pictures' }));
  await waitFor(() => expect(screen.getByTitle('Content of the e-mail').getAttribute('srcdoc')).toContain('/api/imap/picture/x'));
  expect(frameDocument('', 'https://vitrine.example')).toContain('img-src data: https://vitrine.example/api/imap/picture/;');
});

test('while the mailbox is read the page says how far, and where it lets nobody in how to go on', async () => {
  await opened('/emails', { state: 'reading', read: 12_400, total: 50_000 });
  expect(await screen.findByText('12,400 of 50,000 e-mails read')).toBeTruthy();
});

test('a mailbox that refuses the password asks to be connected again', async () => {
  await opened('/emails', { state: 'refused', fault: 'login' });
  expect(await screen.findByText('Your mailbox does not let us in')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Connect again' })).toBeTruthy();
});

test('what waits, what did not leave and what was begun stands above the list, the worst first', async () => {
  const base = { to: [], cc: [], bcc: [], revision: 1, files: [], sendAt: null, problem: null, refused: [], updatedAt: row(1).receivedAt };
  const given = (n: number, rest: object) => ({
    ...base,
    id: `00000000-0000-4000-8000-00000000090${n}`,
    subject: `Written ${n}`,
    state: 'draft' as const,
    ...rest,
  });
  const filed: unknown[] = [];
  const { user } = await renderScreen('/emails', {
    visitor: 'recruiter',
    answers: [
      answer(mailbox.state, { mailbox: own }),
      answer(emails.list, { items: rows, total: 3, page: 1, count: 50 }),
      answer(emailWriting.list, {
        items: [given(1, {}), given(2, { state: 'waiting', sendAt: '2026-11-20T08:00:00.000Z' }), given(3, { state: 'unfiled' })],
      }),
      answer(emailWriting.file, ({ id }) => {
        filed.push(id);
        return { ...given(3, { state: 'filing' }), html: '' };
      }),
    ],
  });
  const outbox = within(await screen.findByRole('region', { name: 'Drafts and e-mails that wait' }));
  expect(outbox.getAllByRole('listitem').map((one) => /Written \d/.exec(one.textContent ?? '')?.[0])).toEqual([
    'Written 3',
    'Written 2',
    'Written 1',
  ]);
  expect(outbox.getByRole('button', { name: 'Take back' })).toBeTruthy();
  await user.click(outbox.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(filed).toEqual([given(3, {}).id]));
});

const written: Reply<typeof emailWriting.list>['items'][number] = {
  id: '00000000-0000-4000-8000-000000000901',
  state: 'draft',
  to: [],
  cc: [],
  bcc: [],
  subject: 'Early shift',
  revision: 1,
  files: [],
  sendAt: null,
  problem: null,
  refused: [],
  updatedAt: '2026-11-20T08:00:00.000Z',
};

test('an e-mail on its way goes from the screen once it has left; a draft that only lies there is not asked for again', async () => {
  let items = [{ ...written, state: 'sending' as const }];
  const leaving = await opened('/emails', {}, [answer(emailWriting.list, () => ({ items }))]);
  expect(await screen.findByText('On its way')).toBeTruthy();
  items = [];
  await waitFor(() => expect(screen.queryByText('On its way')).toBeNull(), { timeout: 8000 });
  leaving.unmount();
  const { calls } = await opened('/emails', {}, [answer(emailWriting.list, { items: [written] })]);
  expect(await screen.findByText('Draft')).toBeTruthy();
  const asked = (route: string) => calls.filter((call) => call.route === route).length;
  // the mailbox itself is looked at again every five seconds
  await waitFor(() => expect(asked(mailbox.state.route)).toBeGreaterThan(1), { timeout: 10_000 });
  expect(asked(emailWriting.list.route)).toBe(1);
});

test('another folder never shows the e-mails of the former one, and own e-mails say whom they went to', async () => {
  let settle: () => void = () => undefined;
  const sent = row(7, { sender: { name: 'Rosa Roth', email: own.email }, to: [{ name: 'Jonas Feld', email: 'jonas@mail.example' }] });
  const { user } = await opened('/emails', { folders: [...own.folders, folder('Sent', 'sent')] }, [
    answer(emails.list, ({ folder }) => {
      const reply = (items: EmailRow[]) => ({ items, total: items.length, page: 1, count: 50 });
      if (folder !== 'Sent') return reply(rows);
      return new Promise((done) => (settle = () => done(reply([sent]))));
    }),
  ]);
  await screen.findByText('Subject 1');
  await user.selectOptions(screen.getByLabelText('Folder'), 'Sent');
  await waitFor(() => expect(screen.queryByText('Subject 1')).toBeNull());
  settle();
  expect(await screen.findByText('To Jonas Feld')).toBeTruthy();
  expect(screen.queryByText('Rosa Roth')).toBeNull();
});

test('where the operator has set it up, a mailbox is connected by signing in; whoever comes back without permission is told', async () => {
  const begun: unknown[] = [];
  const { user } = await opened('/emails?state=sealed&error=access_denied', {}, [
    answer(mailbox.state, { mailbox: null }),
    answer(mailbox.imap, { config: null }),
    answer(mailboxSignIn.providers, { items: [{ id: 'google', name: 'Google' }] }),
    answer(mailboxSignIn.start, (asked) => {
      begun.push(asked);
      return { url: '#at-google' };
    }),
    answer(mailbox.discover, { imap: null, smtp: null, needs: 'sign-in', provider: 'google' }),
  ]);
  expect(await screen.findByText(/You did not allow it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Connect again' }));
  const dialog = within(await screen.findByRole('dialog'));
  const signIn = await dialog.findByRole('button', { name: 'Sign in with Google' });
  await user.click(signIn);
  expect(begun).toEqual([]);
  await user.type(dialog.getByLabelText(/E-mail address/), 'rosa@gmail.com');
  await user.click(signIn);
  await waitFor(() => expect(begun).toEqual([{ provider: 'google', email: 'rosa@gmail.com' }]));
});

test('who comes back with permission has their mailbox, and the address of the page holds no code any more', async () => {
  const finished: unknown[] = [];
  let connect = () => {};
  const connected = new Promise<void>((resolve) => {
    connect = resolve;
  });
  const { router } = await opened('/emails?code=4%2Fabc&state=sealed', {}, [
    answer(mailboxSignIn.finish, async (asked) => {
      finished.push(asked);
      await connected;
      return {};
    }),
  ]);
  expect(await screen.findByText('Your mailbox is being connected')).toBeTruthy();
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  connect();
  expect(await screen.findByText('Subject 1')).toBeTruthy();
  expect(finished).toEqual([{ code: '4/abc', state: 'sealed' }]);
  expect(router.state.location.searchStr).toBe('');
});

test('a mailbox whose permission has ended says to sign in again, not that a password is wrong', async () => {
  await opened('/emails', { state: 'refused', fault: 'login', signIn: 'google' });
  expect(await screen.findByText('Your provider does not let us in any more.')).toBeTruthy();
  expect(screen.queryByText(/password/)).toBeNull();
});

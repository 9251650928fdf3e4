import { screen, waitFor, within } from '@testing-library/react';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emails } from '@vitrine/contract/emails/messages.ts';
import { type EmailTemplate, emailTemplates } from '@vitrine/contract/emails/templates.ts';
import { type EmailDraft, emailWriting } from '@vitrine/contract/emails/writing.ts';
import { expect, test } from 'vitest';
import { type Answer, answer, refusal, renderScreen } from '../../../testing.tsx';

const id = '00000000-0000-4000-8000-000000000901';
const draft: EmailDraft = {
  id,
  state: 'draft',
  to: [{ name: 'Jonas Feld', email: 'jonas@mail.example' }],
  cc: [],
  bcc: [],
  subject: 'Re: Early shift',
  html: '<p>Good morning</p>',
  revision: 1,
  files: [],
  sendAt: null,
  problem: null,
  refused: [],
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const own = { email: 'rosa@lindenhof.example', signIn: null, state: 'ready' as const, fault: null, read: 0, total: 0, folders: [] };
const smtp = { host: 'smtp.lindenhof.example', port: 465, secure: true, user: own.email };

/** The page of a draft as the server has it. */
async function opened(stored: Partial<EmailDraft> = {}, more: Answer[] = [], path = `/emails/compose-email?draft=${id}`) {
  const saved: unknown[] = [];
  const now = { ...draft, ...stored };
  const rendered = await renderScreen(path, {
    visitor: 'recruiter',
    answers: [
      answer(mailbox.state, { mailbox: own }),
      answer(mailbox.smtp, { config: smtp }),
      answer(emailWriting.one, now),
      answer(emailWriting.list, { items: [] }),
      answer(emails.list, { items: [], total: 0, page: 1, count: 50 }),
      answer(emailWriting.save, ({ to, cc, bcc, subject, html }) => {
        const words = { to, cc, bcc, subject, html };
        saved.push(words);
        return { ...now, ...words, revision: 2 };
      }),
      ...more,
    ],
  });
  return { ...rendered, saved };
}

test('what is typed is kept by itself, and an address that is none is said to be so', async () => {
  const { user, saved } = await opened();
  const subject = await screen.findByLabelText('Subject');
  await user.clear(subject);
  await user.type(subject, 'Tuesday');
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ subject: 'Tuesday', to: draft.to }), { timeout: 3000 });
  await user.type(screen.getByRole('combobox', { name: 'To' }), 'nobody{Enter}');
  expect(await screen.findByText(/^These are not e-mail addresses.*: nobody$/)).toBeTruthy();
});

test('nothing is sent while an entry is no address: it stays in its field, which says so and is led to', async () => {
  const { user, calls, saved } = await opened({}, [
    answer(emailWriting.order, { ...draft, state: 'waiting', sendAt: '2026-11-20T08:00:10.000Z' }),
  ]);
  const to = await screen.findByRole('combobox', { name: 'To' });
  await user.type(to, 'anna@exampl');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Correct or remove them before you send: anna@exampl$/)).toBeTruthy();
  expect(document.activeElement).toBe(to);
  await user.click(screen.getByRole('button', { name: 'Send later' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(to);
  expect(screen.getByText('anna@exampl')).toBeTruthy();
  const ordered = () => calls.filter(({ route }) => route === emailWriting.order.route);
  expect(ordered()).toHaveLength(0);
  await user.keyboard('{Backspace}anna@mail.example');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(ordered()).toHaveLength(1));
  expect(saved.at(-1)).toMatchObject({ to: [{ email: 'jonas@mail.example' }, { email: 'anna@mail.example' }] });
});

test('an e-mail waits for a file that is being added or left out, and says so', async () => {
  const plan = { id: '00000000-0000-4000-8000-000000000911', name: 'plan.pdf', bytes: 3 };
  let settle: (reply: EmailDraft) => void = () => undefined;
  const waits = () => new Promise<EmailDraft>((done) => (settle = done));
  const { user, calls } = await opened({}, [
    answer(emailWriting.attach, waits),
    answer(emailWriting.detach, waits),
    answer(emailWriting.order, { ...draft, state: 'waiting', sendAt: '2026-11-20T08:00:10.000Z' }),
  ]);
  const button = (name: string) => screen.getByRole('button', { name });
  const held = async () => {
    expect(await screen.findByText('You can send as soon as the files are ready.')).toBeTruthy();
    for (const name of ['Send', 'Send later']) expect(button(name)).toHaveProperty('disabled', true);
  };
  const free = () => waitFor(() => expect(button('Send')).toHaveProperty('disabled', false));
  const ordered = () => calls.filter(({ route }) => route === emailWriting.order.route);
  await screen.findByRole('button', { name: 'Attach a file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no way to choose a file');
  await user.upload(input, new File(['pdf'], plan.name, { type: 'application/pdf' }));
  await held();
  await user.click(button('Send'));
  expect(ordered()).toHaveLength(0);
  settle({ ...draft, files: [plan] });
  await free();
  await user.click(button('Leave out plan.pdf'));
  await held();
  settle({ ...draft, updatedAt: '2026-11-20T08:00:01.000Z' });
  await free();
  await user.click(button('Send'));
  await waitFor(() => expect(ordered()).toHaveLength(1));
});

test('an answer begins at the e-mail that it answers, and a draft that nobody touched leaves nothing behind', async () => {
  const asked: unknown[] = [];
  const removed: unknown[] = [];
  const { user } = await opened(
    {},
    [
      answer(emailWriting.start, (wanted) => {
        asked.push(wanted);
        return { ...draft, leftOut: [], notTo: ['Eva Ahn', 'Max Ott'] };
      }),
      answer(emailWriting.remove, (wanted) => {
        removed.push(wanted);
        return {};
      }),
    ],
    '/emails/compose-email?answers=first&how=reply-all',
  );
  expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'Re: Early shift');
  expect(asked).toEqual([{ message_id: 'first', how: 'reply-all' }]);
  expect(await screen.findByText(/not to 2 people.*Eva Ahn, Max Ott/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'All e-mails' }));
  await waitFor(() => expect(removed).toEqual([{ id }]));
});

test('what was sent can be taken back from the notice, and is a draft again', async () => {
  const taken: unknown[] = [];
  const { user } = await opened({}, [
    answer(emailWriting.order, { ...draft, state: 'waiting', sendAt: '2026-11-20T08:00:10.000Z' }),
    answer(emailWriting.takeBack, (wanted) => {
      taken.push(wanted);
      return draft;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The e-mail leaves in ten seconds')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(taken).toEqual([{ id }]));
  expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'Re: Early shift');
});

const noWords = { subject: '', body: '' };
const ours: EmailTemplate = {
  id: 'talk',
  own: false,
  name: 'Invite to a talk',
  texts: { en: { subject: 'A talk', body: 'Hello {firstName}' }, de: noWords, fr: noWords },
  subject: 'A talk',
  html: '<p>Hello {firstName}</p>',
  language: 'en',
};

test('a place of a template that is not filled in keeps the e-mail here, and says so', async () => {
  const { user } = await opened({}, [
    answer(emailTemplates.list, { items: [ours] }),
    answer(emailWriting.order, () => {
      throw refusal('place-unfilled');
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /Invite to a talk/ }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('A place in braces is not filled in yet')).toBeTruthy();
});

test('an e-mail of which nobody knows whether it left says so before it is sent again', async () => {
  await opened({ state: 'unsure' });
  expect(await screen.findByText('Nobody knows whether this e-mail was sent')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

test('without a way out the page leads to saying which it is', async () => {
  const { user } = await opened({}, [
    answer(mailbox.smtp, { config: null }),
    answer(mailbox.imap, {
      config: { email: own.email, host: 'imap.lindenhof.example', port: 993, secure: true, user: own.email, auth: 'password' },
    }),
    answer(mailbox.discover, {
      imap: null,
      smtp: { host: 'smtp.found.example', port: 587, secure: false },
      needs: 'password',
      provider: null,
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Set up sending' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText(/Server for outgoing mail/)).toHaveProperty('value', 'smtp.found.example'));
  expect(dialog.getByLabelText('User name')).toHaveProperty('value', own.email);
});

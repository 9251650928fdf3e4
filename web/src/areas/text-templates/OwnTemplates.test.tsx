import { screen, waitFor, within } from '@testing-library/react';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emails } from '@vitrine/contract/emails/messages.ts';
import { type EmailTemplate, emailTemplates } from '@vitrine/contract/emails/templates.ts';
import { type EmailDraft, emailWriting } from '@vitrine/contract/emails/writing.ts';
import { expect, test } from 'vitest';
import { type Answer, answer, renderScreen } from '../../testing.tsx';

const connected = {
  email: 'rosa@lindenhof.example',
  signIn: null,
  state: 'ready' as const,
  fault: null,
  read: 0,
  total: 0,
  folders: [],
};
const draft: EmailDraft = {
  id: '00000000-0000-4000-8000-000000000901',
  state: 'draft',
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  html: '',
  revision: 1,
  files: [],
  sendAt: null,
  problem: null,
  refused: [],
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const opened = (answers: Answer[]) =>
  renderScreen(`/emails/compose-email?draft=${draft.id}`, {
    visitor: 'recruiter',
    answers: [
      answer(mailbox.state, { mailbox: connected }),
      answer(mailbox.smtp, { config: { host: 'smtp.lindenhof.example', port: 465, secure: true, user: connected.email } }),
      answer(emailWriting.one, draft),
      answer(emailWriting.list, { items: [] }),
      answer(emails.list, { items: [], total: 0, page: 1, count: 50 }),
      ...answers,
    ],
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

test('a recruiter writes an e-mail for the company, in one language or more, changes it, and deletes it after a question', async () => {
  const words = { subject: 'Probetag', body: 'Kommen Sie' };
  const own = { ...ours, id: '00000000-0000-4000-8000-000000000071', own: true, name: 'Trial day', texts: { ...ours.texts, de: words } };
  const { user, calls } = await opened([
    answer(emailTemplates.list, { items: [own, ours] }),
    answer(emailTemplates.add, {}),
    answer(emailTemplates.update, {}),
    answer(emailTemplates.remove, {}),
  ]);
  const asked = (route: string) => calls.findLast((one) => one.route === route)?.asked;
  const form = async () => within(await screen.findByRole('dialog'));
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('button', { name: 'New template' }));
  await user.type((await form()).getByRole('textbox', { name: 'Name' }), 'Second talk');
  await user.click((await form()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write it in at least one language')).toBeTruthy();
  const german = within((await form()).getByRole('group', { name: 'Deutsch' }));
  await user.type(german.getByRole('textbox', { name: 'Subject' }), 'Noch einmal');
  await user.type(german.getByRole('textbox', { name: 'Your message' }), 'Kommen Sie wieder');
  await user.click((await form()).getByRole('button', { name: 'Save' }));
  const written = { en: noWords, de: { subject: 'Noch einmal', body: 'Kommen Sie wieder' }, fr: noWords };
  await waitFor(() => expect(asked(emailTemplates.add.route)).toEqual({ name: 'Second talk', texts: written }));
  expect(screen.queryByRole('button', { name: 'Change Invite to a talk' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Change Trial day' }));
  await user.type((await form()).getByRole('textbox', { name: 'Name' }), ' off');
  await user.click((await form()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked(emailTemplates.update.route)).toEqual({ id: own.id, name: 'Trial day off', texts: own.texts }));
  await user.click(await screen.findByRole('button', { name: 'Delete Trial day' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked(emailTemplates.remove.route)).toEqual({ id: own.id }));
});

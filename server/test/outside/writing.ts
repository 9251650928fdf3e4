import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { givenCompany, givenTeammate } from '../../src/areas/accounts/fixtures.ts';
import { givenMailbox, mailSettings } from '../../src/areas/emails/fixtures.ts';
import type { Words } from '../../src/areas/emails/writing/drafts.ts';
import { startWorld } from '../world.ts';
import { startMailServer } from './mail-server.ts';
import { mailPassword } from './mailboxes.ts';
import { startSmtp } from './smtp.ts';

/** A company whose recruiters read from one server and send by another one, which can be told how to behave. */
export async function startWriting() {
  const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32,::1/128' });
  const server = await startMailServer();
  const smtp = await startSmtp();
  afterAll(async () => {
    await smtp.end();
    await server.end();
  });
  beforeEach(() => {
    smtp.become('takes');
    smtp.knowsNot([]);
    smtp.whenTaken(undefined);
    smtp.received.length = 0;
  });
  const { companyId, owner } = await givenCompany(t.world, 'Lindenhof');
  let people = 0;

  /** A recruiter whose mailbox holds these e-mails, and from which e-mails leave. */
  async function givenWriter(contents: (email: string) => string[] = () => []) {
    const recruiter = await givenTeammate(t.world, companyId);
    const email = `writer${++people}@lindenhof.test`;
    const there = await server.elsewhere(email);
    onTestFinished(() => there.close());
    for (const one of contents(email)) await there.append('INBOX', one);
    const me = await t.as(recruiter.id);
    await givenMailbox(me, server, email, mailPassword);
    const { email: _, ...settings } = mailSettings(smtp, email, mailPassword);
    await me(mailbox.setSmtp, settings);
    await t.work();
    return { me, email, there, recruiter };
  }
  type Writer = Awaited<ReturnType<typeof givenWriter>>;
  type Me = Writer['me'];

  /** A draft with these words. */
  async function given(me: Me, words: Partial<Words> = {}) {
    const { id } = await me(emailWriting.start, {});
    return me(emailWriting.save, { id, ...empty, to: to('jonas@mail.test'), subject: 'Tuesday', html: '<p>Good morning</p>', ...words });
  }

  /** The time to take it back passes, and whatever waits is done. */
  async function later(milliseconds = 11_000) {
    t.later(milliseconds);
    await t.world.jobs.enqueue(t.world.db, 'send-emails', {}, undefined, undefined);
    await t.work();
  }

  async function inSent(there: Writer['there']) {
    const lock = await there.getMailboxLock('Sent');
    try {
      return await there.fetchAll('1:*', { source: true, flags: true }).then((all) => all.map(({ source }) => source?.toString() ?? ''));
    } finally {
      lock.release();
    }
  }
  const drafts = async (me: Me) => (await me(emailWriting.list, {})).items;
  return { t, server, smtp, companyId, owner, givenWriter, given, later, inSent, drafts };
}

export const to = (...all: string[]) => all.map((email) => ({ name: '', email }));
export const empty: Words = { to: [], cc: [], bcc: [], subject: '', html: '' };
export const idOf = (message: string) => /^Message-ID: <(.*)>/im.exec(message)?.[1];

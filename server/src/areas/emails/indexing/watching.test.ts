import { emails } from '@vitrine/contract/emails/messages.ts';
import { expect, onTestFinished, test } from 'vitest';
import { noMailServer, startMailServer } from '../../../../test/outside/mail-server.ts';
import { anEmail, mailPassword } from '../../../../test/outside/mailboxes.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenCompany } from '../../accounts/fixtures.ts';
import { openMailbox } from '../connecting.ts';
import { givenMailbox } from '../fixtures.ts';
import { follow } from './watching.ts';

test.skipIf(noMailServer)(
  'an e-mail that comes while another folder is being read is there without waiting for the next look',
  async () => {
    const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32,::1/128' });
    const server = await startMailServer();
    onTestFinished(() => server.end());
    const { owner } = await givenCompany(t.world, 'Lindenhof');
    const email = 'reader@lindenhof.test';
    const there = await server.elsewhere(email);
    const me = await t.as(owner.id);
    await givenMailbox(me, server, email, mailPassword);
    await t.work();
    await there.append('Trash', anEmail({ subject: 'Trashed elsewhere' }));
    const row = await t.world.db.selectFrom('mailbox').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    const client = await openMailbox(t.world, row);
    const search = client.search.bind(client);
    let isLate = true;
    client.search = async (...asked) => {
      const found = await search(...asked);
      if (client.mailbox && client.mailbox.path === 'Trash' && isLate) {
        isLate = false;
        await there.append('INBOX', anEmail({ subject: 'Just then' }));
      }
      return found;
    };
    const end = new AbortController();
    const following = follow(t.world, row.id, client, end.signal);
    await expect.poll(async () => (await me(emails.list, {})).items).toMatchObject([{ subject: 'Just then' }]);
    expect(isLate).toBe(false);
    end.abort();
    there.close();
    client.close();
    await following.catch(() => undefined);
  },
);

import { emails } from '@vitrine/contract/emails/messages.ts';
import { expect, onTestFinished, test } from 'vitest';
import { noMailServer, startMailServer } from '../../../../test/outside/mail-server.ts';
import { anEmail, mailPassword } from '../../../../test/outside/mailboxes.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenCompany } from '../../accounts/fixtures.ts';
import { openMailbox } from '../connecting.ts';
import { givenMailbox } from '../fixtures.ts';
import { readFolder, readFolders } from './reading.ts';

test.skipIf(noMailServer)('what is moved into a folder while that folder is being read is kept', async () => {
  const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32,::1/128' });
  const server = await startMailServer();
  onTestFinished(() => server.end());
  const { owner } = await givenCompany(t.world, 'Lindenhof');
  const email = 'reader@lindenhof.test';
  const there = await server.elsewhere(email);
  await there.append('INBOX', anEmail({ subject: 'Moved' }));
  await there.append('Trash', anEmail({ subject: 'Trashed before' }));
  there.close();
  const me = await t.as(owner.id);
  await givenMailbox(me, server, email, mailPassword);
  await t.work();
  const [one] = (await me(emails.list, {})).items;
  const row = await t.world.db.selectFrom('mailbox').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const client = await openMailbox(t.world, row);
  onTestFinished(() => client.close());
  const place = { mailboxId: row.id, client };
  const trash = (await readFolders(t.world, place)).find(({ folder }) => folder.role === 'trash');
  if (!one || !trash) throw new Error('an e-mail and a trash are there');
  // the server has looked, and before the index is compared the e-mail is put there
  const search = client.search.bind(client);
  client.search = async (...asked) => {
    const found = await search(...asked);
    await me(emails.remove, { name: 'INBOX', message_id: one.message_id });
    return found;
  };
  await readFolder(t.world, place, trash.folder, 500);
  await me(emails.move, { ids: [one.message_id], folder: 'INBOX' });
  expect((await me(emails.list, {})).items).toMatchObject([{ message_id: one.message_id }]);
});

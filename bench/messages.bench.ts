/** A million messages: words are looked for in them, and a conversation of a hundred thousand opens where reading stopped. */

import { messageHandlers } from '../server/src/areas/chat/messages.ts';
import { findMessages } from '../server/src/areas/chat/searching/searching.sql.ts';
import type { Actor, Ctx } from '../server/src/platform/context.ts';
import { openDatabase } from '../server/src/platform/postgres/db.ts';
import { migrate } from '../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { fillMessages, longOne } from './data/messages.ts';
import { languageFrom, randomNumbers, wordFrom } from './data/search.ts';
import { newFolder, print, printMachine, seconds } from './support/program.ts';
import { row, timed } from './support/timing.ts';

const count = Number(process.env.MESSAGES ?? 1_000_000);
const asked = 600;

printMachine();
const folder = newFolder();
const postgres = await startPostgres(folder.dir, print);
const { pool, db } = openDatabase({ host: postgres.host, user: postgres.user, database: 'postgres' });
try {
  await migrate(pool);
  const begun = performance.now();
  const pairs = await fillMessages(pool, count);
  await pool.query('checkpoint');
  print(
    `${count.toLocaleString('en')} messages in ${pairs.length.toLocaleString('en')} conversations, made in ${seconds(performance.now() - begun)}`,
  );

  const random = randomNumbers(5);
  const words = () => {
    const language = languageFrom(random);
    const one = () => (random() < 0.7 ? wordFrom(random, language) : wordFrom(random, language, 300, 20_000));
    return random() < 0.3 ? `${one()} ${one()}` : one();
  };
  const anybody = pairs.slice(1).map(({ recruiter }) => recruiter);
  const questionsOf = (who: () => string) => Array.from({ length: asked }, () => ({ accountId: who(), textSearch: words() }));
  const find = ({ accountId, textSearch }: { accountId: string; textSearch: string }) =>
    findMessages(db, accountId, { textSearch, count: 21 });
  await timed(
    questionsOf(() => anybody[Math.floor(random() * anybody.length)] ?? ''),
    1,
    find,
  );
  row(
    'words, anybody',
    await timed(
      questionsOf(() => anybody[Math.floor(random() * anybody.length)] ?? ''),
      1,
      find,
    ),
  );
  const busy = pairs[0];
  row(
    'words, who has the longest one',
    await timed(
      questionsOf(() => busy?.recruiter ?? ''),
      1,
      find,
    ),
  );

  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', busy?.recruiter ?? '')
    .executeTakeFirstOrThrow();
  const actor = {
    accountId: account.id,
    email: account.email,
    role: account.company_role,
    companyId: account.company_id,
    scope: { companyId: account.company_id ?? '', bookings: 'all' },
  } as Actor;
  const ctx = { db, now: () => new Date(), actor } as Ctx<Actor>;
  const open = (rest: object) => messageHandlers.history(ctx, { conversationId: busy?.conversation ?? '', count: 50, ...rest }, undefined);
  const first = await open({ around: 'unread' });
  print(
    `the conversation of ${longOne.toLocaleString('en')} opens with ${first.items.length} messages, of which ${first.conversation.unread} are unread`,
  );
  const turns = Array.from({ length: 300 }, () => 100 + Math.floor(random() * (longOne - 100)));
  row('opened at the first unread', await timed(turns, 1, () => open({ around: 'unread' })));
  row('a page before some number', await timed(turns, 1, (before) => open({ before })));
} finally {
  await db.destroy();
  await postgres.stop();
  folder.remove();
}

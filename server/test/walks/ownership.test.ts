import fs from 'node:fs';
import { expect, test } from 'vitest';
import { type Source, sourcesBelow } from '../../../tools/import-rules.ts';
import { type Write, writesIn } from './statements.ts';
import { tableOwners } from './table-owners.ts';

/** Tables that the row types leave out: what was migrated, and the queue's own. */
const owners: Record<string, string | undefined> = { ...tableOwners, migration: 'platform', 'pgboss.job': 'platform' };

/** Tests, what they begin with, and the story of the demo write what they tell of. */
const setsUp = /\.test\.ts$|\/fixtures(\.sql)?\.ts$|^server\/(src\/demo|test)\//;
const product = sourcesBelow('.').filter(({ file }) => file.startsWith('server/') && !setsUp.test(file));

const areaOf = (file: string) => /^server\/src\/areas\/([^/]+)\//.exec(file)?.[1] ?? /^server\/src\/([^/]+)\//.exec(file)?.[1];

/** One sentence for each write that is not its owner's, or of which nobody can say whose it is. */
function wrongWrites(sources: Source[]) {
  const wrong = ({ file, line, table }: Write) => {
    if (table === undefined) return [`${file}:${line} does not say which table it writes`];
    const owner = owners[table];
    if (!owner) return [`${file}:${line} writes ${table}, which nobody owns`];
    return owner === areaOf(file) ? [] : [`${file}:${line} writes ${table}, which ${owner} owns`];
  };
  return sources.flatMap(writesIn).flatMap(wrong);
}

/** A restore fills every table of an empty database, whatever its name; whoever adds many rows says to which. */
const whateverTable = ['server/src/platform/backup/tables.sql.ts', 'server/src/platform/postgres/many-rows.ts'];

test('only its owner writes a table', () => {
  expect(wrongWrites(product.filter(({ file }) => !whateverTable.includes(file)))).toEqual([]);
});

test('every owner is there', () => {
  const areas = [...fs.readdirSync('server/src/areas'), 'platform'];
  expect([...new Set(Object.values(tableOwners))].filter((one) => !areas.includes(one))).toEqual([]);
});

test.each([
  ["db.updateTable('account').set({}).execute()", 'writes account, which accounts owns'],
  ["db.insertInto('account as someone').values({}).execute()", 'writes account, which accounts owns'],
  ["db.with('gone', (db) => db.deleteFrom('account')).selectFrom('gone')", 'writes account, which accounts owns'],
  [`sql\`delete from account where id = \${id}\``, 'writes account, which accounts owns'],
  ['sql<Row>`with gone as (\n  delete\n  from "account" returning id) select 1`', 'writes account, which accounts owns'],
  ["client.query('truncate table public.account')", 'writes account, which accounts owns'],
  ["sql.raw('insert into account values (1)').execute(db)", 'writes account, which accounts owns'],
  ["manyRows(db, 'account', rows).execute()", 'writes account, which accounts owns'],
  ['manyRows(db, table, rows).execute()', 'does not say which table it writes'],
  ["db.deleteFrom('forgotten').execute()", 'writes forgotten, which nobody owns'],
  ['db.deleteFrom(table).execute()', 'does not say which table it writes'],
  [`db.deleteFrom(\`candidate_\${kind}\`).execute()`, 'does not say which table it writes'],
  [`sql\`update \${sql.table(table)} set name = 1\``, 'does not say which table it writes'],
])('%s is noticed', (code, complaint) => {
  const file = 'server/src/areas/showrooms/anything.sql.ts';
  expect(wrongWrites([{ file, text: code }])).toEqual([expect.stringMatching(`^${file}:\\d+ ${complaint}$`)]);
});

test.each([
  "db.selectFrom('account').selectAll().forUpdate().execute()",
  'sql`select 1 from account for update skip locked`',
  'sql`insert into showroom values (1) on conflict (id) do update set title = 1`',
  "db.updateTable('showroom').set({ title: 'update account now' }).execute()",
])('%s is no write of somebody else', (text) => {
  expect(wrongWrites([{ file: 'server/src/areas/showrooms/anything.sql.ts', text }])).toEqual([]);
});

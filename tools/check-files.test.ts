import { expect, test } from 'vitest';
import { complaintsOf, fullFolders, untestedAreas } from './check-files.ts';

const inStatement = (line: string) => complaintsOf('server/src/areas/shelves/shelves.sql.ts', `${line}\n`);

test.each([
  "where('id', 'in', ids)",
  "where('id', 'not in', ids.length > 0 ? ids : [nobody])",
  `where id in (\${sql.join(ids)})`,
  `array[\${sql.join(ids)}]`,
])('a statement whose text depends on the length of a list is refused: %s', (line) => expect(inStatement(line)).toHaveLength(1));

test.each([
  "where('kind', 'in', ['video', 'audio'])",
  "where('id', 'in', db.selectFrom('shelf').select('id'))",
  "where('id', 'in', (of) => of",
  "where('id', '=', oneOf(ids))",
])('constants, subqueries and one parameter are fine: %s', (line) => expect(inStatement(line)).toEqual([]));

const page = { file: 'web/src/areas/chat/ChatPage.tsx', text: 'export function ChatPage() {}' };

test('an area of the web without a page test is named, and a test of something else does not count', () => {
  expect(untestedAreas([page])).toEqual([expect.stringContaining('web/src/areas/chat has no page test')]);
  expect(untestedAreas([page, { file: 'web/src/areas/chat/words.test.tsx', text: 'render(<Word />)' }])).toHaveLength(1);
  expect(untestedAreas([page, { file: 'web/src/areas/mail/MailPage.test.tsx', text: "renderScreen('/mail')" }])).toHaveLength(1);
  expect(untestedAreas([page, { file: 'web/src/areas/chat/rooms/ChatPage.test.tsx', text: "renderScreen('/chat')" }])).toEqual([]);
});

test('a file that is too long is named', () => {
  expect(complaintsOf('a.ts', 'x\n'.repeat(401))).toEqual(['a.ts has 401 lines, more than 400']);
  expect(complaintsOf('a.ts', 'x\n'.repeat(400))).toEqual([]);
});

test('a folder with more than 25 files is named; migrations may be as many as they are', () => {
  const files = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  expect(fullFolders(files('server/src/areas/chat', 26))).toEqual([expect.stringContaining('server/src/areas/chat holds 26 files')]);
  expect(fullFolders([...files('server/src/areas/chat', 25), ...files('server/src/areas/chat/mails', 5)])).toEqual([]);
  expect(fullFolders(files('server/migrations', 60))).toEqual([]);
});

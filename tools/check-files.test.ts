import { expect, test } from 'vitest';
import { complaintsOf, formsByHand, fullFolders, untestedAreas } from './check-files.ts';

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

const screen = (name: string, states: number, sends = true) =>
  `function ${name}() {\n${'  const [a, setA] = useState<string>();\n'.repeat(states)}${sends ? '  const act = useAct(rooms.save);\n' : ''}}\n`;
const byHand = (text: string) => formsByHand('web/src/areas/chat/ChatPage.tsx', text);

test('a component that sends what stands in more than three states is named', () => {
  expect(byHand(screen('Room', 4))).toEqual([expect.stringContaining('ChatPage.tsx: Room holds 4 states')]);
  expect(byHand(`export ${screen('Room', 4)}`)).toHaveLength(1);
});

test('few states, states of several components, and states that are not sent are fine', () => {
  expect(byHand(screen('Room', 3))).toEqual([]);
  expect(byHand(screen('Room', 3) + screen('Door', 3))).toEqual([]);
  expect(byHand(screen('Room', 5, false) + screen('Door', 1))).toEqual([]);
});

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { circles, forbidden, sourcesBelow, uncaged } from './import-rules.ts';

const root = path.join(import.meta.dirname, '..');

describe('the product', () => {
  const sources = sourcesBelow(root);
  test('is seen by the rules', () => expect(sources.length).toBeGreaterThan(20));
  test('imports nothing that is not its to import', () => expect(forbidden(sources)).toEqual([]));
  test('has no circles', () => expect(circles(sources)).toEqual([]));
  test('parses files of strangers in the cage alone', () => {
    expect(uncaged(sources)).toEqual([]);
    const parser = { file: 'server/src/world.ts', text: "const read = () => import('node-av/api');" };
    expect(uncaged([...sources.filter(({ file }) => file !== parser.file), parser])).toEqual(['server/src/world.ts > library:node-av/api']);
    const caged = sources.map((one) =>
      one.file === 'server/src/platform/files/image-work.ts' ? { ...one, text: `${one.text}\nimport './file-work.ts';` } : one,
    );
    expect(uncaged(caged).join()).toMatch(/image-work\.ts > server\/src\/platform\/files\/file-work\.ts > library:sharp$/);
  });
});

const planted = (file: string, ...lines: string[]) => forbidden([{ file, text: lines.join('\n') }]);

describe('refused is', () => {
  test.each([
    ['the contract using anything but zod', 'packages/contract/src/a.ts', "import fs from 'node:fs';"],
    ['the platform knowing an area', 'server/src/platform/a.ts', "import { b } from '../areas/chat/index.ts';"],
    ['the inside of another area', 'server/src/areas/chat/a.ts', "import { b } from '../email/b.ts';"],
    [
      'the inside of another area, spelled from the top',
      'server/src/areas/chat/deep/a.ts',
      "import { b } from '../../../areas/email/b.ts';",
    ],
    ['the statements of another area', 'server/src/areas/chat/a.sql.ts', "import { b } from '../email/b.sql.ts';"],
    ['a statement outside of *.sql.ts', 'server/src/areas/chat/a.ts', "import { sql } from 'kysely';"],
    ['even the types of statements', 'server/src/areas/chat/a.ts', "import type { Kysely } from 'kysely';"],
    ['a provider knowing an area', 'server/src/providers/a.ts', "export { b } from '../areas/chat/index.ts';"],
    ['the look knowing the product', 'web/src/ui/A.tsx', "import { b } from '../parts/B.tsx';"],
    ['the look knowing the contract', 'web/src/ui/A.tsx', "import { b } from '@vitrine/contract/vocabulary.ts';"],
    ['one area of the web using another', 'web/src/areas/chat/A.tsx', "import { B } from '../email/B.tsx';"],
    ['one area of the web using another lazily', 'web/src/areas/chat/A.tsx', "const B = () => import('../email/B.tsx');"],
    ['parts knowing an area', 'web/src/parts/A.tsx', "import { B } from '../areas/email/B.tsx';"],
    ['an area knowing a screen', 'web/src/areas/chat/A.tsx', "import { B } from '../../screens/B.tsx';"],
    ['the web using the server, even its types', 'web/src/platform/a.ts', "import type { B } from '../../../server/src/platform/b.ts';"],
    ['a file where nothing belongs', 'packages/other/src/a.ts', 'export const a = 1;'],
  ])('%s', (_name, file, line) => expect(planted(file, line)).toHaveLength(1));

  test('a circle over the front doors of two areas', () => {
    const found = circles([
      { file: 'server/src/areas/a/index.ts', text: "export { one } from './one.ts';" },
      { file: 'server/src/areas/a/one.ts', text: "import { two } from '../b/index.ts';" },
      { file: 'server/src/areas/b/index.ts', text: "import type { one } from '../a/index.ts';" },
    ]);
    expect(found).toEqual([
      'server/src/areas/a/index.ts > server/src/areas/a/one.ts > server/src/areas/b/index.ts > server/src/areas/a/index.ts',
    ]);
  });
});

describe('allowed is', () => {
  test.each([
    ['another area by its front door', 'server/src/areas/chat/a.ts', "import { b } from '../email/index.ts';"],
    ['a statement in *.sql.ts', 'server/src/areas/chat/a.sql.ts', "import { sql } from 'kysely';"],
    ['a screen that composes areas', 'web/src/screens/A.tsx', "import { B } from '../areas/email/B.tsx';"],
    ['the demo that composes areas', 'server/src/demo/story.ts', "import { b } from '../areas/email/fixtures.ts';"],
  ])('%s', (_name, file, line) => expect(planted(file, line)).toEqual([]));
});

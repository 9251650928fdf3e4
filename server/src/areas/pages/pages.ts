import fs from 'node:fs/promises';
import path from 'node:path';
import type { PageName, pages } from '@vitrine/contract/pages/pages.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { readPage } from './markdown.ts';

const ownFolder = path.join(import.meta.dirname, '../../../pages');

const read = (file: string) => fs.readFile(file, 'utf8').catch(() => undefined);

/** Our own texts, which no installation changes, by their files. */
const kept = new Map<string, Promise<string | undefined>>();

function readOnce(file: string) {
  const text = kept.get(file) ?? read(file);
  kept.set(file, text);
  return text;
}

/** What was last made of the text of a page, with that text: an operator's file may change at any time. */
const made = new Map<string, { text: string; page: ReturnType<typeof readPage> }>();

function pageOfText(key: string, text: string) {
  const before = made.get(key);
  if (before?.text === text) return before.page;
  const page = readPage(text);
  made.set(key, { text, page });
  return page;
}

/** The text of a page: the operator's own file in the data folder comes before ours, and the language before English. */
async function textOf(world: Pick<World, 'config'>, name: PageName, language: Language) {
  const operators = path.join(world.config.dataDir, 'pages');
  for (const wanted of new Set([language, 'en'])) {
    const file = path.join(wanted, `${name}.md`);
    const text = (await read(path.join(operators, file))) ?? (await readOnce(path.join(ownFolder, file)));
    if (text !== undefined) return text;
  }
  throw new Refused('not-found');
}

/** Puts the operator's values into `{{OPERATOR_…}}`. A paragraph whose value is not set is left out, and a heading with nothing below it. */
function withOperator({ config }: Pick<World, 'config'>, text: string) {
  const unnamed = new Set<string>();
  const filled = text.split(/\n{2,}/).flatMap((paragraph) => {
    const missing = [...paragraph.matchAll(/\{\{(\w+)\}\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => config.operator[name] === undefined);
    for (const name of missing) unnamed.add(name);
    // a line break of an address stays one in Markdown
    const told = (name: string) => config.operator[name]?.replace(/\s*(\\n|;)\s*/g, '  \n') ?? '';
    return missing.length > 0 ? [] : [paragraph.replace(/\{\{(\w+)\}\}/g, (_, name: string) => told(name))];
  });
  const levelOf = (paragraph: string | undefined) => (paragraph === undefined ? 1 : (/^(#+) /.exec(paragraph)?.[1]?.length ?? 0));
  const isEmpty = (level: number, next: number) => level > 0 && next > 0 && next <= level;
  const kept = filled.filter((paragraph, place) => !isEmpty(levelOf(paragraph), levelOf(filled[place + 1])));
  return { filled: kept.join('\n\n'), unnamed: [...unnamed] };
}

/** One of the pages for everybody, as it is shown with scripts and without. */
export async function pageOf(world: Pick<World, 'config'>, name: PageName, language: Language) {
  const { filled, unnamed } = withOperator(world, await textOf(world, name, language));
  return { ...pageOfText(`${language} ${name}`, filled), unnamed };
}

export const pageHandlers: Handlers<typeof pages> = {
  async read(ctx, { name, language }) {
    const page = await pageOf(ctx, name, language ?? ctx.language);
    return { ...page, unnamed: ctx.actor?.userType === 'User' ? page.unnamed : [] };
  },
};

import type { PageSection } from '@vitrine/contract/pages/pages.ts';
import { Marked, type Token, type Tokens } from 'marked';

// what looks like HTML in a text is shown as it was typed
const marked = new Marked({ renderer: { html: ({ text }) => text.replace(/[<>&]/g, (one) => `&#${one.charCodeAt(0)};`) } });

/** Heads of a page: lines `key: value` between two lines of dashes. */
function readHead(text: string) {
  const [, head = '', body = text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const values: [string, string][] = head.split(/\r?\n/).flatMap((line) => {
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    return key === '' ? [] : [[key, value.trim()]];
  });
  const one = (key: string) => values.find(([name]) => name === key)?.[1] ?? '';
  const actions = values
    .filter(([key]) => key === 'action')
    .map(([, value]) => {
      const [to = '', label = ''] = value.split('|').map((part) => part.trim());
      return { to, label };
    });
  return { title: one('title'), lead: one('lead'), actions, body };
}

/** The tokens between headings of a depth, each part with its heading. */
function split(tokens: Token[], depth: number) {
  const parts: { title: string; tokens: Token[] }[] = [{ title: '', tokens: [] }];
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === depth) parts.push({ title: token.text, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  return parts.filter((part) => part.title !== '' || part.tokens.some((token) => token.type !== 'space'));
}

const htmlOf = (tokens: Token[]) => marked.parser(tokens).trim();

const imageOf = (token: Token) => {
  if (token.type !== 'paragraph') return undefined;
  const [only, ...others] = (token as Tokens.Paragraph).tokens;
  return only?.type === 'image' && others.length === 0 ? (only as Tokens.Image) : undefined;
};

/** A text as it stands on a page: sections begin at `##`, questions at `###`, a picture alone in a line is the section's. */
export function readPage(text: string) {
  const { body, ...head } = readHead(text);
  const sections = split(marked.lexer(body), 2).map(({ title, tokens }): PageSection => {
    const image = tokens.map(imageOf).find(Boolean);
    const [first, ...rest] = split(
      tokens.filter((token) => !imageOf(token)),
      3,
    );
    const opening = first && first.title === '' ? first.tokens : [];
    const asked = first && first.title !== '' ? [first, ...rest] : rest;
    return {
      title,
      html: htmlOf(opening),
      picture: image ? { src: image.href, alt: image.text } : null,
      questions: asked.map((one) => ({ question: one.title, html: htmlOf(one.tokens) })),
    };
  });
  return { ...head, sections };
}

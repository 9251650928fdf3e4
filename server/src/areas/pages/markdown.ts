import type { PagePicture, PageSection } from '@vitrine/contract/pages/pages.ts';
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
  const picture = (key: string): PagePicture | null => {
    const [src = '', alt = ''] = one(key)
      .split('|')
      .map((part) => part.trim());
    return src === '' ? null : { src, alt };
  };
  return { title: one('title'), lead: one('lead'), actions, picture: picture('picture'), phone: picture('phone'), body };
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

/** Pictures that stand alone in a paragraph: one, or the same at a desk and on a phone. */
const imagesOf = (token: Token): Tokens.Image[] => {
  if (token.type !== 'paragraph') return [];
  const parts = (token as Tokens.Paragraph).tokens.filter((one) => one.type !== 'text' || one.raw.trim() !== '');
  return parts.every((one) => one.type === 'image') ? (parts as Tokens.Image[]) : [];
};

/** The name of a picture says what it was taken on. */
const isOfPhone = ({ href }: Tokens.Image) => /-phone\.\w+\.\w+$/.test(href);

const pictureOf = (image: Tokens.Image | undefined): PagePicture | null => (image ? { src: image.href, alt: image.text } : null);

/** A text as it stands on a page: sections begin at `##`, questions at `###`, pictures alone in a line are the section's, at a desk and on a phone. */
export function readPage(text: string) {
  const { body, ...head } = readHead(text);
  const sections = split(marked.lexer(body), 2).map(({ title, tokens }): PageSection => {
    const images = tokens.flatMap(imagesOf);
    const [first, ...rest] = split(
      tokens.filter((token) => imagesOf(token).length === 0),
      3,
    );
    const opening = first && first.title === '' ? first.tokens : [];
    const asked = first && first.title !== '' ? [first, ...rest] : rest;
    return {
      title,
      html: htmlOf(opening),
      picture: pictureOf(images.find((one) => !isOfPhone(one))),
      phone: pictureOf(images.find(isOfPhone)),
      questions: asked.map((one) => ({ question: one.title, html: htmlOf(one.tokens) })),
    };
  });
  return { ...head, sections };
}

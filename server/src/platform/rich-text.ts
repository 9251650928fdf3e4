import { teaserCharacters } from '@vitrine/contract/job-ads/card.ts';
import sanitizeHtml from 'sanitize-html';

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    div: 'p',
    // whoever writes an ad does not vouch for where its links lead
    a: (_tag, { href }) => ({ tagName: 'a', attribs: { ...(href ? { href } : {}), rel: 'noopener nofollow' } }),
  },
};

/** Rich text as it is stored and shown: a few elements without styles, scripts or handlers; empty where no word is left. */
export function safeHtml(html: string) {
  const safe = sanitizeHtml(html, rules).trim();
  return plainText(safe) === '' ? '' : safe;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

/** The words of rich text in one line; for what `safeHtml` has made, or the beginning of it. */
export const plainText = (html: string) =>
  html
    .replace(/<(\/(p|li|h3|h4|blockquote)|br ?\/?)>/g, ' ')
    .replace(/<[^>]*(>|$)/g, '')
    .replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_all, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of rich text in plain words: 300 characters and an ellipsis (R080, R223). */
export function teaserOf(html: string) {
  const text = plainText(html);
  if (text.length <= teaserCharacters) return text;
  // a letter takes two places at most
  const letters = Array.from(text.slice(0, 2 * teaserCharacters + 2));
  return letters.length <= teaserCharacters ? letters.join('') : `${letters.slice(0, teaserCharacters).join('')}…`;
}

const blocks: [RegExp, string][] = [
  [/<a href="((?:https?|mailto|tel):[^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)'],
  [/<li>/g, '\n- '],
  [/<(p|h3|h4|blockquote|ul|ol)>/g, '\n\n'],
  [/<br ?\/?>/g, '\n'],
  [/<[^>]*>/g, ''],
];

/** A break in the text of an element is a space; matched run by run, for a pattern with breaks in its middle takes the square of their length. */
const spaces = (run: string) => (run.includes('\n') ? ' ' : run);

/** Rich text as somebody would have typed it: paragraphs, lists, and links with where they lead. For what `safeHtml` has made. */
export function textOf(html: string) {
  const text = blocks.reduce((all, [what, as]) => all.replace(what, as), html.replace(/\s+/g, spaces));
  return text
    .replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_all, name: string) => entities[name] ?? ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

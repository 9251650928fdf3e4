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

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

/** The words of rich text in one line. */
export function plainText(html: string) {
  const spaced = html.replace(/<(\/(p|li|h3|h4|blockquote)|br ?\/?)>/g, ' $&');
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (one) => entities[one] ?? one)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of rich text in plain words: 300 characters and an ellipsis (R080, R223). */
export function teaserOf(html: string) {
  const letters = Array.from(plainText(html));
  return letters.length <= teaserCharacters ? letters.join('') : `${letters.slice(0, teaserCharacters).join('')}…`;
}

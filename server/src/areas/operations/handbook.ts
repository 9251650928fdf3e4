import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Marked } from 'marked';

const root = path.join(import.meta.dirname, '../../../..');

/** What whoever runs an installation reads beside its pages: where it is served, in which file it is written, and from which heading on. */
const documents = [
  { url: '/api/docs/operations', file: 'docs/operations.md' },
  { url: '/api/docs/settings', file: 'README.md', section: 'Configure it' },
];

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}td,th{padding:.3rem .8rem .3rem 0;vertical-align:top;text-align:start;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
pre{overflow:auto;font-size:14px}@media(max-width:40rem){td,th{display:block;border:0;padding:.1rem 0}tr{display:block;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem 0}}`;

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** Where a link between the files leads on these pages; nothing where it leads to what is not served. */
function placeOf(href: string, from: string) {
  if (/^(https?:|#|\/)/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const target = documents.find((one) => one.file === path.posix.join(path.posix.dirname(from), file));
  return target && `${target.url}${anchor ? `#${anchor}` : ''}`;
}

/** One section of a file with its heading, or all of it. */
function partOf(text: string, section: string | undefined) {
  if (section === undefined) return text;
  const begin = text.indexOf(`## ${section}\n`);
  const end = text.indexOf('\n## ', begin + 1);
  return text.slice(begin, end < 0 ? undefined : end);
}

async function pageOf({ file, section }: (typeof documents)[number]) {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        const place = placeOf(href, file);
        const words = this.parser.parseInline(tokens);
        return place ? `<a href="${place}">${words}</a>` : words;
      },
    },
  });
  const body = await marked.parse(partOf(await fs.readFile(path.join(root, file), 'utf8'), section));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vitrine: running it</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

/** Serves what the repository says of running an installation, to be read beside the checks; it needs no script and loads nothing. */
export function serveHandbook(app: FastifyInstance) {
  for (const document of documents) {
    app.get(document.url, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(await pageOf(document)),
    );
  }
}

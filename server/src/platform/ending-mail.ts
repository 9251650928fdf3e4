import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from './context.ts';
import type { Db } from './db.ts';
import { escapeHtml } from './letter.ts';
import { Refused } from './refused.ts';
import { sameText, sign } from './secrets.ts';

/** A kind of mail that comes again and again until it is ended by the link in it. */
export interface EndingMail {
  path: string;
  /** Part of what is signed: a link of one kind ends no mail of another. */
  kind: string;
  find: (db: Db, id: string) => Promise<{ name: string; mail: boolean; language: string } | undefined>;
  end: (db: Db, id: string) => Promise<unknown>;
  words: Record<Language, EndingWords>;
  /** Where the last page leads. */
  onward: string;
}

export interface EndingWords {
  title: string;
  text: (name: string) => string;
  button: string;
  done: string;
  later: string;
  onward: string;
}

const signatureOf = (world: World, { kind }: EndingMail, id: string) => sign(world.key, `${kind} ${id}`);

/** Where a mail is ended without signing in: GET asks, POST ends (RFC 8058). */
export const endLink = (world: World, mail: EndingMail, id: string) => `${world.url()}${mail.path}/${id}.${signatureOf(world, mail, id)}`;

const page = (language: Language, title: string, content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Vitrine</title></head>
<body style="margin:0;background:#F5F8F8;font-family:Lato,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1D2B2E">
<main style="max-width:520px;margin:0 auto;padding:40px 16px">
<h1 style="font-size:24px;margin:0 0 12px">${escapeHtml(title)}</h1>
${content}
</main></body></html>`;

const paragraph = (text: string) => `<p style="margin:0 0 20px">${escapeHtml(text)}</p>`;
const buttonStyle =
  'background:#207886;color:#ffffff;border:0;font:inherit;font-weight:bold;padding:12px 24px;border-radius:8px;cursor:pointer;text-decoration:none;display:inline-block';

const asking = (language: Language, say: EndingWords, name: string) =>
  page(
    language,
    say.title,
    `${paragraph(say.text(name))}<form method="post"><button style="${buttonStyle}">${escapeHtml(say.button)}</button></form>`,
  );

const ended = (language: Language, say: EndingWords, onward: string) =>
  page(language, say.done, `${paragraph(say.later)}<a href="${onward}" style="${buttonStyle}">${escapeHtml(say.onward)}</a>`);

/** Serves the two steps of ending a mail; they need no script and no session. */
export function serveEndingOf(app: FastifyInstance, world: World, mail: EndingMail) {
  const found = async (token: string) => {
    const [id = '', signature = ''] = token.split('.');
    if (!sameText(signature, signatureOf(world, mail, id))) throw new Refused('not-found');
    const one = await mail.find(world.db, id);
    if (!one) throw new Refused('not-found');
    const language = one.language as Language;
    return { id, ...one, language, say: mail.words[language] };
  };
  const show = (reply: FastifyReply, html: string) =>
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(html);

  void app.register(async (scope) => {
    // mail programs send a form of their own (RFC 8058); what it says adds nothing to the address
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.get<{ Params: { token: string } }>(`${mail.path}/:token`, async (request, reply) => {
      const one = await found(request.params.token);
      return show(reply, one.mail ? asking(one.language, one.say, one.name) : ended(one.language, one.say, mail.onward));
    });
    scope.post<{ Params: { token: string } }>(`${mail.path}/:token`, async (request, reply) => {
      const { id, language, say } = await found(request.params.token);
      await mail.end(world.db, id);
      return show(reply, ended(language, say, mail.onward));
    });
  });
}

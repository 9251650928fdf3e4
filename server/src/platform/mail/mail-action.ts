import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../context.ts';
import { languageOf } from '../http/serve.ts';
import { Refused } from '../refused.ts';
import { sameText, sign } from '../sessions/secrets.ts';
import { fill, type Template } from '../texts.ts';
import { escapeHtml } from './letter.ts';

/** Where a link in a mail leads, and what is signed in it: a link of one kind does nothing of another. */
export interface MailedLink {
  path: string;
  kind: string;
}

/** A step that is taken by a link in a mail, without signing in: looking asks, pressing the button takes it. */
export interface MailedStep extends MailedLink {
  /** What it is about, and whether there is anything to do; undefined where nothing is left of it, or where it is done now. */
  find: (world: World, id: string) => Promise<{ name: string; open: boolean; language: string } | { elsewhere: string } | undefined>;
  take: (world: World, id: string) => Promise<unknown>;
  words: Record<Language, StepWords>;
  /** What is said where nothing is left of it; without this, that the step is done. */
  gone?: Record<Language, Pick<StepWords, 'title' | 'onward'> & { text: string }>;
  /** Where the last page leads. */
  onward: string;
}

export interface StepWords {
  title: string;
  /** What the step does, with the name of what it is about. */
  text: Template<'name'>;
  button: string;
  done: string;
  later: string;
  onward: string;
}

const signatureOf = (world: World, { kind }: MailedLink, id: string) => sign(world.key, `${kind} ${id}`);

/** The address at which the step is asked for (GET) and taken (POST, as RFC 8058 has it). */
export const stepLink = (world: World, link: MailedLink, id: string) => `${world.url()}${link.path}/${id}.${signatureOf(world, link, id)}`;

const page = (language: Language, title: string, content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Vitrine</title></head>
<body style="margin:0;background:#F5F8F8;font-family:Lato,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1D2B2E">
<main style="max-width:520px;margin:0 auto;padding:40px 16px">
<p style="margin:0 0 24px;font-weight:bold;font-size:20px;color:#207886">Vitrine</p>
<h1 style="font-size:24px;margin:0 0 12px">${escapeHtml(title)}</h1>
${content}
</main></body></html>`;

const paragraph = (text: string) => `<p style="margin:0 0 20px">${escapeHtml(text)}</p>`;
const buttonStyle =
  'background:#207886;color:#ffffff;border:0;font:inherit;font-weight:bold;padding:12px 24px;border-radius:8px;cursor:pointer;text-decoration:none;display:inline-block';

const asking = (language: Language, say: StepWords, name: string) =>
  page(
    language,
    say.title,
    `${paragraph(fill(say.text, { name }))}<form method="post"><button style="${buttonStyle}">${escapeHtml(say.button)}</button></form>`,
  );

const leading = (onward: string, label: string) => `<a href="${onward}" style="${buttonStyle}">${escapeHtml(label)}</a>`;

const taken = (language: Language, say: StepWords, onward: string) =>
  page(language, say.done, `${paragraph(say.later)}${leading(onward, say.onward)}`);

/** The two pages of a step; they need no script and no session. */
export const stepRoutes = (step: MailedStep) => (app: FastifyInstance, world: World) => {
  const idIn = (token: string) => {
    const [id = '', signature = ''] = token.split('.');
    if (!sameText(signature, signatureOf(world, step, id))) throw new Refused('not-found');
    return id;
  };
  const show = (reply: FastifyReply, html: string) =>
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(html);

  void app.register(async (scope) => {
    // mail programs send a form of their own (RFC 8058); what it says adds nothing to the address
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null, undefined),
    );
    const serve = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply, taking: boolean) => {
      const id = idIn(request.params.token);
      const found = await step.find(world, id);
      if (found && 'elsewhere' in found) return reply.redirect(found.elsewhere, 303);
      const language = (found?.language as Language | undefined) ?? languageOf(request);
      const say = step.words[language];
      const gone = found ? undefined : step.gone?.[language];
      if (gone) return show(reply, page(language, gone.title, `${paragraph(gone.text)}${leading(step.onward, gone.onward)}`));
      if (found?.open && !taking) return show(reply, asking(language, say, found.name));
      if (found?.open) await step.take(world, id);
      return show(reply, taken(language, say, step.onward));
    };
    scope.get<{ Params: { token: string } }>(`${step.path}/:token`, (request, reply) => serve(request, reply, false));
    scope.post<{ Params: { token: string } }>(`${step.path}/:token`, (request, reply) => serve(request, reply, true));
  });
};

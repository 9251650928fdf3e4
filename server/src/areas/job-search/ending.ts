import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../../platform/context.ts';
import { escapeHtml } from '../../platform/letter.ts';
import { Refused } from '../../platform/refused.ts';
import { sameText, sign } from '../../platform/secrets.ts';
import * as sql from './saved.sql.ts';

const path = '/api/v2/savedsearch/end';
const signatureOf = (world: World, id: string) => sign(world.key, `saved search ${id}`);

/** Where the mail of a saved search is ended without signing in: GET asks, POST ends (RFC 8058). */
export const endLink = (world: World, id: string) => `${world.url()}${path}/${id}.${signatureOf(world, id)}`;

const words: Record<
  Language,
  { title: string; text: (name: string) => string; button: string; done: string; later: string; jobs: string }
> = {
  en: {
    title: 'End this mail?',
    text: (name) => `You get a mail when something new fits your search "${name}".`,
    button: 'End the mail',
    done: 'The mail has ended.',
    later: 'The search stays saved. You can switch its mail on again on your dashboard.',
    jobs: 'To the jobs',
  },
  de: {
    title: 'Diese Mail beenden?',
    text: (name) => `Sie erhalten eine Mail, wenn etwas Neues zu Ihrer Suche „${name}“ passt.`,
    button: 'Mail beenden',
    done: 'Die Mail ist beendet.',
    later: 'Die Suche bleibt gespeichert. Sie können ihre Mail in Ihrer Übersicht wieder einschalten.',
    jobs: 'Zu den Stellen',
  },
  fr: {
    title: 'Arrêter ce message ?',
    text: (name) => `Vous recevez un message quand une nouvelle offre correspond à votre recherche « ${name} ».`,
    button: 'Arrêter le message',
    done: 'Les messages sont arrêtés.',
    later: 'La recherche reste enregistrée. Vous pouvez réactiver ses messages dans votre tableau de bord.',
    jobs: 'Vers les offres',
  },
};

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

/** Serves the two steps of ending a saved search's mail; they need no script and no session. */
export function serveEndOfMail(app: FastifyInstance, world: World) {
  const found = async (token: string) => {
    const [id = '', signature = ''] = token.split('.');
    if (!sameText(signature, signatureOf(world, id))) throw new Refused('not-found');
    const saved = await sql.findForEnding(world.db, id);
    if (!saved) throw new Refused('not-found');
    return { id, name: saved.name, mail: saved.mail, language: saved.language as Language };
  };
  const show = (reply: FastifyReply, html: string) =>
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(html);
  const ended = (language: Language) => {
    const say = words[language];
    return page(language, say.done, `${paragraph(say.later)}<a href="/jobs" style="${buttonStyle}">${escapeHtml(say.jobs)}</a>`);
  };

  void app.register(async (scope) => {
    // mail programs send a form of their own (RFC 8058); what it says adds nothing to the address
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.get<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
      const { name, mail, language } = await found(request.params.token);
      if (!mail) return show(reply, ended(language));
      const say = words[language];
      const form = `<form method="post"><button style="${buttonStyle}">${escapeHtml(say.button)}</button></form>`;
      return show(reply, page(language, say.title, `${paragraph(say.text(name))}${form}`));
    });
    scope.post<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
      const { id, language } = await found(request.params.token);
      await sql.endMail(world.db, id);
      return show(reply, ended(language));
    });
  });
}

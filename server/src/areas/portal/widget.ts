import { languages } from '@vitrine/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../../platform/context.ts';
import { html } from '../../platform/http/html.ts';
import { languageOf } from '../../platform/http/serve.ts';
import { labelled } from '../../platform/labelled.ts';
import { Refused } from '../../platform/refused.ts';
import { fill } from '../../platform/texts.ts';
import { jobAddress } from './addresses.ts';
import { findCompanyBySlug, listOpenAds, type OpenAd } from './listing.sql.ts';
import { portalTexts } from './texts.ts';

/** Runs on the company's own page: puts the frame where the script stands and lets it grow with its content. */
const loader = `(function () {
  var script = document.currentScript;
  var origin = new URL(script.src).origin;
  var company = script.getAttribute('data-company');
  var language = script.getAttribute('data-language') || document.documentElement.lang.slice(0, 2) || 'en';
  var frame = document.createElement('iframe');
  frame.src = origin + '/embed/' + encodeURIComponent(company) + '?lang=' + encodeURIComponent(language);
  frame.title = script.getAttribute('data-title') || 'Jobs';
  frame.loading = 'lazy';
  frame.style.cssText = 'width:100%;border:0;min-height:120px';
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  window.addEventListener('message', function (event) {
    if (event.source === frame.contentWindow && event.data && event.data.vitrine === 'height')
      frame.style.height = Math.min(Number(event.data.height) || 0, 20000) + 'px';
  });
  script.parentNode.insertBefore(frame, script.nextSibling);
})();
`;

/** Runs inside the frame: says how tall the list is. */
const teller = `(function () {
  function tell() { parent.postMessage({ vitrine: 'height', height: document.documentElement.offsetHeight }, '*'); }
  addEventListener('resize', tell);
  addEventListener('load', tell);
  tell();
})();
`;

const style = `html{font:16px/1.5 Lato,system-ui,sans-serif;color:#1d2b2e}body{margin:0}ul{list-style:none;margin:0;padding:0}
li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;padding:12px 4px;border-bottom:1px solid #e0e8e9}
h3{margin:0;font-size:1rem}p{margin:0;color:#52656a;font-size:.875rem}
a{display:inline-block;padding:8px 16px;border-radius:8px;background:#207886;color:#fff;text-decoration:none}a:focus-visible{outline:2px solid #207886;outline-offset:2px}
@media (prefers-color-scheme:dark){html{color:#e8eeef}p{color:#a9b8bb}li{border-color:#2a383b}}`;

const policy = "default-src 'none'; style-src 'self'; script-src 'self'; frame-ancestors *; base-uri 'none'; form-action 'none'";

/** What the frame of another site may load of us. */
const forOthers = (reply: FastifyReply) =>
  reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, max-age=300');

const citiesOf = ({ places }: OpenAd) =>
  [...new Set((places as { city?: string }[]).map((one) => one.city ?? ''))].filter(Boolean).join(', ');

/** The list of a company's jobs for its own website: one script, a frame of `/embed` only, no cookies; jobs open in a new tab. */
export function serveWidget(app: FastifyInstance, world: World) {
  app.get('/embed.js', async (_request, reply) => forOthers(reply).type('text/javascript; charset=utf-8').send(loader));
  app.get('/embed/frame.js', async (_request, reply) => forOthers(reply).type('text/javascript; charset=utf-8').send(teller));
  app.get('/embed/frame.css', async (_request, reply) => forOthers(reply).type('text/css; charset=utf-8').send(style));
  app.get<{ Params: { slug: string }; Querystring: { lang?: string } }>('/embed/:slug', async (request, reply) => {
    const company = await findCompanyBySlug(world.db, request.params.slug);
    if (!company) throw new Refused('not-found');
    const language = languages.find((one) => one === request.query.lang) ?? languageOf(request);
    const t = portalTexts[language];
    const ads = await listOpenAds(world.db, world.now(), company.slug, 200);
    const rows = ads.map(
      (
        ad,
      ) => html`<li><div><h3 lang="${ad.language}">${ad.title}</h3><p>${ad.remote === 'fully' && ad.places ? citiesOf(ad) || t.remoteKinds.fully : citiesOf(ad)}</p></div>
<a href="${jobAddress(world, ad)}" target="_blank" rel="noopener" aria-label="${labelled(language, t.apply, ad.title)}">${t.apply}</a></li>`,
    );
    const list = rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>${t.none}</p>`;
    const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${fill(t.jobsAt, { company: company.name })}</title><link rel="stylesheet" href="/embed/frame.css"></head>
<body><main>${list}</main><script src="/embed/frame.js"></script></body></html>`;
    return forOthers(reply)
      .removeHeader('x-frame-options')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page.text);
  });
}

import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { BuiltWeb } from './built-web.ts';
import { Html, html } from './html.ts';

/** What the server says about a public screen before any script runs: for search engines, previews of links, and readers without scripts. */
export interface PageHead {
  title: string;
  description: string;
  language: Language;
  /** Absolute address that stands for this page. */
  canonical: string;
  /** Absolute address of a picture for previews. */
  image: string;
  kind: 'website' | 'article' | 'profile';
  /** What the page says, readable as it is. */
  body: Html;
  status?: number;
  noindex?: boolean;
  jsonLd?: object;
  feed?: string;
  /** Sources of the screen, by their place in web: they load beside the program instead of after it. */
  sources?: readonly string[];
}

/** The built page with the head put into it; nothing that came from people can end its element. */
export function withHead({ html: page, partsOf }: BuiltWeb, said: PageHead) {
  const { title, description, language, canonical, image, kind, body, noindex, jsonLd, feed, sources = [] } = said;
  const { scripts, styles } = partsOf(sources);
  const data = jsonLd && new Html(JSON.stringify(jsonLd).replaceAll('<', '\\u003c'));
  const head = html`<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${canonical}">
${noindex && html`<meta name="robots" content="noindex">`}
<meta property="og:type" content="${kind}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
<meta property="og:image" content="${image}">
<meta property="og:site_name" content="Vitrine">
<meta name="twitter:card" content="summary_large_image">
${feed !== undefined && html`<link rel="alternate" type="application/atom+xml" href="${feed}">`}
${scripts.map((file) => html`<link rel="modulepreload" crossorigin href="/${file}">`)}
${styles.map((file) => html`<link rel="stylesheet" crossorigin href="/${file}">`)}
${data && html`<script type="application/ld+json">${data}</script>`}`.text;
  const served = html`<div id="root"><main class="served">${body}</main></div>`.text;
  return page
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => served)
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '');
}

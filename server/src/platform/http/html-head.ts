import fs from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { inLanguages } from '../texts.ts';
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
  /** What the page says, readable as it is, in the looks of `served.css`. */
  body: Html;
  /** Class of the part that holds the body. */
  width?: 'wide';
  /** No header above it. */
  bare?: boolean;
  /** What the screen will ask first as a visitor without an account, with the answers. */
  answers?: { asked: readonly Answered[]; at: Date; language: Language };
  status?: number;
  noindex?: boolean;
  /** What it says is for one person: nothing in between keeps a copy. */
  personal?: boolean;
  jsonLd?: object;
  feed?: string;
  /** Sources of the screen, by their place in web: they load beside the program instead of after it. */
  sources?: readonly string[];
}

/** A question to the server and what it answers. */
export interface Answered {
  endpoint: Endpoint;
  asked: object;
  reply: unknown;
}

const style = new Html(
  ['served.css', 'served-interview.css']
    .map((name) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8'))
    .join('')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1'),
);

const header = inLanguages({ en: { signIn: 'Sign in' }, de: { signIn: 'Anmelden' }, fr: { signIn: 'Se connecter' } });
const brand = html`<svg viewBox="0 0 128 32" width="112" height="28" role="img" aria-label="Vitrine"><rect width="32" height="32" rx="8" fill="#0c717a"/>
<path d="M8 9l6.2 14h3.6L24 9h-4l-4 9.6L12 9z" fill="#fff"/><circle cx="24.5" cy="22.5" r="2.5" fill="#FABC60"/>
<text x="41" y="23.5" font-weight="900" font-size="22" fill="currentColor">Vitrine</text></svg>`;

const data = (value: object) => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** Answers in the form in which the web keeps them. */
const answersOf = ({ asked, at, language }: NonNullable<PageHead['answers']>) =>
  html`<script type="application/json" id="answers">${data({
    at: at.getTime(),
    language,
    answers: asked.map((one) => [[one.endpoint.route, one.asked], one.endpoint.reply?.parse(one.reply)]),
  })}</script>`;

/** The built page with the head put into it; nothing that came from people can end its element. */
export function withHead({ html: page, partsOf }: BuiltWeb, said: PageHead) {
  const { title, description, language, canonical, image, kind, body, noindex, jsonLd, feed, sources = [], answers } = said;
  const { scripts, styles } = partsOf(sources);
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
<style>${style}</style>
${scripts.map((file) => html`<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)}
${jsonLd && html`<script type="application/ld+json">${data(jsonLd)}</script>`}`.text;
  const top = html`<header><a href="/">${brand}</a><a href="/signup">${header[answers?.language ?? language].signIn}</a></header>`;
  const inside = html`${!said.bare && top}<main class="${said.width ?? ''}">${body}</main>`;
  const served = html`<div id="served" class="served">${inside}</div>`.text;
  // after what they do not dress: nothing that is read waits for them, and the program still does
  const built = page.match(builtStyle) ?? [];
  const late = [
    ...built,
    ...styles.map((file) => html`<link rel="stylesheet" crossorigin href="/${file}">`.text),
    answers && answersOf(answers).text,
  ];
  return (
    page
      .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
      .replace(/<html lang="\w+"/, `<html lang="${language}"`)
      .replace(/\s*<meta name="description"[^>]*>/, '')
      .replace(builtStyle, '')
      // what is to be read is here already: pictures and letters come before the program
      .replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
      .replace(/<title>[^<]*<\/title>/, () => head)
      .replace('<div id="root"></div>', () => [served, ...late, '<div id="root"></div>'].filter(Boolean).join('\n'))
  );
}

const builtStyle = /<link rel="stylesheet"[^>]*>/g;

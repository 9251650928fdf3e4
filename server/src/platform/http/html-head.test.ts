import { expect, it } from 'vitest';
import * as z from 'zod';
import type { BuiltWeb } from './built-web.ts';
import { Html } from './html.ts';
import { type PageHead, withHead } from './html-head.ts';

const built: BuiltWeb = {
  html: `<html lang="en"><head><title>Vitrine</title><script type="module" src="/assets/a.js"></script><link rel="stylesheet" href="/assets/a.css"></head>
<body><div id="root"></div><noscript>Needs scripts.</noscript></body></html>`,
  partsOf: () => ({ scripts: ['assets/b.js'], styles: ['assets/b.css'] }),
};
const endpoint = { route: 'GET /api/x', access: 'public', summary: '', reply: z.object({ text: z.string() }) } as const;
const said: PageHead = {
  title: 'T',
  description: 'D',
  language: 'de',
  canonical: 'http://x.test/',
  image: 'http://x.test/og.png',
  kind: 'website',
  body: new Html('<h1>Hello</h1><noscript>Form</noscript>'),
  answers: { asked: [{ endpoint, asked: { a: 1 }, reply: { text: '</script><b>', secret: 1 } }], at: new Date(5), language: 'de' },
};

it('what is read comes before styles of the program, and the program after them', () => {
  const page = withHead(built, said);
  const places = ['<h1>Hello</h1>', '/assets/a.css', '/assets/b.css', 'id="answers"', 'id="root"'].map((one) => page.indexOf(one));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(2);
  expect(page).toContain('<noscript>Form</noscript>');
  expect(page).not.toContain('Needs scripts.');
});

it('no script of the program is loaded before what is read', () => {
  const page = withHead(built, said);
  expect(page.match(/<(script type="module"|link rel="modulepreload") fetchpriority="low"/g)).toHaveLength(2);
});

it('answers are those of the schema, and cannot end their element', () => {
  const json = /id="answers">(.*?)<\/script>/.exec(withHead(built, said))?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ at: 5, language: 'de', answers: [[['GET /api/x', { a: 1 }], { text: '</script><b>' }]] });
});

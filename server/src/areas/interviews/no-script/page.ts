import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { type Html, html } from '../../../platform/http/html.ts';
import { plainTexts } from '../texts.ts';

/** Where a page stands: the interview's address, the language, and what went wrong on the way here. */
export interface Page {
  path: string;
  language: Language;
  error?: string | undefined;
}

const ownName: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** A whole page that any browser of the last twenty years shows. */
export function document({ path, language, error }: Page, title: string, body: Html) {
  const others = languages.filter((one) => one !== language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/unsupported.css">
</head>
<body>
<main>
<p class="languages">${others.map((one) => html`<a href="${path}?lang=${one}" lang="${one}">${ownName[one]}</a> `)}</p>
<h1>${title}</h1>
${error !== undefined && html`<p class="error" role="alert">${error}</p>`}
${body}
</main>
</body>
</html>`.text;
}

/** A form that posts an action to the page itself. */
export const form = (page: Page, action: string, body: Html) =>
  html`<form method="post" action="${page.path}?lang=${page.language}"><input type="hidden" name="action" value="${action}">${body}</form>`;

export const field = (name: string, label: string, type: string, autocomplete: string, value = '') =>
  html`<p><label>${label}<br><input name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" required></label></p>`;

export const checkbox = (name: string, label: string) =>
  html`<p><label><input type="checkbox" name="${name}" value="1" required> ${label}</label></p>`;

export function signInForm(page: Page) {
  const t = plainTexts[page.language];
  const fields = html`${field('email', t.email, 'email', 'username')}${field('password', t.password, 'password', 'current-password')}`;
  return form(page, 'sign-in', html`${fields}<button>${t.signIn}</button>`);
}

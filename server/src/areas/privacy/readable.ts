import { type Html, html } from '../../platform/http/html.ts';

/** `firstName` and `first_name` as people write it. */
function spoken(key: string) {
  const words = key
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function shown(value: unknown): Html {
  if (Array.isArray(value)) return html`<ol>${value.map((one) => html`<li>${shown(one)}</li>`)}</ol>`;
  if (typeof value !== 'object' || value === null) return html`${String(value)}`;
  const rows = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return html`<dl>${rows.map(([key, one]) => html`<dt>${spoken(key)}</dt><dd>${shown(one)}</dd>`)}</dl>`;
}

/** Everything in one page that any browser opens, without scripts and without anything from elsewhere. */
export const readablePage = (parts: Record<string, unknown>, language: string) =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>Vitrine</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
dt { font-weight: 600; margin-top: .5rem; } dd { margin-left: 1rem; white-space: pre-wrap; } li { margin-bottom: 1rem; }
</style></head><body><h1>Vitrine</h1>
${Object.entries(parts).map(([area, data]) => html`<h2>${spoken(area)}</h2>${shown(data)}`)}
</body></html>
`.text;

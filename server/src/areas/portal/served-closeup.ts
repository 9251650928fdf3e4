import type { PageFile, ShownCloseup } from '@vitrine/contract/closeup/shapes.ts';
import { html } from '../../platform/http/html.ts';

/** A file as far as it is seen or read without scripts. */
function servedFile({ kind, url, name, caption, poster, contentType }: PageFile) {
  if (kind === 'picture') return html`<img src="${url}" alt="${caption}">`;
  if (kind === 'document') return html`<p><a href="${url}">${caption || name}</a></p>`;
  return html`<video controls preload="none" poster="${poster ?? ''}"><source src="${url}" type="${contentType}"></video><p>${caption}</p>`;
}

/** The pages of a closeup one below the other, readable without scripts. */
export const servedCloseup = ({ name, pages }: ShownCloseup) =>
  html`<h1>${name}</h1>${pages.map(
    (one) => html`<section><h2>${one.title}</h2><p class="lines">${one.text}</p>
${one.entries.length > 0 && html`<ul>${one.entries.map(({ title, detail, text }) => html`<li><b>${title}</b> ${detail}<p class="lines">${text}</p></li>`)}</ul>`}
${one.files.map(servedFile)}</section>`,
  )}`;

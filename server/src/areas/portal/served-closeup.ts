import type { PageFile, ShownCloseup } from '@vitrine/contract/closeup/shapes.ts';
import type { DrawnEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import { html } from '../../platform/http/html.ts';

/** A file as far as it is seen or read without scripts. */
function servedFile({ kind, url, name, caption, poster, contentType }: PageFile) {
  if (kind === 'picture') return html`<img src="${url}" alt="${caption}">`;
  if (kind === 'document') return html`<p><a href="${url}">${caption || name}</a></p>`;
  return html`<video controls preload="none" poster="${poster ?? ''}"><source src="${url}" type="${contentType}"></video><p>${caption}</p>`;
}

/** Communication styles as tables: what each is called, its level as a picture, and what that says. */
const servedStyles = ({ note, groups }: DrawnEffect) =>
  html`<p>${note}</p>${groups.map(
    ({ name, items }) =>
      html`<table><caption>${name}</caption>${items.map(
        (one) =>
          html`<tr><th scope="row">${one.name}</th><td><meter min="0" max="5" value="${one.level}">${one.levelName}</meter> <b>${one.levelName}</b><br>${one.says}</td></tr>`,
      )}</table>`,
  )}`;

/** The pages of a closeup one below the other, readable without scripts. */
export const servedCloseup = ({ name, pages }: ShownCloseup) =>
  html`<h1>${name}</h1>${pages.map(
    (one) => html`<section><h2>${one.title}</h2><p class="lines">${one.text}</p>
${one.styles && servedStyles(one.styles)}
${one.entries.length > 0 && html`<ul>${one.entries.map(({ title, detail, text }) => html`<li><b>${title}</b> ${detail}<p class="lines">${text}</p></li>`)}</ul>`}
${one.files.map(servedFile)}</section>`,
  )}`;

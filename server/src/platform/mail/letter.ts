import type { Language } from '@vitrine/contract/vocabulary.ts';
import { colonIn } from '../labelled.ts';
import { inLanguages } from '../texts.ts';

/** What a mail says, before it is dressed as text and as HTML. */
export interface Letter {
  subject: string;
  /** Plain paragraphs; the first one greets. */
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Small print below the action: how long the link lives, what to do if the mail was not asked for. */
  notes?: string[];
  /** Name that stands on top instead of ours. */
  sender?: string;
  /** A code in it that lets somebody in: nobody else reads it in the outbox. */
  code?: string;
  /** Where a mail that comes again is ended by one POST without signing in (RFC 8058). */
  unsubscribe?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);

const texts = inLanguages({
  en: {
    fallback: 'If the button does not work, copy this address into your browser:',
  },
  de: { fallback: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:' },
  fr: { fallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :' },
});

/** Dresses a letter as plain text and as HTML that mail programs show without loading anything. */
export function renderLetter(letter: Letter, language: Language) {
  return { text: asText(letter, language), html: asHtml(letter, language) };
}

function asText({ paragraphs, action, notes = [] }: Letter, language: Language) {
  const link = action ? [`${action.label}${colonIn(language)}\n${action.url}`] : [];
  return `${[...paragraphs, ...link, ...notes].join('\n\n')}\n`;
}

const paragraph = (style: string) => (text: string) => `<p style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const noteStyle = 'margin:0 0 8px;font-size:13px;color:#52656A;overflow-wrap:anywhere';
const linked = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#207886">${url}</a>`);

/** A note is written by the product, never by a person: addresses in it become links. */
const note = (text: string) => `<p style="${noteStyle}">${linked(escapeHtml(text)).replaceAll('\n', '<br>')}</p>`;

function asHtml({ subject, paragraphs, action, notes = [], sender = 'Vitrine' }: Letter, language: Language) {
  const link = action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="background:#207886;color:#ffffff;text-decoration:none;font-weight:bold;padding:12px 24px;border-radius:8px;display:inline-block">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#52656A">${texts[language].fallback}<br><span style="word-break:break-all">${escapeHtml(action.url)}</span></p>`
    : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#F5F8F8;font-family:Lato,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1D2B2E">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-weight:bold;font-size:20px;color:#207886">${escapeHtml(sender)}</p>
<div style="background:#ffffff;border:1px solid #E0E8E9;border-radius:12px;padding:24px">
${paragraphs.map(paragraph('margin:0 0 16px')).join('\n')}
${link}
${notes.map(note).join('\n')}
</div></div></body></html>`;
}

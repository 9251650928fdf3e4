import { escapeHtml } from '../../../platform/mail/letter.ts';

const markup = /<\/?(p|br|ul|ol|li|div|h[1-6]|b|strong|i|em|u|span|table|tr|td|font|a|script|style|img)\b[^>]*>/i;
const escaped = /&lt;(p|br|ul|ol|li|div|h[1-6]|b|strong)\b[^&]*&gt;/i;
const bullet = /^\s*[-*•–·]\s+/;

function blockOf(lines: string[]): string {
  const begins = lines.findIndex((one) => bullet.test(one));
  if (begins < 0) return `<p>${lines.map((one) => escapeHtml(one.trim())).join('<br>')}</p>`;
  const items = lines.slice(begins).map((one) => `<li>${escapeHtml(one.replace(bullet, '').trim())}</li>`);
  const before = lines.slice(0, begins);
  return `${before.length > 0 ? blockOf(before) : ''}<ul>${items.join('')}</ul>`;
}

/** Rich text of a cell: HTML as it stands, also where its signs were written as entities, and plain text with its paragraphs and lists. It is made safe where it is stored. */
export function richOf(cell: string): string {
  if (markup.test(cell)) return cell;
  if (escaped.test(cell)) return cell.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return cell
    .split(/(?:\r?\n|\r)\s*(?:\r?\n|\r)/)
    .map((one) => one.split(/\r?\n|\r/).filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf)
    .join('');
}

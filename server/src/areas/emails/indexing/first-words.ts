import type { FetchMessageObject, MessageStructureObject } from 'imapflow';

/** So many bytes of a text are fetched for its first words, which are at most so many. */
export const firstBytes = 1500;
const mostCharacters = 200;

/** Where the first text of most e-mails lies; only what is named here is fetched with the index. */
export const likelyParts = ['1', '1.1', '1.1.1'];

const leaves = (node: MessageStructureObject): MessageStructureObject[] => (node.childNodes ? node.childNodes.flatMap(leaves) : [node]);

/** Whether something goes along that is no text of the e-mail itself. */
export const hasAttachments = (structure: MessageStructureObject | undefined) =>
  structure !== undefined &&
  leaves(structure).some(
    ({ type, disposition, id }) => disposition === 'attachment' || (!type.startsWith('text/') && !id && disposition !== 'inline'),
  );

/** The first words of an e-mail, from what was fetched of it. */
export function firstWords({ bodyStructure, bodyParts }: FetchMessageObject): string {
  if (!bodyStructure) return '';
  const texts = leaves(bodyStructure).filter(({ type, disposition }) => type.startsWith('text/') && disposition !== 'attachment');
  const part = texts.find(({ type }) => type === 'text/plain') ?? texts.find(({ type }) => type === 'text/html');
  const bytes = part && bodyParts?.get(part.part ?? '1');
  if (!part || !bytes) return '';
  const text = decoded(bytes, part.encoding?.toLowerCase() ?? '', part.parameters?.charset ?? 'utf-8');
  return (part.type === 'text/html' ? withoutTags(text) : text)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\uFFFD+$/u, '')
    .trim()
    .slice(0, mostCharacters)
    .toWellFormed();
}

function decoded(bytes: Buffer, encoding: string, charset: string) {
  if (encoding === 'base64') return read(Buffer.from(bytes.toString('latin1').replace(/[^A-Za-z0-9+/]/g, ''), 'base64'), charset);
  return read(encoding === 'quoted-printable' ? unquoted(bytes) : bytes, charset);
}

const unquoted = (bytes: Buffer) =>
  Buffer.from(
    bytes
      .toString('latin1')
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

function read(bytes: Buffer, charset: string) {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const withoutTags = (html: string) =>
  html
    .replace(/<(style|script|head|title)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/&nbsp;|&#160;/gi, ' ')
    .replace(/&amp;/gi, '&')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/&#39;/g, "'");

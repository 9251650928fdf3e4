import { crc32 } from 'node:zlib';

/** The upper half of the code page in which ZIP files name their entries where nothing says otherwise. */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const asCodePage = (bytes: Uint8Array) => [...bytes].map((one) => (one < 128 ? String.fromCharCode(one) : upper[one - 128])).join('');

function asUtf8(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The name that some programs write beside the old one: good while the old one is still what it was made for. */
function unicodeBeside(extra: Buffer, raw: Uint8Array) {
  for (let at = 0; at + 4 <= extra.length; ) {
    const [kind, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    const field = extra.subarray(at + 4, at + 4 + length);
    if (kind === 0x7075 && field.length > 5 && field.readUInt32LE(1) === crc32(raw)) return asUtf8(field.subarray(5));
    at += 4 + length;
  }
  return undefined;
}

/**
 * How an entry of a ZIP is called: in UTF-8 where it says so, beside it, or by its bytes, as macOS and Linux write without
 * saying it; else in code page 437, as Windows does.
 */
export const entryName = (raw: Buffer, extra: Buffer, saysUtf8: boolean) =>
  (unicodeBeside(extra, raw) ?? (saysUtf8 ? new TextDecoder().decode(raw) : (asUtf8(raw) ?? asCodePage(raw)))).normalize('NFC');

/** What systems put beside files by themselves. */
const byItself = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;
export const isByItself = (path: string) => byItself.test(path);

/** Where an entry lies, with strokes of one kind and without control characters. */
export const entryPath = (name: string) =>
  name
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '')
    .replace(/[\p{C}]/gu, ' ');

/** Whether a path leads out of the ZIP, or is none that a file can have. */
export const leadsOut = (path: string) =>
  /^\/|^[a-z]:/i.test(path) || path.length > 400 || path.split('/').some((part) => part === '..' || part === '.' || part === '');

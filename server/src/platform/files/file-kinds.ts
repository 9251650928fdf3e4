import type { FileKind } from '@vitrine/contract/endpoint.ts';

/** What a file is by its first bytes, and under which type it is served. */
export interface SniffedKind {
  kind: FileKind;
  contentType: string;
  extension: string;
}

const found = (kind: FileKind, contentType: string, extension: string): SniffedKind => ({ kind, contentType, extension });
const latin = (bytes: Uint8Array, start: number, end: number) => Buffer.from(bytes.subarray(start, end)).toString('latin1');

/** Brands of the ISO container that hold video, by the extension the specification knows them under (R144). */
function isoKind(bytes: Uint8Array): SniffedKind | undefined {
  const box = latin(bytes, 4, 8);
  if (!['ftyp', 'moov', 'mdat', 'wide', 'free'].includes(box)) return undefined;
  const brand = box === 'ftyp' ? latin(bytes, 8, 12) : 'qt  ';
  if (['avif', 'avis'].includes(brand)) return found('image', 'image/avif', 'avif');
  if (['heic', 'heix', 'mif1', 'msf1'].includes(brand)) return found('image', 'image/heic', 'heic');
  if (brand === 'M4A ') return found('audio', 'audio/mp4', 'm4a');
  if (brand === 'qt  ') return found('video', 'video/quicktime', 'mov');
  if (brand.startsWith('M4V')) return found('video', 'video/x-m4v', 'm4v');
  return found('video', 'video/mp4', 'mp4');
}

export const plainArchive = found('archive', 'application/zip', 'zip');

const officeKinds: [RegExp, SniffedKind][] = [
  [/word\//, found('office', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx')],
  [/xl\//, found('office', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx')],
  [/ppt\//, found('office', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx')],
  [/opendocument\.text/, found('office', 'application/vnd.oasis.opendocument.text', 'odt')],
];

/** Fonts by their first four bytes. */
const fontKinds: Record<string, string> = { wOF2: 'woff2', wOFF: 'woff', OTTO: 'otf', '\0\x01\0\0': 'ttf', true: 'ttf' };

const isText = (bytes: Uint8Array) => {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** A table of cells (CSV) in whatever encoding: two bytes for each character, or bytes of which none is a control character. */
export function sniffTable(bytes: Uint8Array): SniffedKind | undefined {
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const wide = bytes.length > 3 && bytes.filter((byte, at) => byte === 0 && at % 2 === (bytes[0] === 0 ? 0 : 1)).length * 3 > bytes.length;
  const plain = bytes.length > 0 && bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
  return marked || wide || plain ? found('table', 'text/csv', 'csv') : undefined;
}

/** Looks at the first bytes of a file (4 KB are enough); nothing where it is of no kind we know. */
export function sniff(bytes: Uint8Array): SniffedKind | undefined {
  if (bytes.length < 4) return undefined;
  const start = latin(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return found('image', 'image/jpeg', 'jpg');
  if (start.startsWith('\x89PNG')) return found('image', 'image/png', 'png');
  if (start.startsWith('GIF8')) return found('image', 'image/gif', 'gif');
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return found('image', 'image/webp', 'webp');
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return found('audio', 'audio/wav', 'wav');
  if (start.startsWith('\x1aE\xdf\xa3')) return found('recording', 'video/webm', 'webm');
  if (start.startsWith('%PDF-')) return found('pdf', 'application/pdf', 'pdf');
  if (start.startsWith('ID3') || /^\xff[\xe2-\xfb]/.test(start)) return found('audio', 'audio/mpeg', 'mp3');
  if (start.startsWith('OggS')) return found('audio', 'audio/ogg', 'ogg');
  const font = fontKinds[start.slice(0, 4)];
  if (font) return found('font', `font/${font}`, font);
  const iso = isoKind(bytes);
  if (iso) return iso;
  if (start.startsWith('PK\x03\x04')) {
    const text = latin(bytes, 0, Math.min(bytes.length, 4096));
    return officeKinds.find(([mark]) => mark.test(text))?.[1] ?? plainArchive;
  }
  return isText(bytes) ? found('text', 'text/plain; charset=utf-8', 'txt') : undefined;
}

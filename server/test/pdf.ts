import zlib from 'node:zlib';

/** An element of the structure that a screen reader reads: its kind, its own words, and what is inside. */
export interface Read {
  tag: string;
  text: string;
  alt: string | undefined;
  inside: Read[];
}

/** Reads a PDF of ours back: its catalogue, its structure in reading order with the words, and what no tag holds. */
export function readPdf(file: Buffer) {
  const objects = objectsOf(file);
  const body = (id: string | undefined) => objects.get(id ?? '')?.body ?? '';
  const catalogue = [...objects.values()].find((one) => one.body.includes('/Type /Catalog'))?.body ?? '';
  const pages = [...objects].filter(([, one]) => /\/Type \/Page\b(?!s)/.test(one.body));
  const words = new Map<string, string>();
  const loose: string[] = [];
  for (const [page, one] of pages) {
    const stream = objects.get(reference(one.body, 'Contents') ?? '')?.stream ?? '';
    const fonts = fontsOf(body(reference(one.body, 'Resources')), objects);
    for (const { mcid, text, artifact } of markedIn(stream, fonts)) {
      if (mcid !== undefined) words.set(`${page}/${mcid}`, text);
      else if (!artifact && text.trim()) loose.push(text);
    }
  }
  const element = (id: string): Read => {
    const own = body(id);
    const parts = [...(/\/K \[([\s\S]*)\]/.exec(own)?.[1] ?? '').matchAll(/<<[\s\S]*?>>|(\d+) 0 R|(\d+)/g)];
    const page = reference(own, 'Pg');
    const read: Read = { tag: /\/S \/(\w+)/.exec(own)?.[1] ?? '', text: '', alt: textOf(/\/Alt \((.*?)\)\n/.exec(own)?.[1]), inside: [] };
    for (const [whole, child, mcid] of parts) {
      if (child) read.inside.push(element(child));
      else if (mcid) read.text += words.get(`${page}/${mcid}`) ?? '';
      else read.text += words.get(`${reference(whole, 'Pg')}/${/\/MCID (\d+)/.exec(whole)?.[1]}`) ?? '';
    }
    return { ...read, text: read.text.trim() };
  };
  const root = body(reference(catalogue, 'StructTreeRoot'));
  const top = [...(/\/K \[([^\]]*)\]/.exec(root)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => element(id ?? ''));
  return {
    language: /\/Lang \((.*?)\)/.exec(catalogue)?.[1],
    marked: /\/Marked true/.test(body(reference(catalogue, 'MarkInfo'))),
    showsTitle: /\/DisplayDocTitle true/.test(catalogue + body(reference(catalogue, 'ViewerPreferences'))),
    structure: top,
    loose,
  };
}

/** The file that lies inside a PDF for programs, as text. */
export function enclosedIn(file: Buffer) {
  const found = [...objectsOf(file).values()].find(({ body }) => body.includes('/Type /EmbeddedFile'));
  return Buffer.from(found?.stream ?? '', 'latin1').toString();
}

const reference = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];

/** A text of a dictionary: UTF-16 where it begins with the mark of it. */
const textOf = (raw: string | undefined) => {
  if (raw === undefined) return undefined;
  const bytes = Buffer.from(raw.replace(/\\([\\()])/g, '$1'), 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : raw;
};

function objectsOf(file: Buffer) {
  const all = file.toString('latin1');
  const found = new Map<string, { body: string; stream: string }>();
  for (const { 0: whole, 1: id = '', index } of all.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const begins = whole.indexOf('\nstream\n');
    const at = index + begins + '\nstream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(whole)?.[1] ?? 0);
    const bytes = file.subarray(at, at + length);
    const packed = whole.includes('/FlateDecode');
    const stream = begins < 0 || whole.includes('/FontFile') ? '' : (packed ? zlib.inflateSync(bytes) : bytes).toString('latin1');
    found.set(id, { body: begins < 0 ? whole : whole.slice(0, begins), stream });
  }
  return found;
}

/** For each font of a page, the letters behind its codes. */
function fontsOf(resources: string, objects: ReturnType<typeof objectsOf>) {
  const fonts = new Map<string, (code: number) => string>();
  for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = objects.get(reference(objects.get(id)?.body ?? '', 'ToUnicode') ?? '')?.stream ?? '';
    const letters = new Map<number, string>();
    for (const [, first = '0', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
      [...list.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, units = ''], place) => {
        const text = Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
        letters.set(Number.parseInt(first, 16) + place, text);
      });
    fonts.set(name, (code) => letters.get(code) ?? '');
  }
  return fonts;
}

/** What a page writes, piece by piece, with the mark around it. */
function markedIn(stream: string, fonts: Map<string, (code: number) => string>) {
  const marks: { mcid: number | undefined; artifact: boolean; text: string }[] = [];
  const open: (typeof marks)[number][] = [];
  const outside = { mcid: undefined, artifact: false, text: '' };
  let letters: (code: number) => string = () => '';
  const operators = /\/(\w+) (?:<<([\s\S]*?)>> )?B(?:DC|MC)\b|\b(EMC)\b|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
  for (const [, tag, dictionary = '', ends, font, written = ''] of stream.matchAll(operators)) {
    if (tag) {
      const mcid = /\/MCID (\d+)/.exec(dictionary)?.[1];
      const mark = { mcid: mcid === undefined ? undefined : Number(mcid), artifact: tag === 'Artifact', text: '' };
      open.push(mark);
      marks.push(mark);
    }
    if (ends) open.pop();
    if (font) letters = fonts.get(font) ?? letters;
    for (const [, codes = ''] of written.matchAll(/<([0-9a-f]+)>/g))
      for (const [code] of codes.matchAll(/.{4}/g)) (open.at(-1) ?? outside).text += letters(Number.parseInt(code, 16));
  }
  return [...marks, outside];
}

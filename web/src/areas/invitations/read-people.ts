import { emailAddress } from '@vitrine/contract/vocabulary.ts';

/** One entry as it was read; `wrong` says why it cannot be invited, and nothing of what was typed is lost. */
export interface Entry {
  /** What stood there, to be corrected. */
  raw: string;
  email: string;
  firstName: string;
  lastName: string;
  wrong: 'address' | 'two-addresses' | null;
}

const longestName = 80;
type Column = 'email' | 'first' | 'last' | 'name' | 'other';
const headings: [Column, RegExp][] = [
  ['email', /^(e-?mail|mail|courriel|adresse e-?mail|e-?mail[- ]?(address|adresse))/i],
  ['first', /^(first|given|vor|pr[ée]nom)/i],
  ['last', /^(last|family|sur|nach|nom( de famille)?$)/i],
  ['name', /^(full )?name$/i],
];

/** The lines of a text; a line break within quotes, as spreadsheets write it, ends none. */
function linesOf(text: string) {
  const lines = [''];
  let quoted = false;
  for (const char of text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')) {
    if (char === '"') quoted = !quoted;
    if (char === '\n' && !quoted) lines.push('');
    else lines[lines.length - 1] += char;
  }
  // a quote that never ends is a letter like others
  return quoted ? text.split(/\r\n?|\n/) : lines;
}

/** The cells of a line, between commas, semicolons and tabs; what stands in quotes or angle brackets is whole. */
function cellsOf(line: string): string[] {
  const cells = [''];
  const even = (line.split('"').length - 1) % 2 === 0;
  let quoted = false;
  let bracket = false;
  for (const char of line) {
    if (char === '"' && even) quoted = !quoted;
    else if (char === '<') bracket = true;
    else if (char === '>') bracket = false;
    if (!quoted && !bracket && /[,;\t]/.test(char)) cells.push('');
    else cells[cells.length - 1] += char;
  }
  return cells.map((one) => one.trim());
}

const bare = (cell: string) => cell.replace(/^"|"$/g, '').replaceAll('""', '"').trim();
const hasAt = (cell: string) => cell.includes('@');

/** Given and family name of "Lina Berg" or "Berg, Lina". */
function nameOf(words: string) {
  const clean = words.replace(/["<>]/g, ' ').replace(/\s+/g, ' ').trim();
  const turned = /^([^,]+),\s*(.+)$/.exec(clean);
  const [firstName = '', ...rest] = turned ? [turned[2] ?? ''] : clean.replaceAll(',', ' ').split(' ').filter(Boolean);
  const lastName = turned ? (turned[1] ?? '') : rest.join(' ');
  return { firstName: firstName.slice(0, longestName), lastName: lastName.slice(0, longestName) };
}

const broken = (raw: string, wrong: Entry['wrong']): Entry => ({ raw, email: '', firstName: '', lastName: '', wrong });

/** The cell that holds an address, with the cells of its name before or after it. */
function entryOf(written: string, names: string[], raw: string): Entry {
  const cell = written.replace(/\bmailto:/gi, '');
  const inside = /<([^<>]*)>/.exec(cell)?.[1];
  const address = (inside ?? bare(cell)).trim();
  if ((cell.match(/@/g) ?? []).length > 1) return broken(raw, 'two-addresses');
  const found = inside === undefined ? (/\S+@\S*|\S*@\S+/.exec(address)?.[0] ?? address) : address;
  const email = emailAddress.safeParse(found);
  if (!email.success) return broken(raw, 'address');
  const beside = inside === undefined ? bare(cell).replace(found, '').trim() : bare(cell.replace(/<[^<>]*>/, '').trim());
  const said = names.map(bare).filter((one) => one !== '' && !/\d/.test(one));
  // "Berg, Lina <lina@mail.example>": the family name stands before the comma
  const words = beside && said.length === 1 ? `${said[0]}, ${beside}` : [...said, beside].filter(Boolean).join(' ');
  return { raw, email: email.data, ...nameOf(words), wrong: null };
}

/** A cell of nothing but addresses between blanks is a list of them. */
const unpacked = (cell: string) => {
  const words = cell.split(/\s+/);
  return words.length > 1 && words.every((one) => emailAddress.safeParse(one).success) ? words : [cell];
};

function entriesOf(line: string): Entry[] {
  const cells = cellsOf(line).flatMap(unpacked).filter(Boolean);
  const addresses = cells.filter(hasAt).length;
  if (addresses === 0) return [broken(line.trim(), 'address')];
  if (addresses === 1) {
    const cell = cells.find(hasAt) ?? '';
    const entry = entryOf(
      cell,
      cells.filter((one) => one !== cell),
      line.trim(),
    );
    return [entry];
  }
  const entries: Entry[] = [];
  let waiting: string[] = [];
  for (const cell of cells) {
    const last = entries.at(-1);
    if (hasAt(cell)) {
      entries.push(entryOf(cell, waiting, [...waiting, cell].join(', ')));
      waiting = [];
    } else if (last?.wrong === 'address' && !cell.includes(' ')) last.raw = `${last.raw},${cell}`;
    else waiting.push(cell);
  }
  return waiting.length > 0 ? [...entries, broken(waiting.join(', '), 'address')] : entries;
}

/** What the columns of a table hold, where its first line says so. */
function columnsOf(line: string): Column[] | null {
  if (hasAt(line)) return null;
  const columns = cellsOf(line).map((cell) => headings.find(([, heading]) => heading.test(bare(cell)))?.[0] ?? 'other');
  return columns.includes('email') ? columns : null;
}

function rowOf(line: string, columns: Column[]): Entry[] {
  const cells = cellsOf(line).map(bare);
  const of = (wanted: Column) =>
    cells
      .filter((_, index) => columns[index] === wanted)
      .join(' ')
      .trim();
  const address = of('email');
  // a row of another shape is read like any other line
  if (!hasAt(address) || cells.filter(hasAt).length > 1) return entriesOf(line);
  const entry = entryOf(address, [], line.trim());
  const name =
    of('first') || of('last')
      ? { firstName: of('first').slice(0, longestName), lastName: of('last').slice(0, longestName) }
      : nameOf(of('name'));
  return [entry.wrong ? entry : { ...entry, ...name }];
}

/**
 * Reads people from what was typed, pasted or stood in a file: one or several to a line, between commas, semicolons or
 * tabs, with names before, after or around the address, or as a table with headings. Whatever cannot be read comes back
 * as an entry that says why.
 */
export function readPeople(text: string): Entry[] {
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  const columns = columnsOf(lines[0] ?? '');
  const entries = columns ? lines.slice(1).flatMap((line) => rowOf(line, columns)) : lines.flatMap(entriesOf);
  return once(entries);
}

/** Each address once; the first that has a name wins. */
export function once(entries: Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    const at = kept.findIndex((one) =>
      entry.wrong ? one.raw === entry.raw && one.wrong !== null : one.email === entry.email && !one.wrong,
    );
    const before = kept[at];
    if (!before) kept.push(entry);
    else if (!before.firstName && entry.firstName) kept[at] = entry;
  }
  return kept;
}

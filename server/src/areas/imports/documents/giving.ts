import { type DocumentsFound, type LackingReason, maxBroughtDocuments } from '@vitrine/contract/imports/documents.ts';
import type { FileRow } from './documents.sql.ts';

type Named = FileRow & { path: string; key: string };

/** The files of a ZIP that are nobody's yet, by what lines may call them. */
export interface Shelf {
  files: Named[];
  byName: Map<string, Named[]>;
  /** By the folder and the name: many have one called the same in a folder of each. */
  byPlace: Map<string, Named[]>;
  byFolder: Map<string, Named[]>;
  given: Set<string>;
}

const keyOf = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^[./]+/, '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const placeOf = (key: string) => key.split('/').slice(-2).join('/');

export function shelfOf(rows: readonly FileRow[]): Shelf {
  const files = rows.flatMap((row) => (row.path === null ? [] : [{ ...row, path: row.path, key: keyOf(row.path) }]));
  const byFolder = new Map<string, Named[]>();
  for (const file of files)
    for (const folder of new Set(file.key.split('/').slice(0, -1))) {
      const known = byFolder.get(folder);
      if (known) known.push(file);
      else byFolder.set(folder, [file]);
    }
  // of two entries at one place the first is meant
  const found = files.filter(({ fault }) => fault !== 'double');
  return {
    files,
    byName: Map.groupBy(found, ({ key }) => nameOf(key)),
    byPlace: Map.groupBy(found, ({ key }) => placeOf(key)),
    byFolder,
    given: new Set(),
  };
}

/** What a line says of its documents. */
export interface Wanted {
  documents: string;
  reference: string;
  email: string;
}

export interface Lacking {
  file: string;
  why: LackingReason;
}

/** The one file that is called so: by its whole path, by the end of it, or by its name alone. */
function find({ byName, byPlace }: Shelf, called: string): Named | 'missing' | 'ambiguous' {
  const key = keyOf(called);
  const same = byName.get(nameOf(key)) ?? [];
  const near = key.includes('/') ? (byPlace.get(placeOf(key)) ?? []) : same;
  const whole = near.filter((one) => one.key === key);
  const ending = near.filter((one) => one.key.endsWith(`/${key}`));
  const found = [whole, ending, same].find((one) => one.length > 0) ?? [];
  return found.length > 1 ? 'ambiguous' : (found[0] ?? 'missing');
}

/** The names in a cell: between semicolons, strokes or lines, or commas unless a name holds one. */
function namesIn(shelf: Shelf, cell: string) {
  const trimmed = (parts: string[]) => parts.map((one) => one.trim()).filter(Boolean);
  return trimmed(cell.split(/[;|\n\r]/)).flatMap((part) =>
    part.includes(',') && find(shelf, part) === 'missing' ? trimmed(part.split(',')) : [part],
  );
}

/** So many names of a line are looked for; far more than it may have files. */
const mostNames = 5 * maxBroughtDocuments;

/** Which files go to a line, and which it goes without; those of its folder where it names none. A file goes to the first line that asks for it. */
export function filesFor(shelf: Shelf, { documents, reference, email }: Wanted) {
  const lacking: Lacking[] = [];
  const files: Named[] = [];
  const give = (file: Named) => {
    if (file.fault !== null) lacking.push({ file: file.path, why: 'refused' });
    else if (shelf.given.has(file.id)) lacking.push({ file: file.path, why: 'given' });
    else if (files.length >= maxBroughtDocuments) lacking.push({ file: file.path, why: 'too-many' });
    else {
      files.push(file);
      shelf.given.add(file.id);
    }
  };
  if (documents) {
    for (const [place, name] of namesIn(shelf, documents).entries()) {
      const found = place < mostNames ? find(shelf, name) : 'too-many';
      if (typeof found === 'string') lacking.push({ file: name.slice(0, 200), why: found });
      else if (!files.includes(found)) give(found);
    }
    return { files, lacking };
  }
  const folders = [email, reference].filter(Boolean).flatMap((one) => shelf.byFolder.get(keyOf(one)) ?? []);
  for (const file of new Set(folders)) if (!shelf.given.has(file.id) && file.fault === null) give(file);
  return { files, lacking };
}

/** What a line without an application goes without: documents hang on one. */
export function lackingOf(shelf: Shelf, wanted: Wanted): Lacking[] {
  const names = wanted.documents
    ? namesIn(shelf, wanted.documents)
    : [wanted.email, wanted.reference].filter(Boolean).flatMap((one) => shelf.byFolder.get(keyOf(one))?.map(({ path }) => path) ?? []);
  return [...new Set(names)].map((file) => ({ file: file.slice(0, 200), why: 'no-application' }));
}

const shown = 100;

/** Gathers, line by line, which file goes to whom. */
export function documentsAccount(shelf: Shelf) {
  const found: DocumentsFound = {
    given: 0,
    to: [],
    lacking: 0,
    lackingLines: [],
    nobody: 0,
    nobodyFiles: [],
    refused: 0,
    refusedFiles: [],
  };
  const push = <T>(list: T[], one: T) => void (list.length < shown && list.push(one));
  return {
    line(line: number, name: string, { files, lacking }: { files: { path: string }[]; lacking: Lacking[] }) {
      found.given += files.length;
      found.lacking += lacking.length;
      for (const { path } of files) push(found.to, { path, line, name });
      for (const one of lacking) push(found.lackingLines, { line, ...one });
    },
    end() {
      for (const { id, path, fault } of shelf.files) {
        if (fault !== null) {
          found.refused += 1;
          push(found.refusedFiles, { path, fault });
        } else if (!shelf.given.has(id)) {
          found.nobody += 1;
          push(found.nobodyFiles, path);
        }
      }
      return found;
    },
  };
}

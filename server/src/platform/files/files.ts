import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included and counted from 0; without `end` to the last one. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface StoredFile {
  name: string;
  bytes: number;
}

/** Where the product keeps what is not a row: a folder or a bucket. A name is a path of letters, digits, `.`, `_` and `-`. */
export interface Files {
  /** Stores all of it or nothing, over what was there, and looks whether it is there in its whole length; returns the number of bytes. */
  put(name: string, content: Uint8Array | Readable): Promise<number>;
  /** Opens a file, or a part of it, for reading; nothing where there is none. */
  read(name: string, range?: ByteRange): Promise<Readable | undefined>;
  get(name: string): Promise<Uint8Array | undefined>;
  size(name: string): Promise<number | undefined>;
  /** Every file whose name begins with the prefix, in the order of the names. */
  list(prefix: string): Promise<StoredFile[]>;
  /** Removes files; one that is not there is no fault. */
  remove(names: string[]): Promise<void>;
  /** Bytes that still fit; nothing where nobody knows. */
  room(): Promise<number | undefined>;
}

/** Throws unless what was stored is as long as what was given: a full disk or a broken bucket may keep less without a word. */
export function demandLength(name: string, given: number, stored: number | undefined) {
  if (stored !== given) throw new Error(`${name} was stored with ${stored ?? 'no'} bytes of ${given}`);
}

const goodName = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

/** Refuses names that could lead out of the place. */
export function checkName(name: string) {
  if (!goodName.test(name) || name.length > 400) throw new Error(`not a name of a file: ${JSON.stringify(name)}`);
  return name;
}

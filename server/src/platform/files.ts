import type { Readable } from 'node:stream';

/** Both ends counted, in bytes, as HTTP counts them. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where bytes lie: a local folder or S3. Names are paths with slashes; what is put is there wholly or not at all. */
export interface Files {
  put(name: string, bytes: Uint8Array | Readable): Promise<void>;
  read(name: string, range?: ByteRange): Promise<Readable>;
  get(name: string): Promise<Uint8Array | undefined>;
  /** Bytes, or nothing where there is no such file. */
  size(name: string): Promise<number | undefined>;
  list(prefix: string): Promise<{ name: string; bytes: number }[]>;
  remove(names: string[]): Promise<void>;
}

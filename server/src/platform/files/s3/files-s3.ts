import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { FilesAway } from '../../postgres/passing-faults.ts';
import { type ByteRange, checkName, demandLength, type Files } from '../files.ts';
import { uploadStream } from './s3-upload.ts';

export interface S3Place {
  /** Address of the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const isMissing = (error: unknown): boolean => {
  const { status, cause } = error as { status?: number; cause?: unknown };
  return status === 404 || (cause !== undefined && isMissing(cause));
};
const nothingIfMissing = (error: unknown) => {
  if (isMissing(error)) return undefined;
  throw error;
};

/**
 * S3 deletes many only with a checksum of their list. The library sends one of the newer kinds, which OpenStack Swift and
 * other buckets do not know: there nothing would ever be removed. So the list goes with the first kind as well.
 */
function withChecksum(init: RequestInit): RequestInit {
  const { method, body } = init;
  if (method !== 'POST' || typeof body !== 'string' || !body.startsWith('<Delete>')) return init;
  const headers = new Headers(init.headers);
  headers.set('content-md5', createHash('md5').update(body).digest('base64'));
  return { ...init, headers };
}

/** Not this once, says a bucket: 501 is what it never does. */
const isUnwell = (status: number) => status === 429 || (status >= 500 && status !== 501);

const ask: typeof fetch = async (input, init = {}) => {
  const response = await fetch(input, withChecksum(init)).catch((error: unknown) => {
    throw new FilesAway(error);
  });
  if (!isUnwell(response.status)) return response;
  await response.body?.cancel();
  throw new FilesAway(`the bucket answers with ${response.status}`);
};

/** Files in a bucket: S3 shows an object only once it is whole, also one that is stored in parts. */
export function s3Files(place: S3Place): Files {
  const s3 = new S3mini({ ...place, fetch: ask });
  const sizeOf = (name: string) => s3.getContentLength(checkName(name)).catch(nothingIfMissing);
  return {
    put: async (name, content) => {
      const stream =
        content instanceof Uint8Array ? Readable.from([Buffer.from(content.buffer, content.byteOffset, content.byteLength)]) : content;
      const bytes = await uploadStream(s3, checkName(name), stream);
      demandLength(name, bytes, await sizeOf(name));
      return bytes;
    },
    read: async (name, range) => {
      if (range && range.start >= ((await sizeOf(name)) ?? 0)) return (await sizeOf(name)) === undefined ? undefined : Readable.from([]);
      const response = await answer(s3, checkName(name), range).catch(nothingIfMissing);
      return response?.body ? Readable.fromWeb(response.body as ReadableStream) : undefined;
    },
    get: async (name) => {
      const bytes = await s3.getObjectArrayBuffer(checkName(name));
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    size: sizeOf,
    list: async (prefix) => {
      const all = (await s3.listObjects('/', prefix)) ?? [];
      return all.map((one) => ({ name: one.Key, bytes: Number(one.Size) })).sort((one, other) => (one.name < other.name ? -1 : 1));
    },
    remove: async (names) => {
      if (names.length === 0) return;
      const removed = await s3.deleteObjects(names.map(checkName));
      // a bucket answers for each of them, and some call it a fault that there was nothing
      for (const [index, name] of names.entries())
        if (!removed[index] && (await sizeOf(name)) !== undefined) throw new Error(`${name} was not removed from the bucket`);
    },
    room: async () => undefined,
  };
}

/** The library counts the end of a range without itself. */
const answer = (s3: S3mini, name: string, range: ByteRange | undefined) =>
  s3.getObjectRaw(name, range === undefined, range?.start ?? 0, range?.end === undefined ? undefined : range.end + 1);

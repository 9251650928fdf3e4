import type { Readable } from 'node:stream';
import pRetry from 'p-retry';
import type { S3mini } from 's3mini';

/** Bytes of one part: S3 wants 5 MiB at least and 10,000 parts at most, so 78 GiB fit. */
const partBytes = 8 * 1024 * 1024;

/** The chunks of a stream as parts of that size, the last one shorter; never more than one part is held. */
async function* partsOf(stream: Readable) {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; ) {
      const taken = chunk.subarray(start, start + partBytes - size);
      held.push(taken);
      size += taken.length;
      start += taken.length;
      if (size < partBytes) continue;
      yield Buffer.concat(held, size);
      held = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(held, size);
}

/** Stores a stream whose length nobody knows: what fits into one part in one piece, more part by part. Returns the number of bytes. */
export async function uploadStream(s3: S3mini, name: string, stream: Readable) {
  const parts = partsOf(stream);
  const first = (await parts.next()).value ?? Buffer.alloc(0);
  if (first.length === partBytes) return uploadParts(s3, name, first, parts);
  await s3.putObject(name, first);
  return first.length;
}

/**
 * One part after the other, each tried again when the network fails it. The bucket shows the object only when all are
 * there; where one cannot be stored, or the stream breaks, the bucket is told to forget those it has.
 */
async function uploadParts(s3: S3mini, name: string, first: Buffer, others: AsyncIterable<Buffer>) {
  const upload = await s3.getMultipartUploadId(name);
  const stored: Awaited<ReturnType<typeof s3.uploadPart>>[] = [];
  let bytes = 0;
  const store = async (part: Buffer) => {
    stored.push(await pRetry(() => s3.uploadPart(name, upload, part, stored.length + 1), { retries: 3, minTimeout: 500 }));
    bytes += part.length;
  };
  try {
    await store(first);
    for await (const part of others) await store(part);
    const { etag } = await s3.completeMultipartUpload(name, upload, stored);
    // S3 may say 200 and tell of a fault in the body
    if (!etag) throw new Error(`${name} was not put together from its parts`);
    return bytes;
  } catch (error) {
    await pRetry(() => s3.abortMultipartUpload(name, upload), { retries: 2, minTimeout: 500 }).catch(() => undefined);
    throw error;
  }
}

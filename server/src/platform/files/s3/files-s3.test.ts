import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startBucket } from '../../../../test/bucket.ts';
import { passingFault } from '../../postgres/passing-faults.ts';
import { s3Files } from './files-s3.ts';

const bucket = await startBucket();
const files = s3Files(bucket.s3);
afterEach(() => {
  delete bucket.fault;
});
afterAll(() => bucket.close());

const mebibyte = 1024 * 1024;
const part = 8 * mebibyte;
const chunk = randomBytes(300_000);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** So many bytes in chunks that fit no part; `gone` is told how many were taken so far. */
const streamOf = (bytes: number, gone: (taken: number) => void = () => undefined) =>
  Readable.from(
    (function* () {
      for (let taken = 0; taken < bytes; taken += chunk.length) {
        gone(taken);
        yield chunk.subarray(0, bytes - taken);
      }
    })(),
  );

const inBucket = () => [...bucket.uploads.values()].flatMap((parts) => [...parts.values()]).reduce((sum, one) => sum + one.length, 0);

test('a stream of any length goes up part by part, with no more than two parts in memory', async () => {
  const bytes = 5 * part + 12_345;
  let mostHeld = 0;
  const stream = streamOf(bytes, (taken) => {
    mostHeld = Math.max(mostHeld, taken - inBucket());
  });
  const sizes: number[] = [];
  bucket.fault = (call) => {
    if (call === 'POST uploadId') for (const one of [...bucket.uploads.values()][0]?.values() ?? []) sizes.push(one.length);
    return undefined;
  };
  expect(await files.put('exports/a.zip', stream)).toBe(bytes);
  expect(sizes).toEqual([part, part, part, part, part, 12_345]);
  expect(mostHeld).toBeGreaterThan(0);
  expect(mostHeld).toBeLessThan(2 * part);
  expect(await files.size('exports/a.zip')).toBe(bytes);
  expect(hashOf((await files.get('exports/a.zip')) ?? Buffer.alloc(0))).toBe(
    hashOf(Buffer.concat(await Array.fromAsync(streamOf(bytes) as AsyncIterable<Buffer>))),
  );
});

test.each([0, 1, part - 1, part, part + 1, 2 * part])('%i bytes come back as they were', async (bytes) => {
  expect(await files.put('spare/b', streamOf(bytes))).toBe(bytes);
  expect(bucket.objects.get('spare/b')?.length).toBe(bytes);
  expect(await files.put('spare/c', Buffer.concat(await Array.fromAsync(streamOf(bytes) as AsyncIterable<Buffer>)))).toBe(bytes);
  expect(bucket.objects.get('spare/c')?.equals(bucket.objects.get('spare/b') ?? Buffer.alloc(0))).toBe(true);
});

test('a stream that breaks leaves nothing in the bucket, neither a file nor parts of one', async () => {
  const broken = streamOf(4 * part, (taken) => {
    if (taken > 2.5 * part) throw new Error('cut');
  });
  await expect(files.put('exports/cut.zip', broken)).rejects.toThrow('cut');
  expect([bucket.objects.has('exports/cut.zip'), bucket.uploads.size]).toEqual([false, 0]);
});

test('a part that the network loses once is sent again', async () => {
  let lost = 0;
  bucket.fault = (call) => (call === 'PUT partNumber' && lost++ === 1 ? { status: 503 } : undefined);
  expect(await files.put('exports/again.zip', streamOf(3 * part))).toBe(3 * part);
  expect([bucket.objects.get('exports/again.zip')?.length, lost]).toEqual([3 * part, 4]);
});

test.each([
  ['takes no part', 'PUT partNumber', { status: 503 }],
  ['refuses to put the parts together', 'POST uploadId', { status: 500 }],
  ['says that it did, with a fault in the words', 'POST uploadId', { status: 200, body: '<Error><Code>InternalError</Code></Error>' }],
])('where the bucket %s, the file is not there and no parts are left', { timeout: 30_000 }, async (_why, failing, answer) => {
  bucket.fault = (call) => (call === failing ? answer : undefined);
  await expect(files.put('exports/never.zip', streamOf(2 * part))).rejects.toThrow();
  expect([bucket.objects.has('exports/never.zip'), bucket.uploads.size]).toEqual([false, 0]);
});

test('files are removed, one that is not there among them, and one that the bucket keeps is no silent success', async () => {
  for (const name of ['faces/a', 'faces/b', 'faces/c']) await files.put(name, Buffer.from(name));
  await files.remove(['faces/a', 'faces/b', 'faces/never']);
  expect([...bucket.objects.keys()].filter((name) => name.startsWith('faces/'))).toEqual(['faces/c']);
  bucket.fault = (call) =>
    call === 'POST delete'
      ? { status: 200, body: '<DeleteResult><Error><Key>faces/c</Key><Code>AccessDenied</Code></Error></DeleteResult>' }
      : undefined;
  await expect(files.remove(['faces/c'])).rejects.toThrow('faces/c was not removed');
});

test('a bucket that cannot be reached is away, which goes by', async () => {
  const gone = await startBucket();
  const there = s3Files(gone.s3);
  await there.put('faces/a', Buffer.from('a'));
  gone.close();
  for (const call of [there.size('faces/a'), there.get('faces/a'), there.put('faces/b', Buffer.from('b'))])
    await expect(call.catch((error: unknown) => passingFault(error)?.code)).resolves.toBe('unavailable');
});

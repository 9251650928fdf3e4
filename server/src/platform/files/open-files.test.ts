import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { startBucket } from '../../../test/bucket.ts';
import type { Files } from './files.ts';
import { openFiles } from './open-files.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
const bucket = await startBucket();
const opened: Record<string, Files> = { folder: openFiles({ dir }), bucket: openFiles({ s3: bucket.s3 }) };
afterAll(() => {
  bucket.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

describe.each(['folder', 'bucket'])('files in a %s', (place) => {
  const files = () => opened[place] as Files;

  it('gives back what was put, whole or in part', async () => {
    expect(await files().put('a/one.txt', Buffer.from('hello world'))).toBe(11);
    expect(await files().put('a/two.txt', Readable.from([Buffer.from('hel'), Buffer.from('lo')]))).toBe(5);
    expect(Buffer.from((await files().get('a/one.txt')) ?? []).toString()).toBe('hello world');
    expect(await text((await files().read('a/one.txt', { start: 6, end: 8 })) as Readable)).toBe('wor');
    expect(await text((await files().read('a/one.txt', { start: 6 })) as Readable)).toBe('world');
    expect(await text((await files().read('a/one.txt', { start: 11 })) as Readable)).toBe('');
    expect(await files().size('a/two.txt')).toBe(5);
  });

  it('says nothing of what is not there', async () => {
    expect(await files().get('a/none')).toBeUndefined();
    expect(await files().read('a/none')).toBeUndefined();
    expect(await files().size('a/none')).toBeUndefined();
    await files().remove(['a/none']);
  });

  it('lists by prefix in order and forgets what was removed', async () => {
    for (const name of ['b/2', 'b/1', 'bc/3']) await files().put(name, Buffer.from(name));
    expect(await files().list('b/')).toEqual([
      { name: 'b/1', bytes: 3 },
      { name: 'b/2', bytes: 3 },
    ]);
    await files().remove(['b/1', 'b/2']);
    expect(await files().list('b/')).toEqual([]);
  });

  it('stays inside its place', async () => {
    for (const name of ['../x', '/etc/passwd', 'a/../../x', 'a//b', '', 'a\0b'])
      await expect(async () => files().get(name)).rejects.toThrow('not a name');
  });
});

it('keeps the old content when writing the new one fails half way', async () => {
  const files = opened.folder as Files;
  await files.put('c', Buffer.from('old'));
  const broken = new Readable({
    read() {
      this.push(Buffer.from('new'));
      this.destroy(new Error('cut'));
    },
  });
  await expect(files.put('c', broken)).rejects.toThrow();
  expect(Buffer.from((await files.get('c')) ?? []).toString()).toBe('old');
  expect(fs.readdirSync(path.join(dir, '.writing'))).toEqual([]);
});

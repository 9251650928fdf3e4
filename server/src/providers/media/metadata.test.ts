import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aac, h264, opus, type Recording, record, vp8 } from '../../../test/recordings.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { makePlayable, makeRendition } from './index.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'media-'));
const files = openFiles({ dir: path.join(folder, 'files') });
const studio = { files };
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const place = '+52.5163+013.3777/';
const told = {
  location: place,
  'location-eng': place,
  'com.apple.quicktime.location.ISO6709': place,
  'com.apple.quicktime.make': 'SECRETPHONE',
  title: 'SECRETTITLE',
  artist: 'SECRETARTIST',
  comment: 'SECRETCOMMENT',
  creation_time: '2001-02-03T04:05:06Z',
};
const toldOfTracks = { title: 'SECRETTRACK', handler_name: 'SECRETTRACK' };
const secrets = [place, '+52.5163', 'SECRET'];

const said = (bytes: Uint8Array) => secrets.filter((one) => Buffer.from(bytes).includes(one));

const films: [what: string, file: string, codecs: Recording][] = [
  ['an MP4 with the place in a box of its own (©xyz)', 'a.mp4', { ...h264, ...aac }],
  ['an MP4 with the keys of a phone', 'b.mp4', { ...h264, ...aac, movflags: 'use_metadata_tags' }],
  ['a MOV with the keys of a phone', 'c.mov', { ...h264, ...aac, movflags: 'use_metadata_tags' }],
  ['a MOV with the place in a box of its own', 'd.mov', { ...h264, ...aac }],
  ['an MP4 with sound that is turned over', 'e.mp4', { ...h264, ...opus, movflags: 'use_metadata_tags' }],
  ['a WebM with tags', 'f.webm', { ...vp8, ...opus }],
  ['a Matroska film with tags', 'g.mkv', { ...h264, ...opus }],
  ['a recording in pieces', 'h.mp4', { ...h264, ...aac, movflags: 'frag_keyframe+empty_moov+use_metadata_tags' }],
  ['sound alone with tags', 'i.m4a', { ...aac }],
];

test.each(films)('%s is shown without place, device and names', async (_what, file, codecs) => {
  const raw = record(folder, file, { ...codecs, told, toldOfTracks }, 1);
  expect(said(fs.readFileSync(raw))).not.toEqual([]);
  const made = await makePlayable(studio, raw, file.slice(0, 1));
  const shown = [made.video, ...(made.poster ? [made.poster] : [])];
  if (!made.everywhere) shown.push((await makeRendition(studio, made.video, `${file.slice(0, 1)}-all`)).video);
  for (const name of shown) expect([name, said((await files.get(name)) ?? new Uint8Array())]).toEqual([name, []]);
});

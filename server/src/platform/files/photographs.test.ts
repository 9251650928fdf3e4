import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { descendantsOf, wordsOf } from '../../../test/descendants.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../../areas/accounts/fixtures.ts';
import { givenJobAd } from '../../areas/job-ads/fixtures.ts';
import { aQuestion, givenJobCode } from '../../areas/job-codes/fixtures.ts';
import { imageFrom } from './image-work.ts';

const t = await startWorld();
let mia: Call;
beforeAll(async () => {
  mia = await t.as((await givenCandidate(t.world)).id);
});

const exif = {
  IFD0: { Artist: 'SECRETARTIST', Make: 'SECRETPHONE', ImageDescription: 'SECRETPLACE' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 58/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 22/1 39/1' },
};
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="SECRETXMP"/></rdf:RDF></x:xmpmeta>';

/** The document that the profile has then. */
async function added(file: File) {
  const { documents } = await mia(profileDocuments.create, { kind: 'certificate', file });
  const newest = documents.at(-1);
  if (!newest) throw new Error('no document');
  return newest;
}

/** What a telephone makes: 60 by 40 as stored, to be shown a quarter turned, with everything it knows written into it. */
const taken = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#824' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .withXmp(xmp);

const kinds: Record<string, () => Promise<Buffer>> = {
  jpeg: () => taken().jpeg().toBuffer(),
  png: () => taken().png().toBuffer(),
  webp: () => taken().webp().toBuffer(),
  avif: () => taken().avif().toBuffer(),
  // the same container under the brand that telephones write
  heic: async () => {
    const bytes = await kinds.avif?.();
    if (!bytes) throw new Error('no picture');
    bytes.write('heic', 8, 'latin1');
    return bytes;
  },
};
const tells = (bytes: Buffer) => bytes.includes('SECRET');

async function fetched(url: string | null | undefined) {
  const reply = await t.app.inject({ url: url ?? '' });
  expect(reply.statusCode).toBe(200);
  return { bytes: reply.rawPayload, type: reply.headers['content-type'] };
}

test.each(Object.keys(kinds))('a photograph as %s is kept upright and without place, camera and names', async (kind) => {
  const bytes = (await kinds[kind]?.()) ?? Buffer.alloc(0);
  expect(tells(bytes)).toBe(true);
  const document = await added(new File([new Uint8Array(bytes)], `photo.${kind}`));
  const kept = await fetched(document.url);
  expect(kept.type).toBe(`image/${kind}`);
  expect(tells(kept.bytes)).toBe(false);
  expect(document.bytes).toBe(kept.bytes.length);
  if (kind === 'heic') kept.bytes.write('avif', 8, 'latin1');
  const { width, height, exif: left, orientation } = await sharp(kept.bytes).metadata();
  const { data } = await sharp(kept.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)].map((one) => Math.round(one / 17))).toEqual([8, 2, 4]);
  if (kind === 'heic' || kind === 'avif') return;
  expect({ width, height, left, orientation }).toEqual({ width: 40, height: 60, left: undefined, orientation: undefined });
});

test('an animation stays one', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { url } = await added(new File([new Uint8Array(gif)], 'photo.gif'));
  expect((await sharp((await fetched(url)).bytes, { animated: true }).metadata()).pages).toBe(2);
});

test('documents of an application and files that answer a question lose it as well', async () => {
  const recruiter = await t.as((await givenCompany(t.world)).owner.id);
  const job = await givenJobCode(recruiter, { questions: [{ ...aQuestion('Show your work'), kinds: ['file'] }] });
  const { applicationId } = await mia(interview.begin, { jobcodeId: job.id, consent: true });
  const file = new File([new Uint8Array((await kinds.jpeg?.()) ?? [])], 'work.jpg');
  const answer = await mia(takes.file, { applicationId, questionNo: 1, file });
  expect(tells((await fetched(answer.media?.url)).bytes)).toBe(false);
  const document = await mia(applying.uploadDocument, { bookingId: (await givenJobAd(recruiter)).bookingId, file });
  expect(tells((await fetched(document.url)).bytes)).toBe(false);
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

test('a picture of more than 32 million pixels is refused before they are read', { timeout: 60_000 }, async () => {
  const bomb = new Uint8Array(await flat(5700, 5700));
  expect(bomb.length).toBeLessThan(300_000);
  const refusal = { problem: { code: 'picture-too-large', status: 422 } };
  await expect(mia(profile.update, { file: new Blob([bomb]) })).rejects.toMatchObject(refusal);
  await expect(mia(profileDocuments.create, { kind: 'certificate', file: new File([bomb], 'a.png') })).rejects.toMatchObject(refusal);
  const broken = new Uint8Array(await flat(60, 40)).subarray(0, 60);
  await expect(mia(profile.update, { file: new Blob([broken]) })).rejects.toMatchObject({ problem: { code: 'broken-image' } });
});

/** Children of this program that work on pictures, wait for one or are about to end; without what they are started by. */
function children() {
  const all = descendantsOf(process.pid).filter((pid) => wordsOf(pid).some((word) => word.includes('file-work')));
  return all.filter((pid) => !descendantsOf(pid).some((below) => all.includes(below)));
}

test.runIf(process.platform === 'linux')(
  'however many pictures come at once, few are worked on, and all in the end',
  { timeout: 60_000 },
  async () => {
    const bytes = await flat(1500, 1500);
    let most = 0;
    const looking = setInterval(() => {
      most = Math.max(most, children().length);
    }, 20);
    const work = { resize: { width: 100, height: 100 }, format: 'webp' } as const;
    const made = await Promise.all(Array.from({ length: 24 }, () => imageFrom(bytes, work)));
    clearInterval(looking);
    expect(made.every((one) => one.length > 0)).toBe(true);
    // two that work, one that waits for the next picture, and those that are on their way out
    expect([most > 0, most < 10]).toEqual([true, true]);
  },
);

test('a picture that takes too long is given up', { timeout: 60_000 }, async () => {
  const slow = imageFrom(await flat(5600, 5600), { format: 'png' }, { seconds: 0.001 });
  await expect(slow).rejects.toMatchObject({ code: 'picture-too-large' });
});

test('a picture that a child ended over is tried again, by another', { timeout: 60_000 }, async () => {
  const bytes = await flat(3000, 3000);
  await imageFrom(bytes, { format: 'webp' });
  const work = imageFrom(bytes, { resize: { width: 100 }, format: 'webp' });
  for (const pid of children()) process.kill(pid, 'SIGKILL');
  expect((await work).length).toBeGreaterThan(0);
});

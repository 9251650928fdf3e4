import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { filmCaptions } from '@vitrine/contract/captions/films.ts';
import { jobCodeVideos } from '@vitrine/contract/job-codes/videos.ts';
import { textOf } from '@vitrine/contract/transcripts/text.ts';
import { afterAll, expect, test } from 'vitest';
import { aac, h264, record } from '../../../test/recordings.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCompany } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-heard-'));
const talking = "volume='if(between(t,1,4),pow(sin(8*t),2),0)':eval=frame";
const talk = new Blob([fs.readFileSync(record(folder, 'talk.mp4', { ...h264, ...aac, heard: talking }, 6))]);

/** A server that writes down what it is told to say; what happens while it listens happens first. */
let says: { status: number; body: unknown } = { status: 200, body: {} };
let meanwhile = async () => {};
const server = http.createServer(async (request, reply) => {
  await Array.fromAsync(request);
  await meanwhile();
  reply.writeHead(says.status).end(JSON.stringify(says.body));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const { world, as, work } = await startWorld({ TRANSCRIBE_URL: `http://${place}`, LOG_LEVEL: 'silent' });
const recruiter = await as((await givenCompany(world)).owner.id);
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const sentence = (text: string) => ({ status: 200, body: { language: 'english', segments: [{ start: 1.2, end: 3.8, text }] } });

async function givenAsked() {
  const { id } = await givenJobCode(recruiter);
  const { welcomeVideo } = await recruiter(jobCodeVideos.uploadWelcome, { id, file: talk });
  const link = welcomeVideo?.url ?? '';
  const { film } = await recruiter(filmCaptions.edited, { link });
  const asked = await recruiter(filmCaptions.transcribe, { film, language: 'en' });
  return { id, link, film, asked };
}

test('a program writes down what is said in a film, and nobody reads it before somebody has saved it', async () => {
  says = sentence('We bake bread.');
  const { link, film, asked } = await givenAsked();
  expect(asked).toMatchObject({ place, items: [{ language: 'en', words: [], program: { state: 'waiting', words: [] } }] });
  await work();
  const { items } = await recruiter(filmCaptions.edited, { film });
  expect(items[0]?.program?.state).toBe('done');
  expect(textOf(items[0]?.program?.words ?? [])).toBe('We bake bread.');
  expect((await recruiter(filmCaptions.shown, { link })).items).toEqual([]);
  await recruiter(filmCaptions.save, { film, language: 'en', text: 'We bake good bread.', changedAt: null, seconds: 6 });
  const [shown] = (await recruiter(filmCaptions.shown, { link })).items;
  expect(textOf(shown?.words ?? [])).toBe('We bake good bread.');
  // what was corrected stands between words that keep the second at which they were heard
  expect(shown?.words[0]?.start).toBe(items[0]?.program?.words[0]?.start);
});

test('a program that fails says so and can be asked again', async () => {
  says = { status: 500, body: {} };
  const { film } = await givenAsked();
  await work();
  expect((await recruiter(filmCaptions.edited, { film })).items[0]?.program).toEqual({ state: 'failed', words: [] });
  says = sentence('Now I hear.');
  await recruiter(filmCaptions.transcribe, { film, language: 'en' });
  await work();
  expect((await recruiter(filmCaptions.edited, { film })).items[0]?.program?.state).toBe('done');
});

test('of a film that was taken away while a program listened nothing is left', async () => {
  says = sentence('Nobody keeps this.');
  const { id } = await givenAsked();
  meanwhile = async () => void (await recruiter(jobCodeVideos.removeWelcome, { id }));
  await work();
  meanwhile = async () => {};
  const rows = await world.db.selectFrom('film_caption').select('heard').execute();
  expect(JSON.stringify(rows)).not.toContain('Nobody');
});

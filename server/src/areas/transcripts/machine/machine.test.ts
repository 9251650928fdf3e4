import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { applicantWords } from '@vitrine/contract/applicants/words.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day, hour } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { transcription } from '@vitrine/contract/transcripts/engine.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import { afterAll, expect, test } from 'vitest';
import { noSpeech, pocketsphinx, spoken } from '../../../../test/outside/speech.ts';
import { aac, h264, record } from '../../../../test/recordings.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { givenBegun, listening, uploader } from '../../interviews/fixtures.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { transcriptData } from '../personal-data.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));
const talking = "volume='if(between(t,1,4),pow(sin(8*t),2),0)':eval=frame";
/** Notes that fade over a tone that stays. */
const playing = "volume='0.25+0.75*exp(-10*mod(t,0.4))':eval=frame";
const film = record(folder, 'talk.mp4', { ...h264, ...aac, heard: talking }, 6);
const hum = record(folder, 'hum.mp4', { ...h264, ...aac }, 6);
const tune = record(folder, 'tune.mp4', { ...h264, ...aac, heard: playing }, 6);

/** A server that writes down what it is told to say. */
let says: { status: number; body: unknown; after?: string } = { status: 200, body: { text: '' } };
let asked = 0;
const server = http.createServer(async (request, reply) => {
  await Array.fromAsync(request);
  asked += 1;
  reply.writeHead(says.status, says.after ? { 'retry-after': says.after } : {}).end(JSON.stringify(says.body));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const place = `127.0.0.1:${port}`;
const t = await startWorld({ TRANSCRIBE_URL: `http://${place}`, LOG_LEVEL: 'silent' });
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const sentence = (text: string) => ({ status: 200, body: { language: 'english', segments: [{ start: 1.2, end: 3.8, text }] } });
const said = (words: { text: string }[] | undefined) => words?.map(({ text }) => text).join(' ');

/** Somebody answers the first question with a film and sends it, having agreed to a place or to none. */
async function givenSent(world: TestWorld, file: string, agreed: string | undefined) {
  const { owner } = await givenCompany(world.world);
  // days go by: everybody signs in anew
  const signedIn = (id: string) => (async (...asked: Parameters<Call>) => (await world.as(id))(...asked)) as Call;
  const recruiter = signedIn(owner.id);
  const job = await givenJobCode(recruiter, { questions: [aQuestion('Why bread?')] });
  const person = await givenCandidate(world.world);
  const own = signedIn(person.id);
  const { applicationId } = await givenBegun(own, job.id, agreed ? { transcription: agreed } : {});
  const made = await own(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });
  const bytes = fs.readFileSync(file);
  await uploader(await listening(world.app), made).patch(0, bytes);
  await own(takes.end, { ...made, endedBy: 'stopped', length: bytes.length });
  await own(interview.submit, { applicationId });
  await world.work();
  const run = async () => {
    await world.world.jobs.enqueue(world.world.db, 'transcribe-takes', {}, undefined, undefined);
    await world.work();
    await world.world.jobs.enqueue(world.world.db, 'tell-of-all-words', {}, undefined, undefined);
    await world.work();
  };
  const words = async () => (await own(ownTranscripts.list, { applicationId })).items[0];
  const read = async () => (await recruiter(applicantWords.read, { id: applicationId })).items[0];
  const mails = async () => (await world.mailsTo(person.email)).map(({ subject }) => subject);
  return { own, recruiter, person, bookingId: job.bookingId, takeId: made.takeId, applicationId, run, words, read, mails };
}

test('a program writes down what is said, the candidate reads it first, and after a reminder the company reads it marked as such', async () => {
  says = sentence('I have baked bread.');
  const one = await givenSent(t, film, place);
  expect(await one.words()).toMatchObject({ source: null, program: { state: 'waiting' } });
  await one.run();
  const heard = await one.words();
  expect(heard).toMatchObject({ source: 'machine', releasedAt: null, program: { state: 'done', shownFrom: null, objected: false } });
  expect(said(heard?.words)).toBe('I have baked bread.');
  expect(await one.read()).toBeUndefined();
  expect((await one.mails())[0]).toMatch(/read what was heard/);

  // however often the jobs run, there is one letter, and nothing is shown before the second one
  await one.run();
  t.later(4 * day);
  await one.run();
  expect((await one.mails()).filter((subject) => /heard/.test(subject))).toHaveLength(1);
  t.later(2 * day);
  await one.run();
  expect((await one.mails())[0]).toMatch(/^From .* reads what was heard/);
  expect(await one.read()).toBeUndefined();
  t.later(2 * day);
  expect(await one.read()).toMatchObject({ source: 'machine' });
  await one.own(ownTranscripts.object, { takeId: one.takeId, objected: true });
  expect(await one.read()).toBeUndefined();
  await one.own(ownTranscripts.object, { takeId: one.takeId, objected: false });
  expect(await one.read()).toMatchObject({ source: 'machine' });
  // what the candidate corrects is read when the candidate says so, and stays when a program hears the answer anew
  const changedAt = heard?.changedAt ?? null;
  const mine = await one.own(ownTranscripts.save, { takeId: one.takeId, text: 'I have baked rye bread.', language: 'en', changedAt });
  expect(await one.read()).toBeUndefined();
  await one.own(ownTranscripts.share, { takeId: one.takeId, released: true, changedAt: mine.changedAt });
  says = sentence('Something else.');
  await t.world.db.updateTable('transcription').set({ state: 'waiting' }).where('take_id', '=', one.takeId).execute();
  await one.run();
  expect(said((await one.read())?.words)).toBe('I have baked rye bread.');
  expect(await one.read()).toMatchObject({ source: 'candidate' });
  // only its own candidate says no
  const stranger = await t.as((await givenCandidate(t.world)).id);
  await expect(stranger(ownTranscripts.object, { takeId: one.takeId, objected: true })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});

test('an answer whose film is still being made is heard as soon as it is there', async () => {
  says = sentence('I have baked bread.');
  const one = await givenSent(t, film, place);
  const filmIs = (media_state: 'waiting' | 'ready') =>
    t.world.db.updateTable('take').set({ media_state }).where('id', '=', one.takeId).execute();
  await filmIs('waiting');
  await one.run();
  expect(await one.words()).toMatchObject({ program: { state: 'waiting' } });
  await filmIs('ready');
  await one.run();
  expect(await one.words()).toMatchObject({ source: 'machine', program: { state: 'done' } });
});

test('nothing leaves without an agreement, or for another place than the one that was agreed to', async () => {
  const { companyId } = await givenCompany(t.world);
  expect(companyId).toBeTruthy();
  says = sentence('I bake.');
  const before = asked;
  for (const agreed of [undefined, 'here', 'elsewhere.example']) {
    const one = await givenSent(t, film, agreed);
    await one.run();
    expect(await one.words()).toMatchObject({ source: null, program: null });
  }
  const moved = await givenSent(t, film, place);
  await t.world.db.updateTable('transcription_consent').set({ place: 'elsewhere.example' }).execute();
  await moved.run();
  expect(await moved.words()).toMatchObject({ source: null, program: { state: 'failed' } });
  expect(asked).toBe(before);
});

test('where nobody speaks the program is not even asked, and an invention gives no words', async () => {
  says = sentence('I bake.');
  const before = asked;
  for (const unspoken of [hum, tune]) {
    const humming = await givenSent(t, unspoken, place);
    await humming.run();
    expect(await humming.words()).toMatchObject({ source: null, program: { state: 'nothing' } });
    expect(asked).toBe(before);
  }
  says = sentence('Thanks for watching!');
  const inventing = await givenSent(t, film, place);
  await inventing.run();
  expect(await inventing.words()).toMatchObject({ source: null, program: { state: 'nothing', cut: true } });
  says = sentence(
    'Ich habe zehn Jahre in der Bäckerei gearbeitet und das war für mich die beste Zeit, aber ich bin auch gern mit den Leuten',
  );
  const german = await givenSent(t, film, place);
  await german.run();
  expect(await german.words()).toMatchObject({ language: 'de', program: { state: 'done', otherLanguage: 'de' } });
});

test('a server that is away is asked five times over a day, and the answer waits for none of it', async () => {
  says = { status: 503, body: {}, after: '7200' };
  const one = await givenSent(t, film, place);
  const before = asked;
  await one.run();
  expect(asked - before).toBe(1);
  // it asked to be left alone for two hours
  t.later(hour);
  await one.run();
  expect(asked - before).toBe(1);
  for (const pause of [2, 3, 6, 20]) {
    expect(await one.words()).toMatchObject({ program: { state: 'waiting' } });
    t.later(pause * hour);
    await one.run();
  }
  expect(asked - before).toBe(5);
  expect(await one.words()).toMatchObject({ source: null, program: { state: 'failed' } });
  const admin = await t.as((await givenAdministrator(t.world)).id);
  expect(await admin(transcription.look, {})).toMatchObject({ kind: 'http', sentTo: place, lastFault: 'busy' });
  says = { status: 200, body: { choices: [] } };
  const trial = await admin(transcription.try, { language: 'en', file: new File([fs.readFileSync(film)], 'talk.mp4') });
  expect(trial).toMatchObject({ text: '', fault: 'nonsense' });
  says = sentence('I bake.');
  expect(await admin(transcription.try, { language: 'en', file: new File([fs.readFileSync(film)], 'talk.mp4') })).toMatchObject({
    text: 'I bake.',
    fault: null,
    seconds: expect.closeTo(6, 0),
  });
  expect(await t.world.files.list('checks/')).toEqual([]);
});

test('whoever takes back the agreement takes away what the program heard, and all of it is told to them', async () => {
  says = sentence('Forty sheep.');
  const one = await givenSent(t, film, place);
  await one.run();
  const tell = async () => (await transcriptData.tell(ownContext(t.world), { id: one.person.id, email: '', confirmed: true })).data;
  expect(await tell()).toMatchObject({
    wordsOfAnswers: [{ source: 'machine', text: 'Forty sheep.' }],
    programsHeard: [{ place, state: 'done' }],
  });
  const { consents } = await one.own(privacy.own, {});
  const given = consents.find(({ purpose }) => purpose === 'transcription');
  expect(given).toMatchObject({ withdrawable: true });
  await one.own(privacy.withdraw, { id: given?.id ?? '' });
  expect(await tell()).toEqual({ wordsOfAnswers: [], programsHeard: [] });
  await one.run();
  expect(await one.words()).toMatchObject({ source: null, program: null });
});

test.skipIf(noSpeech)('what somebody says in an answer is recognised by a program of this machine, each word at its second', async () => {
  const own = await startWorld({ TRANSCRIBE_COMMAND: pocketsphinx });
  const voice = spoken(folder, 'Go forward. Please turn. Go home.');
  const one = await givenSent(own, record(folder, 'voice.mp4', { ...h264, ...aac, spoken: voice }, 8), 'here');
  await one.run();
  const words = (await one.words())?.words ?? [];
  expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['forward', 'please', 'home']));
  expect(words.every((word, index) => word.start >= (words[index - 1]?.start ?? 0) && word.end < 6)).toBe(true);
  const seconds = fs.statSync(voice).size / 2 / 16_000;
  expect(words.at(-1)?.end).toBeGreaterThan(seconds - 1.5);
});

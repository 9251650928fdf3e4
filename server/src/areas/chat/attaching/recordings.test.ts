import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { longestRecordingSeconds } from '@vitrine/contract/chat/shapes.ts';
import { hour } from '@vitrine/contract/durations.ts';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { opus, record, vp8 } from '../../../../test/recordings.ts';
import { startWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { listening } from '../../interviews/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { removeUnsentFiles } from '../cleanup.jobs.ts';
import { aMessage, joined, until } from '../fixtures.ts';

const t = await startWorld();
const address = await listening(t.app);
const { owner } = await givenCompany(t.world, 'Lindenhof');
const code = (problem: string) => expect.objectContaining({ problem: expect.objectContaining({ code: problem }) });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-spoken-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const fileOf = (place: string) => new Blob([fs.readFileSync(place)]);
const film = fileOf(record(folder, 'film.webm', { ...vp8, ...opus }));
const voice = fileOf(record(folder, 'voice.webm', opus));
const stored = async () => (await t.world.files.list('chat/')).map((one) => one.name);

async function givenApplicant() {
  const job = await givenJobCode(await t.as(owner.id));
  const candidate = await givenCandidate(t.world);
  await givenApplication(t.world, job.bookingId, candidate.id);
  return candidate;
}

async function at(accountId: string) {
  const talker = await joined(t.world, address, accountId);
  onTestFinished(() => talker.socket.close());
  return talker;
}

test('a film recorded for a message is played by both, and told again once every browser can play it', async () => {
  const candidate = await givenApplicant();
  const [mine, here, there] = [await t.as(candidate.id), await at(candidate.id), await at(owner.id)];
  const made = await mine(messages.record, { memberEmail: owner.email, file: film });
  expect(made).toMatchObject({ name: 'Video message.webm', recording: { kind: 'video', processing: true } });
  expect(made.recording?.seconds).toBeCloseTo(3, 0);
  here.say(aMessage(owner.email, 'See my oven', { attachBool: true, attachment: made.id }));
  const arrived = await until(() => there.messages()[0]);
  expect((await fetch(`${address}${arrived.attachment?.recording?.poster}`)).headers.get('content-type')).toBe('image/jpeg');
  await t.work();
  const playable = await until(() => there.messages().find((one) => one.attachment?.recording?.processing === false));
  expect(playable).toMatchObject({ id: arrived.id, edited: false, change: 1, attachment: { contentType: 'video/mp4' } });
  expect((await fetch(`${address}${playable.attachment?.url}`)).status).toBe(200);
  await t.work();
  expect(await stored()).toHaveLength(2);

  await mine(messages.remove, { id: arrived.id });
  await t.work();
  expect(await stored()).toEqual([]);
});

test('a voice has no picture, and goes after a day where it was never sent', async () => {
  const candidate = await givenApplicant();
  const made = await (await t.as(candidate.id))(messages.record, { memberEmail: owner.email, file: voice });
  expect(made).toMatchObject({ name: expect.stringMatching(/^Voice message\./), recording: { kind: 'voice', poster: null } });
  expect(await stored()).toHaveLength(1);
  await t.work();
  await removeUnsentFiles.run({ ...ownContext(t.world), now: () => new Date(Date.now() + 25 * hour) }, {});
  await t.work();
  expect(await stored()).toEqual([]);
});

test('what lasts longer than two minutes, is no recording or is for a stranger is not taken, and nothing of it is kept', async () => {
  const candidate = await givenApplicant();
  const mine = await t.as(candidate.id);
  const long = fileOf(record(folder, 'long.webm', opus, longestRecordingSeconds + 10));
  await expect(mine(messages.record, { memberEmail: owner.email, file: long })).rejects.toEqual(code('recording-too-long'));
  const broken = new Blob([(await film.bytes()).slice(0, 200)]);
  await expect(mine(messages.record, { memberEmail: owner.email, file: broken })).rejects.toEqual(code('broken-video'));
  const text = new Blob(['not a film'], { type: 'video/webm' });
  await expect(mine(messages.record, { memberEmail: owner.email, file: text })).rejects.toEqual(code('wrong-file-type'));
  const stranger = await t.as((await givenCandidate(t.world)).id);
  await expect(stranger(messages.record, { memberEmail: owner.email, file: film })).rejects.toEqual(code('not-your-contact'));
  expect(await stored()).toEqual([]);
});

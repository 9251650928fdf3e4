import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installation } from '@vitrine/contract/admin/installation.ts';
import { day } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsWaiting } from '../../../../test/database.ts';
import { givenPerson, givenRecruiter } from '../../../../test/people.ts';
import { aac, h264, inPieces, opus, record, vp8 } from '../../../../test/recordings.ts';
import { sweep } from '../../../../test/sweep.ts';
import { startWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { lengthOf } from '../../../providers/media/lengths.ts';
import type { CleanContainer } from '../../../providers/media/recording.ts';
import { decodeFile } from '../../../providers/media/studio.ts';
import { givenAdministrator } from '../../accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { givenBegun, listening, uploader } from '../fixtures.ts';
import { checkTake } from './checking.jobs.ts';
import { assembleTake, transcodeTake } from './transcoding.jobs.ts';

const { world, app, as, work, later } = await startWorld({ LOG_LEVEL: 'silent' });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checking-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const seconds = 6;
const kinds = [
  { browser: 'Firefox', file: record(folder, 'answer.webm', { ...vp8, ...opus }, seconds) },
  { browser: 'Safari', file: record(folder, 'answer.mp4', { ...h264, ...aac, ...inPieces }, seconds) },
  { browser: 'Chromium', file: record(folder, 'answer.mkv', { ...h264, ...opus }, seconds) },
];
const [foreign, whole] = kinds.map(({ file }) => fs.readFileSync(file)) as [Buffer, Buffer];
let address = '';
beforeAll(async () => {
  address = await listening(app);
});

/** A candidate who has recorded and stopped one take, in pieces. */
async function recorded(bytes: Buffer, recordedMs?: number) {
  const recruiter = await givenRecruiter(world);
  const job = await givenJobCode(await as(recruiter.accountId), { questions: [aQuestion('Why bread?')] });
  const candidate = await as((await givenPerson(world)).accountId);
  const { applicationId } = await givenBegun(candidate, job.id);
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  const { patch } = uploader(address, made);
  const half = Math.floor(bytes.length / 2);
  await patch(0, bytes.subarray(0, half));
  await patch(half, bytes.subarray(half));
  await candidate(takes.end, { ...made, endedBy: 'stopped', length: bytes.length, ...(recordedMs === undefined ? {} : { recordedMs }) });
  const row = () => world.db.selectFrom('take').selectAll().where('id', '=', made.takeId).executeTakeFirstOrThrow();
  const seen = async () => (await candidate(interview.view, { jobcodeId: job.id })).questions[0];
  const pieces = () => world.files.list(`takes/${made.takeId}/pieces/`);
  return { takeId: made.takeId, applicationId, candidate, row, seen, pieces };
}

const onDisk = (name: string | null) => path.join(world.config.dataDir, 'files', name ?? '');

/** The seconds of a stored file that really come out of a decoder. */
async function decodedSeconds(name: string | null) {
  const container = path.extname(name ?? '').slice(1) as CleanContainer;
  return lengthOf((await decodeFile(onDisk(name), container)).spans);
}

describe('the pieces of a take', () => {
  it.each(kinds)('go once what $browser recorded is stored, within a second of what was recorded', async ({ file }) => {
    const one = await recorded(fs.readFileSync(file), seconds * 1000);
    await work();
    const { media, poster, check_state, seconds: shown } = await one.row();
    expect(Math.abs((await decodedSeconds(media)) - seconds)).toBeLessThan(1);
    expect(Math.abs((shown ?? 0) - seconds)).toBeLessThan(1);
    expect(check_state).toBe('same');
    // nothing else of it is left either
    expect(new Set((await world.files.list(`takes/${one.takeId}/`)).map(({ name }) => name))).toEqual(new Set([poster, media]));
    expect(await world.db.selectFrom('take_piece').selectAll().where('take_id', '=', one.takeId).execute()).toEqual([]);
  });

  it('stay until the version for every browser was looked at', async () => {
    const one = await recorded(foreign);
    await assembleTake.run(ownContext(world), { takeId: one.takeId });
    expect(await one.row()).toMatchObject({ media_state: 'ready', everywhere: false, check_state: 'none' });
    expect(await one.pieces()).toHaveLength(2);
    await work();
    expect(await one.pieces()).toEqual([]);
  });

  const damages: [string, (file: string) => void][] = [
    ['cut short', (file) => fs.truncateSync(file, Math.floor(fs.statSync(file).size * 0.6))],
    [
      'garbled in its middle',
      (file) => {
        const bytes = fs.readFileSync(file);
        fs.writeFileSync(file, bytes.fill(7, Math.floor(bytes.length / 2), Math.floor(bytes.length * 0.8)));
      },
    ],
    ['made empty', (file) => fs.truncateSync(file, 0)],
  ];
  it.each(damages)('stay as long as the take where storage has %s what it was given, and the person notices nothing', async (_, damage) => {
    const one = await recorded(whole);
    await assembleTake.run(ownContext(world), { takeId: one.takeId });
    damage(onDisk((await one.row()).media));
    await work();
    const row = await one.row();
    expect(row).toMatchObject({ media_state: 'ready', check_state: 'differs', uses_attempt: true });
    expect(row.check_note).toMatch(/plays|complains/);
    expect(await one.pieces()).toHaveLength(2);
    expect((await one.seen())?.takes[0]).toMatchObject({ state: 'finished', mediaState: 'ready', chosen: true });
    await one.candidate(interview.submit, { applicationId: one.applicationId });
    later(8 * day);
    await sweep(world);
    await work();
    expect(await one.pieces()).toHaveLength(2);
  });

  it('stay where the recorder counted more than arrived; administrators read of it', async () => {
    const admin = await as((await givenAdministrator(world)).id);
    const before = (await admin(installation.look, {})).takesNotWhole;
    const one = await recorded(whole, seconds * 1000 + 5000);
    await work();
    expect(await one.row()).toMatchObject({ check_state: 'differs', check_note: expect.stringContaining('the recorder counted 11.00 s') });
    expect(await one.pieces()).toHaveLength(2);
    expect((await admin(installation.look, {})).takesNotWhole).toBe(before + 1);
  });

  it('stay where one of them is not whole, which is tried again and never called a broken video', async () => {
    const one = await recorded(whole);
    const [first] = await one.pieces();
    const kept = fs.readFileSync(onDisk(first?.name ?? ''));
    fs.truncateSync(onDisk(first?.name ?? ''), 1000);
    await expect(assembleTake.run(ownContext(world), { takeId: one.takeId })).rejects.toThrow('not whole');
    expect(await one.row()).toMatchObject({ media_state: 'waiting', state: 'finished' });
    fs.writeFileSync(onDisk(first?.name ?? ''), kept);
    await work();
    expect(await one.row()).toMatchObject({ media_state: 'ready', check_state: 'same' });
  });
});

it('two workers at the same take, as after one that was thought dead, leave one whole recording', async () => {
  const one = await recorded(foreign);
  const make = () => assembleTake.run(ownContext(world), { takeId: one.takeId });
  await Promise.all([make(), make()]);
  const { media } = await one.row();
  const render = () => transcodeTake.run(ownContext(world), { takeId: one.takeId, made: media ?? '' });
  await Promise.all([render(), render()]);
  await work();
  const row = await one.row();
  expect(row).toMatchObject({ media_state: 'ready', everywhere: true, check_state: 'same' });
  expect(Math.abs((await decodedSeconds(row.media)) - seconds)).toBeLessThan(1);
});

it('a worker that comes when all is made and checked, and finds no pieces, says nothing against the recording', async () => {
  const one = await recorded(whole);
  const late = await world.db.transaction().execute(async (db) => {
    await sql`lock table take_piece in access exclusive mode`.execute(db);
    const late = assembleTake.run(ownContext(world), { takeId: one.takeId });
    await expect.poll(() => callsWaiting(world.db)).toBe(1);
    const first = { ...ownContext(world), db, outside: world.db };
    await assembleTake.run(first, { takeId: one.takeId });
    await checkTake.run(first, { takeId: one.takeId });
    return { late };
  });
  await late.late;
  expect(await one.row()).toMatchObject({ media_state: 'ready', check_state: 'same', made_bytes: whole.length });
});

it('what a decoder cannot read after all of it was read is said to be broken, and is kept', async () => {
  const one = await recorded(Buffer.alloc(50_000, 7));
  await work();
  expect(await one.row()).toMatchObject({ media_state: 'failed', made_bytes: 50_000 });
  expect(await one.pieces()).toHaveLength(2);
});

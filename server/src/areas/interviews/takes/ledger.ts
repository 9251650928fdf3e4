import type { TakeEnd } from '@vitrine/contract/interviews/parts.ts';
import { type Atomic, atomically, type World } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { Refused } from '../../../platform/refused.ts';
import { hashOf, newToken } from '../../../platform/sessions/secrets.ts';
import { type Application, updateApplication } from '../../applications/index.ts';
import * as applications from '../interviews.sql.ts';
import { attemptsOf, holdUnsent, type Interview, questionOf } from '../rules.ts';
import * as sql from './takes.sql.ts';
import { assembleTake } from './transcoding.jobs.ts';

const open = ['recording', 'interrupted', 'finished'];
/** A take that can still be chosen, trimmed or thrown away. */
export const isOpen = (take: sql.TakeRow) => open.includes(take.state);

const byFault: TakeEnd[] = ['fault', 'left'];

/**
 * Holds an interview for another take of a question, in the transaction of the caller, and returns how many attempts are left.
 * Other takes that were left without an end are ended as faults, which costs nothing.
 */
export async function makeRoom(world: Atomic, interview: Interview, questionNo: number) {
  const { application } = await holdUnsent(world, interview);
  const takes = await sql.takesOf(world.db, [application.id]);
  const { left } = attemptsOf(questionOf(interview, questionNo), takes, await grantedFor(world, application, questionNo));
  if (left === 0) throw new Refused('no-restarts-left');
  for (const one of takes) if (one.state === 'recording' && one.length === null) await leaveTake(world, one.id);
  await updateApplication(world.db, application.id, { active_question_no: questionNo });
  return left;
}

/** Begins a take. */
export async function createTake(world: World, interview: Interview, questionNo: number, kind: 'video' | 'audio', mimeType: string) {
  const uploadToken = newToken();
  return atomically(world, async (world) => {
    const left = await makeRoom(world, interview, questionNo);
    const take = await addTake(world, interview, questionNo, {
      kind,
      state: 'recording',
      mime_type: mimeType,
      upload_hash: hashOf(uploadToken),
    });
    return { takeId: take.id, uploadToken, attemptsLeft: left };
  });
}

export type NewTake = Pick<Parameters<typeof sql.insertTake>[1], 'kind' | 'state'> & Partial<Parameters<typeof sql.insertTake>[1]>;

/** Writes a take of a question behind its others. */
export async function addTake(world: World, interview: Interview, questionNo: number, take: NewTake) {
  const question = questionOf(interview, questionNo);
  const before = (await sql.takesOf(world.db, [interview.application.id])).filter((one) => one.question_no === questionNo);
  const now = world.now().toISOString();
  return sql.insertTake(world.db, {
    id: world.newId(),
    application_id: interview.application.id,
    question_id: question.id,
    question_no: questionNo,
    ordinal: Math.max(0, ...before.map((one) => one.ordinal)) + 1,
    started_at: now,
    arrived_at: now,
    ...take,
  });
}

export const grantedFor = async (world: Pick<World, 'db'>, application: Pick<Application, 'id' | 'extra_attempts'>, questionNo: number) =>
  application.extra_attempts +
  (await sql.requestsOf(world.db, application.id)).filter((one) => one.question_no === questionNo && one.state === 'granted').length;

/** A take and before it its application, as whoever begins a take or sends all holds them: so neither waits for the other for ever. */
export async function holdTake(world: World, takeId: string) {
  const found = await sql.findTake(world.db, takeId);
  if (found) await applications.lockApplication(world.db, found.application_id);
  return sql.lockTake(world.db, takeId);
}

/**
 * Ends a take: why, how many bytes it has in all, which may still be on their way, and how long the recorder counted.
 * Said again it changes nothing.
 * Only a take that the person ended uses an attempt; a fault only raises the count of disconnects.
 */
export function endTake(world: World, takeId: string, endedBy: TakeEnd, length: number, recordedMs?: number) {
  return atomically(world, async (world) => {
    const take = await holdTake(world, takeId);
    if (!take) throw new Refused('not-found');
    if (take.length !== null) return endedBy === 'fault' ? shorten(world, take, length) : take;
    if (!isOpen(take)) throw new Refused('take-closed');
    const now = world.now().toISOString();
    const fault = byFault.includes(endedBy);
    const cancelled = endedBy === 'cancelled';
    const ended = await sql.updateTake(world.db, takeId, {
      ended_by: endedBy,
      ended_at: now,
      uses_attempt: !fault,
      length: Math.max(length, take.bytes),
      recorded_ms: recordedMs ?? null,
      state: cancelled ? 'discarded' : fault ? 'interrupted' : take.state,
      ...(cancelled ? { discarded_at: now } : {}),
    });
    if (fault && take.state === 'recording') await countDisconnect(world, take.application_id);
    // told late, as after a lost connection, it takes nothing from the one that was recorded since
    const chooses = !fault && !cancelled && ended.length && !(await sql.isLaterChosen(world.db, ended));
    if (chooses) await sql.chooseTake(world.db, ended);
    return settle(world, takeId);
  });
}

/** The rest of a take was lost on its device after its end was told: it is over with what has arrived, by a fault. */
async function shorten(world: World, take: sql.TakeRow, length: number) {
  if (!isOpen(take) || take.length === null || Math.max(length, take.bytes) >= take.length) return take;
  const broken = { state: 'interrupted', ended_by: 'fault', uses_attempt: false, chosen: false } as const;
  await sql.updateTake(world.db, take.id, { ...broken, length: Math.max(length, take.bytes) });
  return settle(world, take.id);
}

async function countDisconnect(world: World, applicationId: string) {
  const application = await applications.lockApplication(world.db, applicationId);
  if (application) await updateApplication(world.db, applicationId, { disconnect_count: application.disconnect_count + 1 });
}

/** What follows when a take has all its bytes, however that came about: it is finished and made playable. Harmless when repeated. */
export function settle(world: World, takeId: string) {
  return atomically(world, async (world) => {
    const take = await sql.lockTake(world.db, takeId);
    if (!take) throw new Refused('not-found');
    if (take.length === null || take.bytes < take.length || !isOpen(take)) return take;
    const now = world.now().toISOString();
    if (take.length === 0)
      return sql.updateTake(world.db, takeId, { state: 'discarded', discarded_at: now, uses_attempt: false, chosen: false });
    const whole = ['stopped', 'time'].includes(take.ended_by ?? '') && take.state !== 'finished';
    if (take.state === 'finished' && take.made_bytes === take.length) return take;
    await enqueue(world, assembleTake, { takeId });
    return sql.updateTake(world.db, takeId, {
      media_state: take.media ? take.media_state : 'waiting',
      ...(whole ? { state: 'finished', uses_attempt: true } : {}),
    });
  });
}

/**
 * Makes playable what has arrived of a take whose candidate has not come back. All of it may still arrive later, also where
 * nothing has yet: the line or our storage may be away since it began. Until then it uses no attempt.
 */
export function leaveTake(world: World, takeId: string) {
  return atomically(world, async (world) => {
    const take = await holdTake(world, takeId);
    if (take?.state !== 'recording') return undefined;
    const now = world.now().toISOString();
    const left = { state: 'interrupted', ended_by: take.ended_by ?? 'left', ended_at: take.ended_at ?? now, uses_attempt: false } as const;
    if (take.bytes === 0) {
      await sql.updateTake(world.db, takeId, left);
      return undefined;
    }
    await countDisconnect(world, take.application_id);
    await enqueue(world, assembleTake, { takeId });
    return sql.updateTake(world.db, takeId, { ...left, media_state: 'waiting' });
  });
}

/** Throws a take away; its recording is removed some days later. */
export function discardTake(world: World, takeId: string) {
  return sql.updateTake(world.db, takeId, { state: 'discarded', chosen: false, discarded_at: world.now().toISOString() });
}

/** Chooses a take for its question; one that broke off is taken as it is. */
export function choose(world: World, takeId: string) {
  return atomically(world, async (world) => {
    const take = await holdTake(world, takeId);
    if (!take) throw new Refused('not-found');
    if (!isOpen(take) || (take.bytes === 0 && ['video', 'audio'].includes(take.kind))) throw new Refused('take-closed');
    if (take.state === 'recording' && take.length === null) await endTake(world, takeId, 'fault', take.bytes);
    if (take.state === 'interrupted' && take.length === null) {
      await sql.updateTake(world.db, takeId, { length: take.bytes });
      await settle(world, takeId);
    }
    return sql.chooseTake(world.db, take);
  });
}

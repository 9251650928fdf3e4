import { day, minute } from '@vitrine/contract/durations.ts';
import { atomically, type World } from '../../../platform/context.ts';
import { NotSent, sendMessage } from '../../../providers/mailboxes/index.ts';
import { wayOut } from '../connecting.ts';
import { type MailboxRow, mailboxById } from '../mailbox.sql.ts';
import { tokenFor } from '../signing-in/tokens.ts';
import { messageOf, recipientsOf } from './composing.ts';
import * as sql from './drafts.sql.ts';
import { throwAway } from './drafts.ts';
import { isFiled, layIntoSent } from './filing.ts';

/** A server that cannot be reached is asked so often, with growing pauses, before the writer has to. */
const mostFailures = 6;
const mostFilings = 4;
const mostLooks = 4;
/** What nobody could send for so long, as while its company was closed, is not what its writer meant any more. */
const tooLate = day;
/** So long one job goes on with what waits in a mailbox, in milliseconds; what is left then has its own. */
const longestTurn = 4 * minute;

/**
 * Brings an e-mail one step further: it leaves, and then lies in the folder of sent ones. Each step is taken up by one
 * program alone. One that died while it was sending leaves an e-mail of which nobody knows whether it left: that is said,
 * and only its writer sends it again, under the same Message-ID (decision 0042).
 */
export async function carry(world: World, id: string) {
  await sendInTurn(world, id);
  await carryFiling(world, id);
  const left = await sql.claimLeft(world.db, id, world.now());
  if (left) await settle(world, left, left.problem);
}

/** One mailbox sends one e-mail at a time, so that a slow server holds nobody else up; whoever sends one goes on with the next. */
async function sendInTurn(world: World, id: string) {
  const end = Date.now() + longestTurn;
  for (let next: string | undefined = id; next && Date.now() < end; ) {
    const current: string = next;
    const taken = await atomically(world, async (world) => {
      await sql.lockMailboxOf(world.db, current);
      return sql.claimSending(world.db, current, world.now());
    });
    if (!taken) return;
    if (!(await leave(world, taken))) return;
    await carryFiling(world, current);
    next = (await sql.nextToSend(world.db, taken.mailbox_id, world.now()))?.id;
  }
}

async function carryFiling(world: World, id: string) {
  const filing = await sql.claimFiling(world.db, id, world.now());
  if (filing) await file(world, filing);
}

const mailboxOf = async (world: World, row: sql.DraftRow) => {
  const mailbox = await mailboxById(world.db, row.mailbox_id);
  if (!mailbox) throw new Error('its mailbox has gone meanwhile');
  return mailbox;
};

/** Says whether its server is there for another one. */
async function leave(world: World, row: sql.DraftRow): Promise<boolean> {
  const now = () => world.now().toISOString();
  if (row.send_at && world.now().getTime() - Date.parse(row.send_at) > tooLate) {
    await sql.updateTaken(world.db, row, { state: 'failed', failures: 0, problem: 'overdue', claimed_at: null, updated_at: now() });
    return true;
  }
  try {
    const { mailbox, message } = await written(world, row);
    const envelope = { from: mailbox.email, to: recipientsOf(world, row) };
    const refused = await handOver(world, mailbox, envelope, message);
    // from here on it has left, whatever else happens
    const left = {
      state: 'filing' as const,
      claimed_at: null,
      send_at: now(),
      sent_at: row.claimed_at,
      refused,
      failures: 0,
      problem: null,
    };
    await sql.updateTaken(world.db, row, left);
    return true;
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    if (error.unsure) {
      await settle(world, row, error.problem);
      return false;
    }
    const failures = row.failures + 1;
    const again = !error.forGood && failures < mostFailures;
    const state = again ? 'waiting' : 'failed';
    const sendAt = new Date(world.now().getTime() + minute * 2 ** (failures - 1)).toISOString();
    world.log.info({ draft: row.id, problem: error.problem, state }, 'an e-mail has not left');
    await sql.updateTaken(world.db, row, {
      state,
      failures: again ? failures : 0,
      problem: error.problem,
      claimed_at: null,
      updated_at: now(),
      send_at: again ? sendAt : row.send_at,
    });
    if (!error.forGood) await sql.postpone(world.db, row.mailbox_id, sendAt);
    return error.forGood;
  }
}

/** An e-mail that cannot even be written, for a file of it cannot be read now, has not left for sure. */
async function written(world: World, row: sql.DraftRow) {
  try {
    const mailbox = await mailboxOf(world, row);
    return { mailbox, message: await messageOf(world, mailbox, row) };
  } catch (error) {
    world.log.error({ error, draft: row.id }, 'an e-mail could not be written out');
    throw new NotSent(error, false);
  }
}

/** A mailbox that lost its way out since fails as one whose password was refused: its writer says it anew. */
async function handOver(world: World, mailbox: MailboxRow, envelope: { from: string; to: string[] }, message: Buffer) {
  const server = await wayOut(world, mailbox).catch((error: unknown) => {
    throw new NotSent(error, false);
  });
  if (!server) throw new NotSent(Object.assign(new Error('no way out'), { authenticationFailed: true }), false);
  const send = (by: typeof server) => sendMessage(by, world.config.outgoing, envelope, message);
  if (!('token' in server)) return send(server);
  try {
    return await send(server);
  } catch (error) {
    if (!(error instanceof NotSent) || error.unsure || error.problem !== 'login') throw error;
    // a token that is not taken before its time is renewed once
    const token = await tokenFor(world, mailbox, server.token).catch((error: unknown) => {
      throw new NotSent(error, false);
    });
    return send({ ...server, token });
  }
}

async function file(world: World, row: sql.DraftRow) {
  try {
    const mailbox = await mailboxOf(world, row);
    await layIntoSent(world, mailbox, row);
    await done(world, row);
  } catch (error) {
    const failures = row.failures + 1;
    const again = failures < mostFilings;
    world.log.info({ draft: row.id, failures }, 'an e-mail that has left could not be laid into the folder of sent ones');
    world.log.debug({ error }, 'filing');
    await sql.updateTaken(world.db, row, {
      state: again ? 'filing' : 'unfiled',
      failures: again ? failures : 0,
      claimed_at: null,
      send_at: new Date(world.now().getTime() + minute * 2 ** (failures - 1)).toISOString(),
    });
  }
}

/** It has left and lies where it belongs. What some addresses did not take is still to be said. */
async function done(world: World, row: sql.DraftRow) {
  if (row.refused.length > 0) return void (await sql.updateTaken(world.db, row, { state: 'partly', claimed_at: null }));
  await atomically(world, async (world) => {
    if (await sql.lockTaken(world.db, row)) await throwAway(world, row.id);
  });
}

/**
 * Some servers lay what they send into the folder of sent e-mails by themselves: where it lies there, it has left. A look
 * that fails is no answer, and is repeated some times before the writer is told that nobody knows.
 */
async function settle(world: World, row: sql.DraftRow, problem: string | null) {
  const filed = await mailboxOf(world, row)
    .then((mailbox) => isFiled(world, mailbox, row))
    .catch(() => undefined);
  const now = world.now().toISOString();
  const failures = row.failures + 1;
  // it stays taken up for as long as one that died, and is looked for again then
  if (filed === undefined && failures < mostLooks)
    return void (await sql.updateTaken(world.db, row, { failures, problem, claimed_at: now }));
  const settled = { claimed_at: null, send_at: now, updated_at: now, failures: 0 };
  await sql.updateTaken(
    world.db,
    row,
    filed
      ? { ...settled, state: 'filing', problem: null, sent_at: row.sent_at ?? row.claimed_at }
      : { ...settled, state: 'unsure', problem, in_doubt: true },
  );
}

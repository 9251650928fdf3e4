import { day, minute } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { type Atomic, atomically, type World } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { enqueue, job } from '../../platform/jobs/jobs.ts';
import { findPerson } from '../accounts/index.ts';
import { sendLetter } from '../applications/index.ts';
import * as applications from './interviews.sql.ts';
import { keptLetter } from './mails/kept.ts';
import { wayBack } from './return-link.ts';
import { loadInterview, sending } from './rules.ts';
import { sendInterview } from './sending.ts';
import { holdTake, leaveTake } from './takes/ledger.ts';
import * as sql from './takes/takes.sql.ts';

/** After this long without a byte nobody is recording any more. */
const silence = 30 * minute;
const kept = 7 * day;

const before = (world: World, milliseconds: number) => new Date(world.now().getTime() - milliseconds).toISOString();

const often = '*/5 * * * *';

/** One mail a day and interview at most. */
export const tellOfKept = job('tell-of-kept-take', z.object({ id: z.uuid() }), (world, { id }) =>
  atomically(world, async (world) => {
    const take = await sql.lockTake(world.db, id);
    if (take) await tell(world, take);
  }),
);

async function tell(world: Atomic, take: sql.TakeRow) {
  const last = await sql.lastMailAboutTakes(world.db, take.application_id);
  if (last && last > before(world, day)) return;
  const application = await applications.findApplication(world.db, take.application_id);
  const person = application && (await findPerson(world.db, application.account_id));
  if (!application || !person) return;
  const { job } = await loadInterview(world, application);
  const to = { email: person.email, language: person.language as Language };
  const url = await wayBack(world, application, job.id);
  const letter = keptLetter(to.language, { name: person.first_name, company: job.company_name, title: job.title, url });
  await sendLetter(world, to, letter, { applicationId: application.id, once: `kept ${take.id}` });
  await sql.updateTake(world.db, take.id, { mailed_at: world.now().toISOString() });
}

/** A recording that was left is made playable, and its candidate is told. */
export const leaveSilentTake = oneOfMany('leave-silent-take', async (world, { id }) => {
  await atomically(world, async (world) => {
    const take = await holdTake(world, id);
    if (!take || take.arrived_at >= before(world, silence)) return;
    if (await leaveTake(world, id)) await enqueue(world, tellOfKept, { id });
  });
});
export const leaveSilentTakes = everyOne('leave-silent-takes', often, leaveSilentTake, (world, after, limit) =>
  sql.silentTakes(world.db, before(world, silence), after, limit),
);

/** What a person allowed to be sent at the deadline is sent. */
export const sendOverdue = oneOfMany('send-overdue-interview', async (world, { id }) => {
  if (!(await applications.isOverdue(world.db, before(world, sending), id))) return;
  const application = await applications.findApplication(world.db, id);
  if (application) await sendInterview(world, await loadInterview(world, application), false);
});
export const sendAllOverdue = everyOne('send-overdue-interviews', often, sendOverdue, (world, after, limit) =>
  applications.overdueApplications(world.db, before(world, sending), after, limit),
);

/** A take that was discarded a week ago goes with its pieces. */
export const removeDiscarded = oneOfMany('remove-discarded-take', (world, { id }) =>
  atomically(world, async (world) => {
    if (!(await sql.takeToRemove(world.db, before(world, kept), id))) return;
    await sql.deletePieces(world.db, id);
    await sql.updateTake(world.db, id, { media: null, poster: null, media_state: 'none' });
    await removeFiles(world, [`takes/${id}/`]);
  }),
);
export const removeAllDiscarded = everyOne('remove-discarded-takes', often, removeDiscarded, (world, after, limit) =>
  sql.takesToRemove(world.db, before(world, kept), after, limit),
);

export const forgetChecks = job('forget-checks', z.object({}), forgetOldChecks, { cron: often });

export const cleanupJobs = [
  tellOfKept,
  leaveSilentTake,
  leaveSilentTakes,
  sendOverdue,
  sendAllOverdue,
  removeDiscarded,
  removeAllDiscarded,
  forgetChecks,
];

/** Test recordings carry the time in their name. */
export const checkName = (world: World, token: string) => `checks/${world.now().getTime()}-${token}`;

async function forgetOldChecks(world: World) {
  const old = world.now().getTime() - 30 * minute;
  const all = await world.files.list('checks/');
  const names = all.map((one) => one.name).filter((name) => Number(name.slice('checks/'.length).split('-')[0]) < old);
  await atomically(world, (world) => removeFiles(world, names));
}

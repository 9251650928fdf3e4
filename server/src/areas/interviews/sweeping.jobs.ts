import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import type { World } from '../../platform/context.ts';
import { job } from '../../platform/jobs.ts';
import { sendMail } from '../../platform/mail.ts';
import { removeStored } from './checking.jobs.ts';
import * as applications from './interviews.sql.ts';
import { leaveTake } from './ledger.ts';
import { keptLetter } from './letters.ts';
import { loadInterview, sending } from './rules.ts';
import { sendInterview } from './sending.ts';
import * as sql from './takes.sql.ts';
import { wayBack } from './way-back.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** After this long without a byte nobody is recording any more. */
const silence = 30 * minute;
const kept = 7 * day;

const before = (world: World, milliseconds: number) => new Date(world.now().getTime() - milliseconds).toISOString();

/** Every five minutes: recordings that were left are made playable and their candidates told; what nobody needs goes. */
export const sweepInterviews = job(
  'sweep-interviews',
  z.object({}),
  async (world) => {
    for (const take of await sql.silentTakes(world.db, before(world, silence))) {
      if (await leaveTake(world, take.id)) await tell(world, take);
    }
    for (const { id } of await applications.overdueApplications(world.db, before(world, sending))) await sendAtDeadline(world, id);
    for (const take of await sql.takesToRemove(world.db, before(world, kept))) {
      await removeStored(world, take.id);
      await sql.updateTake(world.db, take.id, { media: null, poster: null, media_state: 'none' });
    }
    await forgetChecks(world);
  },
  { cron: '*/5 * * * *' },
);

/** One mail a day and interview at most. */
async function tell(world: World, take: sql.TakeRow) {
  const last = await sql.lastMailAboutTakes(world.db, take.application_id);
  if (last && last > before(world, day)) return;
  const application = await applications.findApplication(world.db, take.application_id);
  const person = application && (await applications.findPerson(world.db, application.account_id));
  if (!application || !person) return;
  const { job } = await loadInterview(world, application);
  const to = { email: person.email, language: person.language as Language };
  const url = await wayBack(world, application, job.id);
  await sendMail(world, to, keptLetter(to.language, { name: person.first_name, company: job.company_name, title: job.title, url }), {
    once: `kept ${take.id}`,
  });
  await sql.updateTake(world.db, take.id, { mailed_at: world.now().toISOString() });
}

async function sendAtDeadline(world: World, id: string) {
  const application = await applications.findApplication(world.db, id);
  if (application && !application.submitted_at) await sendInterview(world, await loadInterview(world, application), false);
}

/** Test recordings carry the time in their name. */
export const checkName = (world: World, token: string) => `checks/${world.now().getTime()}-${token}`;

async function forgetChecks(world: World) {
  const old = world.now().getTime() - 30 * minute;
  const all = await world.files.list('checks/');
  await world.files.remove(all.map((one) => one.name).filter((name) => Number(name.slice('checks/'.length).split('-')[0]) < old));
}

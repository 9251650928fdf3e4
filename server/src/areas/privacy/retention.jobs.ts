import { day } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import { type DueAfter, everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { companyName } from '../accounts/index.ts';
import { forgetApplications } from '../applicants/index.ts';
import { forgetUnusedInvitations, lockApplications, markAsked, sendLetter } from '../applications/index.ts';
import { forgetRecordings } from '../interviews/index.ts';
import { keepLongerLetter } from './mails/keep-longer.ts';
import * as sql from './retention.sql.ts';
import { termsOf } from './terms.ts';

const month = 30 * day;

/** Removes what a company has kept long enough: recordings first, later all but the figures. A held application stays whole. */
async function applyTo(world: World, companyId: string) {
  const terms = await termsOf(world, companyId);
  const now = world.now().toISOString();
  await atomically(world, async (world) => {
    await sql.holdCompany(world.db, companyId);
    const found = await sql.dueUntil(world.db, companyId, terms, now);
    await lockApplications(
      world.db,
      found.map(({ id }) => id),
      companyId,
    );
    // asked again: one of them may be held for a dispute by now
    const due = await sql.dueUntil(world.db, companyId, terms, now);
    const free = due.filter((one) => !one.held);
    const files = free.filter((one) => one.files_until <= now).map(({ id }) => id);
    const recordings = free.filter((one) => one.files_until > now).map(({ id }) => id);
    const names = await forgetApplications(world, files);
    if (recordings.length > 0) names.push(...(await forgetRecordings(world, recordings)));
    const invitations = await forgetUnusedInvitations(world.db, companyId, terms.files, now);
    if (files.length + recordings.length + invitations === 0) return;
    await removeFiles(world, names);
    const held = due.length - free.length;
    await sql.insertReceipt(world.db, { id: world.newId(), company_id: companyId, at: now, recordings, files, invitations, held });
  });
}

/** A month before, where the country allows it: does the candidate want to be kept longer? Silence means no. */
async function askIn(world: World, companyId: string) {
  const terms = await termsOf(world, companyId);
  if (terms.renewed === null) return;
  const now = world.now();
  const until = new Date(now.getTime() + month).toISOString();
  const company = await companyName(world.db, companyId);
  for (const one of await sql.toAsk(world.db, companyId, terms, now.toISOString(), until)) {
    await atomically(world, async (world) => {
      const language = one.language as Language;
      const url = `${world.url()}/candidate-settings/privacy`;
      const letter = keepLongerLetter(language, {
        name: one.first_name,
        companyName: company,
        title: one.title ?? '',
        until: one.files_until,
        url,
      });
      if (await markAsked(world.db, one.id, now.toISOString()))
        await sendLetter(world, { email: one.email, language }, letter, { applicationId: one.id });
    });
  }
}

/** Every night, for every company: nothing and nobody can switch it off. */
export function retentionJobs(everything: readonly PersonalData[]) {
  const askCompany = oneOfMany('ask-to-keep-longer', (world, { id }) => askIn(world, id));
  const retainCompany = oneOfMany('retain-company', (world, { id }) => applyTo(world, id), { seconds: 3600 });
  const forgetLeftAlone = oneOfMany('forget-left-alone', (world, { id }) =>
    atomically(world, async (world) => {
      const account = await sql.holdLeftAlone(world.db, world.now().toISOString(), id);
      if (!account) return;
      const names: string[] = [];
      // what others wrote to that address meanwhile is theirs
      for (const one of everything) names.push(...(await one.erase(world, { ...account, confirmed: false })));
      await removeFiles(world, names);
    }),
  );
  const companies: DueAfter = (world, after, limit) => sql.companiesAfter(world.db, after, limit);
  return {
    askCompany,
    retainCompany,
    forgetLeftAlone,
    askBeforeRetention: everyOne('ask-before-retention', '7 2 * * *', askCompany, companies),
    keepRetention: everyOne('keep-retention', '17 2 * * *', retainCompany, companies),
    forgetAllLeftAlone: everyOne('forget-all-left-alone', '27 2 * * *', forgetLeftAlone, (world, after, limit) =>
      sql.leftAloneAfter(world.db, world.now().toISOString(), after, limit),
    ),
  };
}

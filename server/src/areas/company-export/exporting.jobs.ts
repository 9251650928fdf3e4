import { Readable } from 'node:stream';
import { companyExportKept } from '@vitrine/contract/company-export/company-export.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { makeZip } from 'client-zip';
import * as z from 'zod';
import type { CompanyData } from '../../platform/company-data/company-data.ts';
import { type Atomic, atomically, type World } from '../../platform/context.ts';
import { removeFiles, storingFiles } from '../../platform/files/stored-files.ts';
import { oneOfMany } from '../../platform/jobs/every-one.ts';
import { forDays, job } from '../../platform/jobs/jobs.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { passingFault } from '../../platform/postgres/passing-faults.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { notify } from '../notifications/index.ts';
import * as sql from './exports.sql.ts';
import { readyLetter } from './mails/ready.ts';
import { openSnapshot } from './snapshot.ts';
import { entriesOf, type Progress } from './writing.ts';

type Asked = NonNullable<Awaited<ReturnType<typeof sql.findAsked>>>;

/** Between two notes of the progress, in bytes and in files. */
const step = { bytes: 8 * 1024 * 1024, files: 20 };

/** Notes the progress now and then. */
function noting(world: World, id: string, progress: Progress) {
  let noted = { bytes: 0, done: 0, total: 0 };
  return async () => {
    const { done, total, bytes } = progress;
    const due = total !== noted.total || bytes - noted.bytes >= step.bytes || done - noted.done >= step.files;
    if (!due) return;
    noted = { done, total, bytes };
    await sql.noteProgress(world.db, id, noted);
  };
}

/** Offers a finished export and tells whoever asked; one that was taken back while it was made, or made twice, goes again, and so does one whose owner is none any more. */
async function offer(world: Atomic, asked: Asked, stored: string, progress: Progress) {
  const waiting = await sql.lockExport(world.db, asked.id);
  if (waiting?.state !== 'waiting' && waiting?.state !== 'working') return removeFiles(world, [stored]);
  if (!(await sql.findAsked(world.db, asked.id))) {
    await sql.deleteExport(world.db, asked.id);
    return removeFiles(world, [stored]);
  }
  const now = world.now();
  const expires = new Date(now.getTime() + companyExportKept).toISOString();
  const times = { ready_at: now.toISOString(), expires_at: expires };
  await sql.updateExport(world.db, asked.id, { ...progress, ...times, state: 'ready', fault: null, stored });
  const language = asked.language as Language;
  const letter = readyLetter(language, {
    name: asked.first_name,
    company: asked.company,
    missing: progress.missing,
    until: expires,
    url: world.url(),
  });
  await sendMail(world, { email: asked.email, language }, letter, { once: `company export ${asked.id}` });
  await notify(world, [asked.asked_by], { kind: 'export', thing: asked.company_id });
}

/** Writes everything into one ZIP in the file store, as it comes. A run that is killed leaves nothing that anybody could fetch. */
async function make(world: World, everything: readonly CompanyData[], asked: Asked) {
  const progress: Progress = { done: 0, total: 0, bytes: 0, missing: 0 };
  await sql.noteProgress(world.db, asked.id, { state: 'working', done: 0, total: 0, bytes: 0, fault: null });
  await sql.waitForErasing(world.db);
  const snapshot = await openSnapshot(world);
  try {
    const reader = { companyId: asked.company_id, accountId: asked.asked_by, language: asked.language as Language, company: asked.company };
    const note = noting(world, asked.id, progress);
    const zip = makeZip(entriesOf({ world, snapshot, reader, everything, progress, note }));
    const stored = `exports/${newToken()}.zip`;
    await storingFiles(world, async (world) => {
      await world.files.put(stored, Readable.fromWeb(zip as Parameters<typeof Readable.fromWeb>[0]));
      await atomically(world, (world) => offer(world, asked, stored, progress));
    });
  } finally {
    await snapshot.end();
  }
}

/** Gathers everything of a company into one ZIP, and lets go of it after some days. */
export function companyExportJobs(everything: readonly CompanyData[]) {
  const exportCompany = oneOfMany(
    'export-company',
    async (world, { id }) => {
      const asked = await sql.findAsked(world.db, id);
      if (asked?.state !== 'waiting' && asked?.state !== 'working') return;
      try {
        await make(world, everything, asked);
      } catch (error) {
        const fault = passingFault(error)?.code === 'no-room' ? 'no-room' : 'other';
        await sql.noteProgress(world.db, id, { state: 'waiting', fault }).catch(() => undefined);
        throw error;
      }
    },
    { seconds: 12 * 3600, retries: forDays },
  );

  const forgetCompanyExports = job(
    'forget-company-exports',
    z.object({}),
    (world) =>
      atomically(world, async (world) => {
        const expired = await sql.deleteExpired(world.db, world.now().toISOString());
        await removeFiles(
          world,
          expired.map(({ stored }) => stored),
        );
      }),
    { cron: '47 * * * *' },
  );
  return { exportCompany, forgetCompanyExports };
}

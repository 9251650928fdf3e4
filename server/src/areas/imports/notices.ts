import { day, minute } from '@vitrine/contract/durations.ts';
import { type importGrounds, noticeDays } from '@vitrine/contract/imports/imports.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Atomic, atomically, type Ctx, ownContext, type World } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import { everyOne, type One, oneOfMany } from '../../platform/jobs/every-one.ts';
import { enqueue, type Job } from '../../platform/jobs/jobs.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { type MailedLink, type MailedStep, stepLink } from '../../platform/mail/mail-action.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { writtenDay } from '../../platform/written.ts';
import { companyName } from '../accounts/index.ts';
import { removeApplication } from '../applicants/index.ts';
import { noteObjection, updateProfile } from '../candidates/index.ts';
import { letGoOfFiles } from './documents/letting-go.ts';
import * as sql from './imports.sql.ts';
import { noticeLetter } from './mails/notice.ts';
import { untoldLetter } from './mails/untold.ts';
import { objectTexts } from './texts.ts';
import { touchedRows } from './touched.sql.ts';
import { removeBrought } from './undoing.jobs.ts';

/** So many notices leave, and then a minute passes: a mail server takes them, and so does whoever answers questions. */
const atOnce = 100;
const pause = minute;
/** Before people who were not told are deleted, whoever is responsible is told so. */
const warnDays = noticeDays - 10;
/** A table that nobody went on with. */
const unbegunDays = 7;

const objecting: MailedLink = { path: '/api/imports/object', kind: 'object to an import' };

export const toldUntil = (startedAt: string) => new Date(Date.parse(startedAt) + noticeDays * day);

async function mailNotice(ctx: Atomic<Ctx>, row: sql.ImportRow, of: Awaited<ReturnType<typeof sql.untoldRows>>[number], contact: string) {
  const language = of.language as Language;
  const letter = noticeLetter(language, {
    name: of.first_name,
    company: await companyName(ctx.db, row.company_id),
    contact,
    source: row.source,
    ground: (row.ground ?? 'legitimate-interest') as (typeof importGrounds)[number],
    url: stepLink(ctx, objecting, of.id),
  });
  await sendMail(ctx, { email: of.email, language }, letter, { once: `notice of import ${of.id}` });
  await sql.markTold(ctx.db, row.id, of.account_id, ctx.now().toISOString());
}

/** Sends the notice to the next of an import, and goes on a minute later while somebody is left; a person of several lines hears once. */
export const tellImported: Job<One> = oneOfMany('tell-imported', async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    const row = await sql.lockImport(ctx.db, id);
    if (!row?.notice_at || row.state === 'mapping') return;
    const [contact] = await sql.responsibleFor(ctx.db, row);
    if (!contact) return;
    const rows = await sql.untoldRows(ctx.db, id, atOnce);
    for (const [, [first]] of Map.groupBy(rows, (one) => one.account_id)) if (first) await mailNotice(ctx, row, first, contact.email);
    if (rows.length === atOnce) await enqueue(ctx, tellImported, { id }, { after: new Date(ctx.now().getTime() + pause) });
    else await sql.updateImport(ctx.db, id, { notice_at: null });
  });
});

async function warn(ctx: Atomic<Ctx>, row: sql.ImportRow, startedAt: string) {
  const [one] = (await sql.summariesOf(ctx.db, row.company_id, row.id)) ?? [];
  for (const { email, first_name, language } of await sql.responsibleFor(ctx.db, row)) {
    const letter = untoldLetter(language as Language, {
      name: first_name,
      file: row.file_name,
      count: one?.waiting ?? 0,
      day: writtenDay(language as Language, toldUntil(startedAt)),
      url: `${ctx.url()}/candidate-management/import?id=${row.id}`,
    });
    await sendMail(ctx, { email, language: language as Language }, letter, { once: `untold of import ${row.id} to ${email}` });
  }
  await sql.updateImport(ctx.db, row.id, { warned_at: ctx.now().toISOString() });
}

/** Whoever came back since has read what there is; of them the import alone knows nothing more. */
const knowsIt = (one: { activated_at: string | null }) => one.activated_at !== null;

/** Deletes the next who were not told in time, before a line; returns the first line of them, or nothing where nobody is left. */
const deleteUntold = (ctx: Ctx, everything: readonly PersonalData[], id: string, before: number) =>
  atomically(ctx, async (ctx) => {
    const row = await sql.lockImport(ctx.db, id);
    if (!row?.started_at || toldUntil(row.started_at) > ctx.now()) return undefined;
    const rows = await sql.untoldBefore(ctx.db, id, { before, limit: 50 });
    for (const one of rows) {
      const stays = one.outcome === 'taken' && knowsIt(one);
      if (!stays && (await removeBrought(ctx, everything, one, row.company_id))) continue;
      // whoever is here for the sake of another import alone, which has its own thirty days, goes with that
      if (!stays && (await sql.isUntoldElsewhere(ctx.db, one))) continue;
      await sql.updateRow(ctx.db, one.id, { told_at: ctx.now().toISOString() });
    }
    return rows.at(-1)?.line;
  });

/** Every night: an import that nobody began goes; of others those who were not told within thirty days, and ten days before the company hears of it. */
export function lookAfterImportsOver(everything: readonly PersonalData[]) {
  const lookAfterImport = oneOfMany(
    'look-after-import',
    async (ctx, { id }) => {
      await atomically(ctx, async (ctx) => {
        const row = await sql.lockImport(ctx.db, id);
        if (row?.state === 'mapping') {
          await letGoOfFiles(ctx, row);
          await sql.deleteImport(ctx.db, id);
          await removeFiles(ctx, [row.stored]);
        } else if (row?.started_at && !row.warned_at) await warn(ctx, row, row.started_at);
      });
      for (let before: number | undefined = 2_000_000_000; before !== undefined; ) before = await deleteUntold(ctx, everything, id, before);
    },
    { seconds: 3600 },
  );
  const before = (ctx: World, days: number) => new Date(ctx.now().getTime() - days * day).toISOString();
  const lookAfterImports = everyOne('look-after-imports', '37 3 * * *', lookAfterImport, (ctx, after, limit) =>
    sql.dueAfter(ctx.db, { warn: before(ctx, warnDays), unbegun: before(ctx, unbegunDays) }, after, limit),
  );
  return [lookAfterImport, lookAfterImports];
}

/** The link of the notice: whoever holds it has everything removed that came with the line, without an account, and the company cannot add the person again. */
export const objectingOver = (everything: readonly PersonalData[]): MailedStep => ({
  ...objecting,
  onward: '/jobs',
  async find({ db }, id) {
    const row = await sql.findRow(db, id);
    return row && { name: row.company_name, open: true, language: row.language };
  },
  take: (world, id) =>
    atomically(ownContext(world), async (ctx) => {
      const row = await sql.findRow(ctx.db, id);
      if (!row?.account_id) return;
      await noteObjection(ctx, row.company_id, row.email);
      const brought = await sql.broughtOf(ctx.db, row.account_id, row.company_id);
      const touched = await touchedRows(
        ctx.db,
        brought.map((one) => one.id),
      );
      // the notice may be of a later import than the one that brought the person
      const cameBy = brought.some((one) => one.outcome === 'taken');
      const own = cameBy && ![...touched.values()].includes('answered');
      // whoever has an own account or applied elsewhere stays, and is nobody of this company any more
      if (!own && cameBy) await updateProfile(ctx.db, row.account_id, { added_by_company: null, added_by: null });
      for (const one of brought) {
        if (own) await removeBrought(ctx, everything, one, row.company_id);
        else if (one.application_id) {
          await removeApplication(ctx, { id: one.application_id, accountId: row.account_id, companyId: row.company_id });
        }
        await sql.updateRow(ctx.db, one.id, { removed_at: ctx.now().toISOString(), account_id: null, application_id: null });
      }
    }),
  words: objectTexts,
});

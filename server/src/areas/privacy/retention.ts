import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import { day } from '@vitrine/contract/durations.ts';
import { type RetentionDue, type retention, retentionLimits } from '@vitrine/contract/privacy/retention.ts';
import { audited } from '../../platform/audit.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import { recordConsent } from '../accounts/index.ts';
import { lockApplications } from '../applications/index.ts';
import * as holds from './holds.sql.ts';
import * as sql from './retention.sql.ts';
import { choiceOf, termsOf } from './terms.ts';

const mostShown = 200;
const nameOf = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(' ');

/** What an applicant is called before this recruiter: by the alias alone while names are left out. */
const calledFor = (row: { number: number; first_name: string; last_name: string }, blind: boolean) => ({
  name: blind ? '' : nameOf(row.first_name, row.last_name),
  alias: aliasOf(row.number),
});

/** How long applications are kept, what would go, what went, and what is held for a dispute. */
export const retentionHandlers: Handlers<typeof retention> = {
  settings: (ctx) => choiceOf(ctx, ctx.actor.companyId),

  async save(ctx, choice) {
    const { files, recordings } = retentionLimits[choice.country];
    if (choice.fileMonths > files) throw refuseField('fileMonths', `At most ${files} months`);
    if (choice.videoMonths > Math.min(recordings, choice.fileMonths)) {
      throw refuseField('videoMonths', `At most ${Math.min(recordings, choice.fileMonths)} months`);
    }
    await sql.saveChoice(ctx.db, {
      company_id: ctx.actor.companyId,
      country: choice.country,
      file_months: choice.fileMonths,
      video_months: choice.videoMonths,
      changed_by: ctx.actor.accountId,
      changed_at: ctx.now().toISOString(),
    });
    return choice;
  },

  async preview(ctx, { days }) {
    const until = new Date(ctx.now().getTime() + days * day).toISOString();
    const rows = await sql.dueUntil(ctx.db, ctx.actor.companyId, await termsOf(ctx, ctx.actor.companyId), until);
    const shown = rows.slice(0, mostShown);
    const ids = shown.map(({ id }) => id);
    const blind = await sql.leftBlind(ctx.db, ids, ctx.actor.accountId);
    const items = shown.map((row): RetentionDue => {
      const all = row.files_until <= until;
      return {
        applicationId: row.id,
        ...calledFor(row, blind.has(row.id)),
        title: row.title ?? '',
        what: all ? 'all' : 'recordings',
        on: all ? row.files_until : row.recordings_until,
        held: row.held,
      };
    });
    return { items, total: rows.length };
  },

  async receipts(ctx) {
    const rows = await sql.receiptsOf(ctx.db, ctx.actor.companyId);
    return {
      items: rows.map(({ id, at, recordings, files, invitations, held }) => ({
        id,
        at,
        recordings: recordings.length,
        files: files.length,
        invitations,
        held,
        applicationIds: [...recordings, ...files],
      })),
    };
  },

  async holds(ctx) {
    const rows = await holds.holdsOf(ctx.db, ctx.actor.companyId);
    const ids = rows.map(({ application_id }) => application_id);
    const blind = await sql.leftBlind(ctx.db, ids, ctx.actor.accountId);
    return {
      items: rows.map((row) => ({
        applicationId: row.application_id,
        ...calledFor(row, blind.has(row.application_id)),
        title: row.title ?? '',
        reason: row.reason,
        placedAt: row.placed_at,
        placedBy: nameOf(row.placer_first_name, row.placer_last_name) || null,
      })),
    };
  },

  async hold(ctx, { applicationId, reason }) {
    const { companyId, accountId } = ctx.actor;
    await atomically(ctx, async (ctx) => {
      await lockApplications(ctx.db, [applicationId], companyId);
      const application = await holds.findApplication(ctx.db, applicationId, companyId);
      if (!application?.account_id) throw new Refused('not-found');
      const row = { id: ctx.newId(), application_id: applicationId, company_id: companyId, reason, placed_by: accountId };
      if (!(await holds.insertHold(ctx.db, { ...row, placed_at: ctx.now().toISOString() }))) throw new Refused('already-held');
      await audited(ctx, { action: 'changed', object: 'retention', objectId: applicationId, subjects: [application.account_id] });
    });
  },

  async release(ctx, { applicationId }) {
    const { companyId, accountId } = ctx.actor;
    await atomically(ctx, async (ctx) => {
      const application = await holds.findApplication(ctx.db, applicationId, companyId);
      const lifted = await holds.liftHold(ctx.db, applicationId, companyId, accountId, ctx.now().toISOString());
      if (!lifted || !application?.account_id) throw new Refused('not-found');
      await audited(ctx, { action: 'changed', object: 'retention', objectId: applicationId, subjects: [application.account_id] });
    });
  },

  async kept(ctx) {
    const { accountId } = ctx.actor;
    const companies = await sql.companiesOf(ctx.db, accountId);
    const items = await Promise.all(
      companies.map(async ({ id, name }) => {
        const terms = await termsOf(ctx, id);
        const rows = await sql.keptOf(ctx.db, accountId, id, terms);
        const longest = terms.renewed === null ? [] : await sql.keptOf(ctx.db, accountId, id, { ...terms, files: terms.renewed });
        return rows.map((row) => ({
          applicationId: row.id,
          companyName: name,
          title: row.title ?? '',
          recordingsUntil: row.recorded ? row.recordings_until : null,
          filesUntil: row.files_until,
          held: row.held,
          longer:
            terms.renewed === null
              ? null
              : { until: longest.find((one) => one.id === row.id)?.files_until ?? row.files_until, agreed: row.renewed },
        }));
      }),
    );
    return { items: items.flat() };
  },

  async keepLonger(ctx, { applicationId }) {
    const { accountId } = ctx.actor;
    for (const { id } of await sql.companiesOf(ctx.db, accountId)) {
      const terms = await termsOf(ctx, id);
      const row = (await sql.keptOf(ctx.db, accountId, id, terms)).find((one) => one.id === applicationId);
      if (!row || terms.renewed === null) continue;
      if (!row.renewed) await recordConsent(ctx, accountId, 'retention', ctx.language, row.booking_id);
      return;
    }
    throw new Refused('not-found');
  },
};

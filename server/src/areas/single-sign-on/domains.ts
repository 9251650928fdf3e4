import { day } from '@vitrine/contract/durations.ts';
import type { CompanyDomain } from '@vitrine/contract/single-sign-on/connection.ts';
import type { companyDomains } from '@vitrine/contract/single-sign-on/domains.ts';
import { domainGraceDays, mostDomains } from '@vitrine/contract/single-sign-on/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import { type Atomic, atomically, type World } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { endSingleSignOnSessions } from '../../platform/sessions/sessions.ts';
import { txtRecords } from '../../providers/domains/index.ts';
import { lockConnection } from './connection.sql.ts';
import * as sql from './domains.sql.ts';
import { domainLetter } from './mails/domain.ts';

const recordOf = ({ token }: Pick<sql.DomainRow, 'token'>) => `vitrine-verification=${token}`;

const stateOf = ({ proven_at, missing_since }: sql.DomainRow) =>
  proven_at === null ? ('waiting' as const) : missing_since === null ? ('proven' as const) : ('missing' as const);

export const presentDomain = (row: sql.DomainRow): CompanyDomain => ({
  id: row.id,
  domain: row.domain,
  record: recordOf(row),
  state: stateOf(row),
});

/** Whether the company has a proven domain. */
export const isProvenAnywhere = async ({ db }: Pick<World, 'db'>, companyId: string) =>
  (await sql.domainsOf(db, companyId)).some((one) => one.proven_at !== null);

/** Whether the record of a domain is there; undefined where nobody answered. */
async function isThere({ config }: Pick<World, 'config'>, row: sql.DomainRow) {
  const records = await txtRecords(row.domain, config.dnsServers);
  return records?.some((one) => one.trim() === recordOf(row));
}

/** A domain is the company's no more: nobody of it signs in there any longer, and who did is signed out. */
async function lose(ctx: Atomic<World>, row: sql.DomainRow) {
  await sql.updateDomain(ctx.db, row.id, { proven_at: null, missing_since: null });
  await endSingleSignOnSessions(ctx, row.company_id);
  await tellOwner(ctx, row, 'lost');
}

async function tellOwner(ctx: Atomic<World>, { id, company_id, domain }: sql.DomainRow, what: 'missing' | 'lost') {
  const owner = await sql.ownerOf(ctx.db, company_id);
  if (!owner) return;
  const language = owner.language as Language;
  const url = `${ctx.url()}/recruiter-settings/single-sign-on`;
  const letter = domainLetter(language, { what, firstName: owner.first_name, domain, url });
  await sendMail(ctx, { email: owner.email, language }, letter, { once: `domain ${what} ${id} ${ctx.now().toISOString().slice(0, 10)}` });
}

export const domainHandlers: Handlers<typeof companyDomains> = {
  add: (ctx, { domain }) =>
    atomically(ctx, async (ctx) => {
      const { companyId, accountId } = ctx.actor;
      await sql.lockDomains(ctx.db, companyId);
      if ((await sql.domainsOf(ctx.db, companyId)).length >= mostDomains) throw new Refused('too-many-domains');
      const row = { id: ctx.newId(), company_id: companyId, domain, token: newToken(), added_at: ctx.now().toISOString() };
      if (!(await sql.insertDomain(ctx.db, row))) throw new Refused('domain-known', [{ field: 'domain', message: 'domain-known' }]);
      await audited(ctx, { action: 'changed', object: 'sign-in', subjects: [accountId] });
      return { id: row.id, record: recordOf(row) };
    }),

  async check(ctx, { id }) {
    const { companyId, accountId } = ctx.actor;
    const row = await sql.findDomain(ctx.db, companyId, id);
    if (!row) throw new Refused('not-found');
    const there = await isThere(ctx, row);
    if (there === undefined) throw new Refused('unavailable');
    if (!there) throw new Refused('domain-unproven');
    const other = await sql.provenDomain(ctx.db, row.domain);
    // of two whose records are both there, it stays with the first; where nobody answers too
    const isOthers = other !== undefined && other.id !== id;
    if (isOthers && (await isThere(ctx, other)) !== false) throw new Refused('domain-taken');
    await atomically(ctx, async (ctx) => {
      await sql.lockDomains(ctx.db, row.domain);
      const now = await sql.provenDomain(ctx.db, row.domain);
      if (now && now.id !== id && now.id !== other?.id) throw new Refused('domain-taken');
      if (now && now.id !== id) await lose(ctx, now);
      if (now?.id === id) await sql.updateDomain(ctx.db, id, { missing_since: null });
      else await sql.updateDomain(ctx.db, id, { proven_at: ctx.now().toISOString(), missing_since: null });
      await audited(ctx, { action: 'changed', object: 'sign-in', subjects: [accountId] });
    });
  },

  remove: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      const { companyId, accountId } = ctx.actor;
      const connection = await lockConnection(ctx.db, companyId);
      const row = await sql.findDomain(ctx.db, companyId, id);
      if (!row || !(await sql.deleteDomain(ctx.db, companyId, id))) throw new Refused('not-found');
      // the owner alone would be left: nobody else could sign in at the provider, nor by another way
      if (connection?.required_since && row.proven_at && !(await isProvenAnywhere(ctx, companyId))) throw new Refused('domain-needed');
      await endSingleSignOnSessions(ctx, companyId);
      await audited(ctx, { action: 'changed', object: 'sign-in', subjects: [accountId] });
    }),
};

/** Looks whether the record of a proven domain is still there. One that is away for some days is the company's no more: it may be somebody else's by now. */
export const watchDomain = oneOfMany('watch-company-domain', async (ctx, { id }) => {
  const row = await sql.domainById(ctx.db, id);
  const there = row?.proven_at ? await isThere(ctx, row) : undefined;
  if (!row || there === undefined) return;
  await atomically(ctx, async (ctx) => {
    await sql.lockDomains(ctx.db, row.domain);
    const now = await sql.domainById(ctx.db, id);
    if (!now?.proven_at) return;
    if (there) return void (await sql.updateDomain(ctx.db, id, { missing_since: null }));
    if (now.missing_since === null) {
      await sql.updateDomain(ctx.db, id, { missing_since: ctx.now().toISOString() });
      await tellOwner(ctx, now, 'missing');
    } else if (ctx.now().getTime() - Date.parse(now.missing_since) >= domainGraceDays * day) await lose(ctx, now);
  });
});

export const watchDomains = everyOne('watch-company-domains', '23 */6 * * *', watchDomain, (ctx, after, limit) =>
  sql.provenAfter(ctx.db, after, limit),
);

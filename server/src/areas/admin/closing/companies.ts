import { companyGraceDays } from '@vitrine/contract/admin/closing.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused } from '../../../platform/refused.ts';
import { demandName } from '../../../platform/typed-name.ts';
import { accountIdsOf, closeCompany, reopenCompany } from '../../accounts/index.ts';
import { leaveOutClosed, stopRenewals } from '../../billing/index.ts';
import { countAnew } from '../../webhooks/index.ts';
import { findCompany } from '../companies.sql.ts';
import { companyLetter, type Occasion } from '../mails/company-closed.ts';
import * as sql from './closing.sql.ts';
import { tellCandidates } from './telling.jobs.ts';

async function companyFor(ctx: Ctx, companyId: string) {
  const found = await findCompany(ctx.db, companyId);
  if (!found) throw new Refused('not-found');
  return found;
}

/** Notes for the people of a company that their accounts were changed, and writes to its owner. */
async function noteAndTell(ctx: Atomic<Ctx<Actor>>, companyId: string, occasion: Occasion, company: string, until?: string) {
  const subjects = await accountIdsOf(ctx.db, companyId);
  await audited(ctx, {
    action: occasion === 'deleting' ? 'removed' : 'changed',
    object: 'account',
    objectId: companyId,
    subjects,
    companyId,
  });
  const owner = await sql.ownerOf(ctx.db, companyId);
  if (!owner) return;
  const language = owner.language as Language;
  const letter = companyLetter(language, occasion, { name: owner.first_name, company, until, url: ctx.url() });
  await sendMail(ctx, { email: owner.email, language }, letter);
}

/** Closes a company at once; with `forGood` its plans end with their period, its candidates are told, and it goes after a month. */
export const close = (ctx: Ctx<Actor>, companyId: string, { name, forGood }: { name: string; forGood: boolean }) =>
  atomically(ctx, async (ctx) => {
    const company = await companyFor(ctx, companyId);
    demandName(company.name, name);
    const now = ctx.now();
    const eraseAt = forGood ? new Date(now.getTime() + companyGraceDays * day).toISOString() : null;
    const closedAt = await closeCompany(ctx, companyId, eraseAt);
    if (forGood) {
      await stopRenewals(ctx.db, companyId, now.toISOString());
      await enqueue(ctx, tellCandidates, { id: companyId, closedAt, back: false });
    }
    await noteAndTell(ctx, companyId, forGood ? 'deleting' : 'closed', company.name, eraseAt ?? undefined);
    return { eraseAt: eraseAt ?? '' };
  });

/**
 * Opens a company again that was closed here. One that is open stays as it is, and one whose time is over exists no more: it is
 * erased some at a time, and what was opened in the middle of that would be half of a company, whose other half goes on going.
 */
export const reopen = (ctx: Ctx<Actor>, companyId: string) =>
  atomically(ctx, async (ctx) => {
    const company = await companyFor(ctx, companyId);
    if (!company.deactivated_at) return;
    const closed = await reopenCompany(ctx, companyId);
    if (!closed) throw new Refused('company-left');
    if (closed.erase_at && new Date(closed.erase_at) <= ctx.now()) throw new Refused('not-found');
    await countAnew(ctx.db, companyId);
    await leaveOutClosed(ctx.db, { companyId, from: closed.closed_at, to: ctx.now().toISOString() });
    if (closed.erase_at) await enqueue(ctx, tellCandidates, { id: companyId, closedAt: closed.closed_at, back: true });
    await noteAndTell(ctx, companyId, 'back', company.name);
  });

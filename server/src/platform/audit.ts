import { createHash } from 'node:crypto';
import { hour, minute } from '@vitrine/contract/durations.ts';
import type { AuditAction } from '@vitrine/contract/privacy/audit.ts';
import * as z from 'zod';
import * as sql from './audit.sql.ts';
import { type AnyCtx, atomically, type Ctx } from './context.ts';
import { job } from './jobs/jobs.ts';
import { isGuestReviewer } from './sessions/roles.ts';
import { sameText, sign } from './sessions/secrets.ts';

/** What of somebody was looked at or changed. */
export type AuditObject =
  | 'account'
  | 'profile'
  | 'profile-video'
  | 'document'
  | 'application'
  | 'answer'
  | 'message'
  | 'conversation'
  | 'block'
  | 'email'
  | 'mail'
  | 'invoice'
  | 'status'
  | 'comment'
  | 'talk'
  | 'rating'
  | 'scorecard'
  | 'identity'
  | 'showroom'
  | 'closeup'
  | 'link'
  | 'consent'
  | 'accommodation'
  | 'retention'
  | 'export'
  | 'company-export'
  | 'sign-in'
  | 'access'
  | 'voucher';

export interface AuditEvent {
  action: AuditAction;
  object: AuditObject;
  objectId?: string;
  /** Accounts whose data it was; one entry each. */
  subjects: string[];
  /** The company on whose side it happened, where the caller is nobody of a company; null where no company is to read of it. */
  companyId?: string | null;
  /** Seen through a link: the caller is whoever holds it. */
  byLink?: boolean;
  /** Done by the provider at which the company's people sign in. */
  byProvider?: boolean;
}

/** The same look within this time is one look. */
const oneLook = 10 * minute;

const lookedAt = (ctx: AnyCtx, actor: string | null, { object, objectId = '' }: AuditEvent) =>
  sql.seenSince(ctx.db, {
    actor,
    companyId: ctx.actor?.scope?.companyId ?? null,
    keyId: isGuestReviewer(ctx.actor) ? null : (ctx.actor?.key?.id ?? null),
    object,
    objectId,
    since: new Date(ctx.now().getTime() - oneLook).toISOString(),
  });

/**
 * Notes a look at or a change to personal data, in the transaction of the event. Entries hold numbers instead of
 * people, and nothing of what was seen. Own looks at own data are not noted, and a screen that asks again while
 * something on it is still being made is one look.
 */
export async function audited(ctx: AnyCtx, event: AuditEvent) {
  // a guest reviewer has no account to stand under: whoever holds the link
  const guest = isGuestReviewer(ctx.actor);
  const actor = isGuestReviewer(ctx.actor) ? undefined : ctx.actor;
  const subjects = event.action === 'seen' && !event.byLink ? event.subjects.filter((one) => one !== actor?.accountId) : event.subjects;
  if (subjects.length === 0) return;
  const acting = event.byLink ? undefined : actor;
  const numbers = await sql.auditNumbers(ctx.db, acting ? [...subjects, acting.accountId] : subjects, ctx.newId);
  const actorNumber = (acting && numbers.get(acting.accountId)) ?? null;
  const seen = event.action === 'seen' && (actorNumber || guest) ? await lookedAt(ctx, actorNumber, event) : undefined;
  const noted = [...new Set(subjects)].filter((subject) => !seen?.has(numbers.get(subject) ?? null));
  if (noted.length === 0) return;
  await sql.addEntries(
    ctx.db,
    noted.map((subject) => ({
      at: ctx.now().toISOString(),
      actor: actorNumber,
      actor_kind: event.byLink || guest ? 'link' : event.byProvider ? 'provider' : (acting?.userType ?? 'product'),
      company_id: event.companyId === undefined ? (ctx.actor?.scope?.companyId ?? null) : event.companyId,
      subject: numbers.get(subject) ?? null,
      action: event.action,
      object: event.object,
      object_id: event.objectId ?? '',
      key_id: acting?.key?.id ?? null,
    })),
  );
}

const digestOf = (previous: string, lines: { line: string }[]) =>
  createHash('sha256')
    .update([previous, ...lines.map(({ line }) => line)].join('\n'))
    .digest('hex');

const signatureOf = (ctx: Pick<Ctx, 'key'>, at: string, digest: string) => sign(ctx.key, `audit ${at} ${digest}`);

/** Every hour: the hours that have ended are digested, each with the one before, and signed. */
export const sealAudit = job(
  'seal-audit',
  z.object({}),
  (ctx) =>
    atomically(ctx, async (ctx) => {
      await sql.lockSealing(ctx.db);
      // a transaction that began in the last minute of an hour has ended by now
      const until = new Date(Math.floor((ctx.now().getTime() - 10 * minute) / hour) * hour).toISOString();
      let previous = (await sql.lastSeal(ctx.db))?.digest ?? '';
      for (const { hour: at } of await sql.hoursToSeal(ctx.db, until)) {
        const lines = await sql.linesOf(ctx.db, at);
        const digest = digestOf(previous, lines);
        await sql.addSeal(ctx.db, { hour: at, entries: lines.length, digest, signature: signatureOf(ctx, at, digest) });
        previous = digest;
      }
    }),
  { cron: '12 * * * *' },
);

/** Reads the sealed hours again: how many there are, and the first whose entries are no longer those that were sealed. */
export async function verifyAudit(ctx: Ctx): Promise<{ hours: number; sealedUntil: string | null; broken: string | null }> {
  const seals = await sql.seals(ctx.db);
  const last = seals.at(-1);
  const sealedUntil = last ? new Date(Date.parse(last.hour) + hour).toISOString() : null;
  let previous = '';
  for (const seal of seals) {
    const digest = digestOf(previous, await sql.linesOf(ctx.db, seal.hour));
    const right = digest === seal.digest && sameText(seal.signature, signatureOf(ctx, seal.hour, digest));
    if (!right) return { hours: seals.length, sealedUntil, broken: seal.hour };
    previous = digest;
  }
  const slipped = last && (await sql.unsealedBefore(ctx.db, last.hour));
  return { hours: seals.length, sealedUntil, broken: slipped?.hour ?? null };
}

/** Entries, newest first: of a company, or about one account. */
export const auditEntries = (ctx: Pick<Ctx, 'db'>, filter: sql.EntryFilter) => sql.entries(ctx.db, filter);

import { type denialReasons, maxDenialReasons } from '@vitrine/contract/applicants/denial-reasons.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { atomically, type Ctx, type MemberActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { type ReasonRow, reasonName } from '../mails/denial.ts';
import { ourLetter } from '../mails/status.ts';
import * as sql from './denial-reasons.sql.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof sql.findReason>>>;

const inEachLanguage = <T>(of: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>;

const onWire = (language: Language, row: Stored) => ({
  id: row.id,
  name: reasonName(language, row) ?? '',
  archived: row.archived_at !== null,
  letters: inEachLanguage((one) => {
    const ours = ourLetter(one, row);
    return { text: row.letters[one] ?? ours, ours };
  }),
});

/** A reason of the caller's company. */
export async function reasonOf(ctx: Ctx<MemberActor>, id: string) {
  const found = await sql.findReason(ctx.db, ctx.actor.scope.companyId, id);
  if (!found) throw new Refused('not-found');
  return found;
}

/** Refuses a reason that is not the company's or was put away, and any where nobody is denied. */
export async function demandReason(ctx: Ctx<MemberActor>, id: string, status: ApplicationStatus) {
  const { archived_at } = await reasonOf(ctx, id);
  if (status !== 'Denied') throw refuseField('reasonId', 'Reasons are noted where somebody is denied');
  if (archived_at) throw refuseField('reasonId', 'This reason was put away');
}

/** Two of one name could not be told apart; the caller reads them in one language. */
async function demandFreeName(ctx: Ctx<MemberActor>, name: string, besides?: string) {
  const all = await sql.listReasons(ctx.db, ctx.actor.scope.companyId);
  const same = (one: ReasonRow) => reasonName(ctx.language, one)?.toLowerCase() === name.toLowerCase();
  if (all.some((one) => one.id !== besides && same(one))) throw new Refused('reason-taken');
  return all.length;
}

/** What the company wrote itself: neither nothing nor our own words. */
const ownLetters = (letters: Record<Language, string>, of: Pick<ReasonRow, 'preset'>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(letters).filter(([language, text]) => text && text !== ourLetter(language as Language, of))),
  );

export const denialReasonHandlers: Handlers<typeof denialReasons> = {
  async list(ctx) {
    const items = await sql.listReasons(ctx.db, ctx.actor.scope.companyId);
    return { items: items.map((row) => onWire(ctx.language, row)), ours: inEachLanguage((one) => ourLetter(one, { preset: null })) };
  },

  async add(ctx, { name, letters }) {
    const row = await atomically(ctx, async (ctx) => {
      if ((await demandFreeName(ctx, name)) >= maxDenialReasons) throw new Refused('too-many-reasons');
      return sql.insertReason(ctx.db, {
        id: ctx.newId(),
        company_id: ctx.actor.scope.companyId,
        name,
        letters: ownLetters(letters, { preset: null }),
        created_at: ctx.now().toISOString(),
      });
    });
    return onWire(ctx.language, row);
  },

  async update(ctx, { id, name, letters }) {
    const row = await atomically(ctx, async (ctx) => {
      const before = await reasonOf(ctx, id);
      await demandFreeName(ctx, name, id);
      // ours keeps its name in every language until it gets another
      const renamed = name !== reasonName(ctx.language, before);
      return sql.updateReason(ctx.db, id, { ...(renamed ? { name } : {}), letters: ownLetters(letters, before) });
    });
    return onWire(ctx.language, row);
  },

  async archive(ctx, { id, archived }) {
    await reasonOf(ctx, id);
    return onWire(ctx.language, await sql.updateReason(ctx.db, id, { archived_at: archived ? ctx.now().toISOString() : null }));
  },
};

import { type administratorWords, earlierWordsHours } from '@vitrine/contract/candidates/administrator-words.ts';
import { hour } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { audited } from '../../../platform/audit.ts';
import { type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused } from '../../../platform/refused.ts';
import { wordsLetter } from '../mails/administrator-words.ts';
import * as sql from './administrator-words.sql.ts';

type Row = Awaited<ReturnType<typeof sql.findWords>>;

const onWire = (row: Row) => ({
  comment: row?.text ?? '',
  changedAt: row?.changed_at ?? null,
  releasedAt: row?.released_at ?? null,
});

async function demandCandidate(ctx: Ctx, id: string) {
  const found = await sql.findCandidate(ctx.db, id);
  if (!found) throw new Refused('not-found');
  return found;
}

async function forAdministrators(ctx: Ctx, accountId: string) {
  const earlier = await sql.findEarlier(ctx.db, accountId, ctx.now().toISOString());
  return {
    ...onWire(await sql.findWords(ctx.db, accountId)),
    earlier: earlier ? { id: earlier.id, comment: earlier.text, until: earlier.remove_at } : null,
  };
}

type Candidate = NonNullable<Awaited<ReturnType<typeof sql.findCandidate>>>;

/** Words that are overwritten or emptied are kept for a day; what stands there again is kept no longer. */
async function keepFormer(ctx: Atomic<Ctx>, accountId: string, former: NonNullable<Row> | undefined, comment: string) {
  const now = ctx.now().getTime();
  if (former) {
    const remove_at = new Date(now + earlierWordsHours * hour).toISOString();
    await sql.keepEarlier(ctx.db, { account_id: accountId, id: ctx.newId(), text: former.text, changed_at: former.changed_at, remove_at });
    return;
  }
  // where nothing stood, what was emptied before is still what stood there last
  if ((await sql.storedEarlier(ctx.db, accountId))?.text === comment) await sql.deleteEarlier(ctx.db, accountId);
}

/** Changes the words of a dossier that is held; its candidate is told, and has released nothing of them. */
async function change(ctx: Atomic<Ctx>, person: Candidate, comment: string) {
  const { id } = person;
  const former = await sql.lockWords(ctx.db, id);
  // saving once more what stands there takes no release away
  if ((former?.text ?? '') === comment) return forAdministrators(ctx, id);
  const now = ctx.now().toISOString();
  await keepFormer(ctx, id, former, comment);
  if (comment) await sql.putWords(ctx.db, { account_id: id, text: comment, changed_at: now });
  else await sql.deleteWords(ctx.db, id);
  await audited(ctx, { action: comment ? 'changed' : 'removed', object: 'comment', subjects: [id] });
  const language = person.language as Language;
  const letter = wordsLetter(language, comment ? 'written' : 'removed', { name: person.name, url: `${ctx.url()}/candidate-dossier` });
  // however often they are changed on one day
  const once = `dossier-words ${comment ? 'written' : 'removed'} ${id} ${now.slice(0, 10)}`;
  await sendMail(ctx, { email: person.email, language }, letter, { once });
  return forAdministrators(ctx, id);
}

export const administratorWordsHandlers: Handlers<typeof administratorWords> = {
  async read(ctx, { candidate_id }) {
    await demandCandidate(ctx, candidate_id);
    await audited(ctx, { action: 'seen', object: 'comment', subjects: [candidate_id] });
    return forAdministrators(ctx, candidate_id);
  },

  update: (ctx, { candidate_id, comment }) =>
    atomically(ctx, async (ctx) => {
      const person = await demandCandidate(ctx, candidate_id);
      await sql.holdDossier(ctx.db, candidate_id);
      return change(ctx, person, comment);
    }),

  putBack: (ctx, { candidate_id, earlierId }) =>
    atomically(ctx, async (ctx) => {
      const person = await demandCandidate(ctx, candidate_id);
      await sql.holdDossier(ctx.db, candidate_id);
      const earlier = await sql.findEarlier(ctx.db, candidate_id, ctx.now().toISOString());
      if (!earlier) throw new Refused('not-found');
      // pressed twice, or the words were changed meanwhile
      if (earlier.id !== earlierId) throw new Refused('changed-elsewhere');
      return change(ctx, person, earlier.text);
    }),

  release: (ctx, { released, changedAt }) =>
    atomically(ctx, async (ctx) => {
      const { accountId } = ctx.actor;
      const words = await sql.lockWords(ctx.db, accountId);
      if (!words) throw new Refused('not-found');
      if (released && words.changed_at !== changedAt) throw new Refused('changed-elsewhere');
      await sql.setReleased(ctx.db, accountId, released ? (words.released_at ?? ctx.now().toISOString()) : null);
      await audited(ctx, { action: released ? 'shared' : 'changed', object: 'comment', subjects: [accountId] });
      return onWire(await sql.findWords(ctx.db, accountId));
    }),
};

/** Every ten minutes: what was overwritten or emptied a day ago goes. */
export const forgetEarlierWords = job(
  'forget-earlier-words',
  z.object({}),
  async (world) => {
    await sql.forgetEarlier(world.db, world.now().toISOString());
  },
  { cron: '*/10 * * * *' },
);

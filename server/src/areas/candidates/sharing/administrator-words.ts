import type { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import { atomically, type Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
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

export const administratorWordsHandlers: Handlers<typeof administratorWords> = {
  async read(ctx, { candidate_id }) {
    await demandCandidate(ctx, candidate_id);
    await audited(ctx, { action: 'seen', object: 'comment', subjects: [candidate_id] });
    return onWire(await sql.findWords(ctx.db, candidate_id));
  },

  update: (ctx, { candidate_id, comment }) =>
    atomically(ctx, async (ctx) => {
      const person = await demandCandidate(ctx, candidate_id);
      const former = await sql.lockWords(ctx.db, candidate_id);
      // saving once more what stands there takes no release away
      if ((former?.text ?? '') === comment) return onWire(former);
      const now = ctx.now().toISOString();
      if (comment) await sql.putWords(ctx.db, { account_id: candidate_id, text: comment, changed_at: now });
      else await sql.deleteWords(ctx.db, candidate_id);
      await audited(ctx, { action: comment ? 'changed' : 'removed', object: 'comment', subjects: [candidate_id] });
      const language = person.language as Language;
      const letter = wordsLetter(language, comment ? 'written' : 'removed', { name: person.name, url: `${ctx.url()}/candidate-dossier` });
      // however often they are changed on one day
      const once = `dossier-words ${comment ? 'written' : 'removed'} ${candidate_id} ${now.slice(0, 10)}`;
      await sendMail(ctx, { email: person.email, language }, letter, { once });
      return onWire(await sql.findWords(ctx.db, candidate_id));
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

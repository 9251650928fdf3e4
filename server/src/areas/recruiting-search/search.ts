import type { Input, Reply } from '@vitrine/contract/endpoint.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import type { candidateFavorites, recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { limitMailsTo } from '../../platform/mail/mail-limit.ts';
import { fromReplica } from '../../platform/postgres/replica/reading.ts';
import { Refused } from '../../platform/refused.ts';
import { corrected } from '../../platform/search/spelling.ts';
import { wordsIn } from '../../platform/search/tsquery.ts';
import { companyName } from '../accounts/index.ts';
import { demandEntitlement } from '../billing/index.ts';
import { sendInvitations } from '../invitations/index.ts';
import { knownLexicon, wordsOf } from '../job-search/index.ts';
import * as sql from './candidates.sql.ts';
import { cardsOf, favoritesOf, mayContact, openedOf } from './candidates.ts';
import { candidateTerms } from './find-candidates.sql.ts';
import { findCandidates } from './find-candidates.ts';
import { foundLetter } from './mails/found.ts';
import { buildQuery } from './query.ts';

type Asked = Input<typeof recruitingSearch.search>;

/** With fewer hits than this, another spelling is looked for. */
const few = 3;

const find = async (ctx: Ctx, { page, count, ...filters }: Asked) =>
  findCandidates(ctx.db, await buildQuery(ctx, filters, ctx.language), { page, count, sort: filters.textsearch ? 'Best' : 'Recent' });

/** Another spelling of the text, if it finds more. */
async function otherSpelling(ctx: Ctx, asked: Asked, total: number) {
  if (!asked.textsearch || total >= few) return undefined;
  const text = await corrected(ctx.db, candidateTerms, asked.textsearch, wordsIn(asked.textsearch), wordsOf(await knownLexicon(ctx)));
  if (text === undefined) return undefined;
  const other = await find(ctx, { ...asked, textsearch: text, page: 1, count: 1 });
  return other.total > total ? text : undefined;
}

/** R010. */
async function search(ctx: Ctx<RecruiterActor>, asked: Asked): Promise<Reply<typeof recruitingSearch.search>> {
  const { ids, ...found } = await find(ctx, asked);
  const [items, didYouMean] = await Promise.all([cardsOf(ctx, ids), otherSpelling(ctx, asked, found.total)]);
  return { ...found, items, page: asked.page, count: asked.count, ...omitUndefined({ didYouMean }) };
}

/** Writes to somebody who was found: the invitation, and the first time who found them and how to end that. */
async function inviteFound(ctx: Ctx<RecruiterActor>, { id, bookingId, message, ...wanted }: Input<typeof recruitingSearch.invite>) {
  const person = await sql.findFindable(ctx.db, { id });
  if (!person) throw new Refused('not-found');
  await demandEntitlement(ctx, ctx.actor.companyId, 'contact');
  const { email, first_name: firstName, last_name: lastName } = person;
  const { companyId, accountId } = ctx.actor;
  const language = person.language as Language;
  await limitMailsTo(ctx, email);
  return atomically(ctx, async (ctx) => {
    const candidates = [{ email, firstName, lastName }];
    const { repeated } = await sendInvitations(ctx, { bookingId, candidates, message, language: wanted.language ?? language });
    const first = await sql.noteContact(ctx.db, {
      company_id: companyId,
      account_id: id,
      recruiter_id: accountId,
      at: ctx.now().toISOString(),
    });
    if (first) {
      const company = await companyName(ctx.db, companyId);
      await sendMail(
        ctx,
        { email, language },
        foundLetter(language, { firstName, companyName: company, url: `${ctx.url()}/candidate-dashboard` }),
      );
    }
    await audited(ctx, { action: 'sent', object: 'profile', objectId: id, subjects: [id] });
    return { repeated: repeated.length > 0 };
  });
}

export const recruitingSearchHandlers: Handlers<typeof recruitingSearch> = {
  search: fromReplica(search),

  async one(ctx, { id }) {
    const opened = await openedOf(ctx, id);
    await audited(ctx, { action: 'seen', object: 'profile', objectId: id, subjects: [id] });
    return opened;
  },

  invite: inviteFound,
};

/** An address says who is meant only to those who may see it. */
async function meant(ctx: Ctx<RecruiterActor>, { id, candidateEmail }: Input<typeof candidateFavorites.add>) {
  if (candidateEmail && !(await mayContact(ctx))) throw new Refused('not-found');
  return { id, email: candidateEmail };
}

export const candidateFavoriteHandlers: Handlers<typeof candidateFavorites> = {
  async add(ctx, whom) {
    const person = await sql.findFindable(ctx.db, await meant(ctx, whom));
    if (!person) throw new Refused('not-found');
    await sql.addFavorite(ctx.db, { recruiter_id: ctx.actor.accountId, account_id: person.id, created_at: ctx.now().toISOString() });
  },

  async remove(ctx, whom) {
    if (!(await sql.removeFavorite(ctx.db, ctx.actor.accountId, await meant(ctx, whom)))) throw new Refused('not-found');
  },

  list: favoritesOf,
};

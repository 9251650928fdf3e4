import type { SpokenAnswer, spokenSearch } from '@vitrine/contract/applicants/spoken.ts';
import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import { audited } from '../../../../platform/audit.ts';
import type { Ctx, ReviewingActor } from '../../../../platform/context.ts';
import type { Handlers } from '../../../../platform/http/serve.ts';
import { onReplica } from '../../../../platform/postgres/replica/reading.ts';
import { reviewerIdOf } from '../../../../platform/sessions/roles.ts';
import { rewritten } from '../../../transcripts/index.ts';
import { demandBooking } from '../../applicants.ts';
import { maskedFor, personOf } from '../person.ts';
import { type IsForm, placesOf, termsOf, unclear } from './places.ts';
import * as sql from './spoken.sql.ts';

const perPage = 20;
/** Read at a time, one more than are shown; what is found in a name that is left out is shown to nobody. */
const inOneGo = perPage + 1;
const mostGoes = 8;

/** The words as this reviewer may read them. */
function readableWords(row: sql.SpokenRow): SpokenWord[] {
  const words = row.words as SpokenWord[];
  return row.blind ? rewritten(words, maskedFor(row)) : words;
}

/** The forms in which terms are said whose beginning does not tell: the index knows them by their stems. */
async function formsIn(ctx: Pick<Ctx, 'db'>, all: SpokenWord[][], terms: string[]): Promise<IsForm> {
  const words = [...new Set(all.flatMap((one) => unclear(one, terms)))];
  if (words.length === 0) return () => false;
  const same = new Set((await sql.sameStems(ctx.db, words, terms)).map(({ word, term }) => `${word} ${term}`));
  return (word, term) => same.has(`${word} ${term}`);
}

/** Of these rows the answers in which this reviewer reads all terms; undefined for one in which they do not. */
async function answersIn(ctx: Ctx<ReviewingActor>, rows: sql.SpokenRow[], terms: string[]): Promise<(SpokenAnswer | undefined)[]> {
  const readable = rows.map(readableWords);
  const isForm = await formsIn(ctx, readable, terms);
  return rows.map((row, index) => {
    const places = placesOf(readable[index] ?? [], terms, isForm);
    if (!places) return undefined;
    const { applicationId, bookingId, takeId, questionNo, question, title, source, language, saidAt } = row;
    const { blind, alias, firstName, lastName } = personOf(ctx, { ...row, picture: null });
    return {
      applicationId,
      bookingId,
      takeId,
      questionNo,
      question,
      title,
      source,
      language,
      saidAt,
      blind,
      alias,
      firstName,
      lastName,
      places,
    };
  });
}

type Found = { items: SpokenAnswer[]; subjects: string[]; next: sql.Wanted['after'] };

async function find(ctx: Ctx<ReviewingActor>, wanted: Omit<sql.Wanted, 'count'>, terms: string[]): Promise<Found> {
  const items: SpokenAnswer[] = [];
  const subjects = new Set<string>();
  let { after } = wanted;
  for (let go = 0; go < mostGoes; go++) {
    const rows = await sql.findSpoken(ctx.db, { ...wanted, after, count: inOneGo });
    const answers = await answersIn(ctx, rows, terms);
    for (const [index, row] of rows.entries()) {
      const answer = answers[index];
      after = { at: row.saidAt, takeId: row.takeId };
      if (!answer) continue;
      items.push(answer);
      subjects.add(row.account_id);
      const isLast = index === rows.length - 1 && rows.length < inOneGo;
      if (items.length === perPage) return { items, subjects: [...subjects], next: isLast ? undefined : after };
    }
    if (rows.length < inOneGo) return { items, subjects: [...subjects], next: undefined };
  }
  return { items, subjects: [...subjects], next: after };
}

export const spokenSearchHandlers: Handlers<typeof spokenSearch> = {
  async find(ctx, { textSearch, bookingId, saidBefore, beforeTake }) {
    const { scope } = ctx.actor;
    await demandBooking(ctx, bookingId);
    const terms = termsOf(textSearch);
    const wanted = terms.length > 0 ? await sql.wantedIn(ctx.db, scope.companyId, textSearch) : null;
    if (!wanted) return { items: [], next: null };
    const after = saidBefore && beforeTake ? { at: saidBefore, takeId: beforeTake } : undefined;
    const asked = { ...wanted, scope, bookingId, after, reviewerId: reviewerIdOf(ctx.actor), now: ctx.now().toISOString() };
    const { items, subjects, next } = await onReplica(ctx, (ctx) => find(ctx, asked, terms));
    if (subjects.length > 0)
      await audited(ctx, { action: 'seen', object: 'answer', subjects, ...(bookingId ? { objectId: bookingId } : {}) });
    return { items, next: next ? { saidBefore: next.at, beforeTake: next.takeId } : null };
  },
};

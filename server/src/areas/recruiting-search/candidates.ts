import type { CandidateCard, FoundCandidate } from '@vitrine/contract/recruiting-search/search.ts';
import type { Ctx, RecruiterActor } from '../../platform/context.ts';
import { faceUrl } from '../../platform/files/pictures.ts';
import { Refused } from '../../platform/refused.ts';
import { entitlementOf } from '../billing/index.ts';
import * as sql from './candidates.sql.ts';
import { stageOf } from './find-candidates.ts';

type Row = Awaited<ReturnType<typeof sql.cardsOfRows>>[number];

/** Whether the caller's company may turn to candidates, and therefore see how. */
export const mayContact = async (ctx: Ctx<RecruiterActor>) => (await entitlementOf(ctx, ctx.actor.companyId)).contact;

const cardOf = (ctx: Ctx, { row: _row, email, picture, careerStage, ...card }: Row, contact: boolean): CandidateCard => ({
  ...card,
  careerStage: stageOf(careerStage),
  // a picture is there of those who show their profile to everybody, and as long as they do
  picture: faceUrl({ ...ctx, through: card.id }, picture),
  candidateEmail: contact ? email : null,
});

/** The cards of rows that were found, in their order. */
export async function cardsOf(ctx: Ctx<RecruiterActor>, rows: readonly number[]) {
  const [cards, contact] = await Promise.all([sql.cardsOfRows(ctx.db, ctx.actor, rows), mayContact(ctx)]);
  const byRow = new Map(cards.map((card) => [card.row, card]));
  return rows.flatMap((row) => byRow.get(row) ?? []).map((card) => cardOf(ctx, card, contact));
}

export async function favoritesOf(ctx: Ctx<RecruiterActor>, paging: { page: number; count: number }) {
  const [cards, total, contact] = await Promise.all([
    sql.favoriteCards(ctx.db, ctx.actor, paging),
    sql.countFavorites(ctx.db, ctx.actor.accountId),
    mayContact(ctx),
  ]);
  return { items: cards.map((card) => cardOf(ctx, card, contact)), total, ...paging };
}

/** A candidate who wants to be found, with everything that recruiters may read. */
export async function openedOf(ctx: Ctx<RecruiterActor>, id: string): Promise<FoundCandidate> {
  const row = await sql.openedCard(ctx.db, ctx.actor, id);
  if (!row) throw new Refused('not-found');
  const { phone, shared, about, courseOfStudies, ...card } = row;
  const [experience, education, contact] = await Promise.all([sql.experienceOf(ctx.db, id), sql.educationOf(ctx.db, id), mayContact(ctx)]);
  return {
    ...cardOf(ctx, card, contact),
    about,
    courseOfStudies,
    experience: shared ? experience : experience.map((one) => ({ ...one, employer: '', place: '', description: '' })),
    education: shared ? education : education.map((one) => ({ ...one, school: '', description: '' })),
    phone: contact && phone ? phone : null,
  };
}

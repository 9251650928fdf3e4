import type { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { audited } from '../../../platform/audit.ts';
import { type Atomic, atomically, type Ctx, type ReviewingActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { authorOf, isGuestReviewer, reviewerIdOf } from '../../../platform/sessions/roles.ts';
import { applicationOf, demandBooking } from '../applicants.ts';
import { hasReviewed } from './review-requests.ts';
import { deleteDraft, deleteDraftsBy, findDraft, keepDraft } from './score-drafts.sql.ts';
import * as sql from './scorecards.sql.ts';
import { noteSeen } from './seen.ts';
import { tellOfGuest } from './telling.ts';

type Criterion = Awaited<ReturnType<typeof sql.criteriaOf>>[number];
type Card = Awaited<ReturnType<typeof sql.cardsOf>>[number];
type Score = Awaited<ReturnType<typeof sql.scoresOf>>[number];

/** From here on reviewers see a person differently enough to talk about it. */
const differingPoints = 2;

const present = ({ id, name, levels: [one = '', two = '', three = '', four = '', five = ''] }: Criterion) => ({
  id,
  name,
  levels: { 1: one, 2: two, 3: three, 4: four, 5: five },
});

const presentCard = (card: Card, own: boolean, scores: Score[]) => ({
  name: card.name,
  own,
  note: card.note,
  scoredAt: card.scored_at,
  scores: scores
    .filter((one) => one.scorecard_id === card.id)
    .map((one) => ({ criterionId: one.criterion_id, points: one.points, note: one.note })),
});

/** Mean and range of one criterion; nothing where nobody could tell. */
function summaryOf(criterionId: string, scores: Score[]) {
  const points = scores.filter((one) => one.criterion_id === criterionId).flatMap((one) => one.points ?? []);
  if (points.length === 0) return [];
  const [lowest, highest] = [Math.min(...points), Math.max(...points)];
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  return [
    { criterionId, mean: Math.round(mean * 10) / 10, lowest, highest, count: points.length, differ: highest - lowest >= differingPoints },
  ];
}

interface Given {
  criteria: Criterion[];
  cards: Card[];
  scores: Score[];
  reviewerId: string;
}

/** What was given by one set of criteria; of the others' nothing until the own is given. */
function judgedBy(setId: string, { reviewerId, ...given }: Given, open = false) {
  const criteria = given.criteria.filter((one) => one.set_id === setId);
  const cards = given.cards.filter((one) => one.set_id === setId);
  const own = cards.find((one) => one.reviewer_id === reviewerId);
  const others = cards.filter((one) => one.reviewer_id !== reviewerId);
  const shown = own !== undefined || open;
  const counted = given.scores.filter((score) => cards.some((card) => card.id === score.scorecard_id));
  return {
    setId,
    criteria: criteria.map(present),
    own: own ? presentCard(own, true, given.scores) : null,
    others: shown ? others.map((one) => presentCard(one, false, given.scores)) : [],
    othersCount: others.length,
    summary: shown ? criteria.flatMap((one) => summaryOf(one.id, counted)) : [],
  };
}

/** The scores by criterion, where they are by the criteria that count now. */
async function chosenOf<S extends { criterionId: string }>(
  ctx: Atomic<Ctx<ReviewingActor>>,
  bookingId: string,
  setId: string,
  scores: S[],
) {
  await sql.lockBooking(ctx.db, bookingId);
  const current = await sql.findCurrentSet(ctx.db, bookingId);
  if (current?.id !== setId) throw new Refused('criteria-changed');
  const known = new Set((await sql.criteriaOf(ctx.db, [setId])).map((one) => one.id));
  const chosen = new Map(scores.map((one) => [one.criterionId, one]));
  if ([...chosen.keys()].some((one) => !known.has(one))) throw refuseField('scores', 'There is no such criterion');
  return chosen;
}

export const scorecardHandlers: Handlers<typeof scorecards> = {
  async criteria(ctx, { bookingId }) {
    await demandBooking(ctx, bookingId);
    const set = await sql.findCurrentSet(ctx.db, bookingId);
    const criteria = await sql.criteriaOf(ctx.db, set ? [set.id] : []);
    return { setId: set?.id ?? null, criteria: criteria.map(present), used: Boolean(set?.used) };
  },

  async setCriteria(ctx, { bookingId, criteria }) {
    await demandBooking(ctx, bookingId);
    const setId = ctx.newId();
    await atomically(ctx, async (ctx) => {
      await sql.lockBooking(ctx.db, bookingId);
      const before = await sql.findCurrentSet(ctx.db, bookingId);
      if (before) await deleteDraftsBy(ctx.db, before.id);
      if (before && !before.used) await sql.deleteSet(ctx.db, before.id);
      await sql.insertSet(
        ctx.db,
        { id: setId, booking_id: bookingId, made_by: ctx.actor.accountId, made_at: ctx.now().toISOString() },
        criteria.map(({ name, levels }, index) => ({
          id: ctx.newId(),
          set_id: setId,
          position: index + 1,
          name,
          levels: [levels[1], levels[2], levels[3], levels[4], levels[5]],
        })),
      );
    });
    return { setId };
  },

  async get(ctx, { id }) {
    const { booking_id, account_id } = await applicationOf(ctx, id);
    const current = await sql.findCurrentSet(ctx.db, booking_id);
    const reviewerId = reviewerIdOf(ctx.actor);
    const all = await sql.cardsOf(ctx.db, id);
    const cards = isGuestReviewer(ctx.actor) ? all.filter((one) => one.reviewer_id === reviewerId) : all;
    const sets = [...new Set([...(current ? [current.id] : []), ...cards.map((one) => one.set_id)])];
    const [criteria, scores] = await Promise.all([
      sql.criteriaOf(ctx.db, sets),
      sql.scoresOf(
        ctx.db,
        cards.map((one) => one.id),
      ),
    ]);
    if (cards.length > 0) await audited(ctx, { action: 'seen', object: 'scorecard', objectId: id, subjects: [account_id] });
    const given = { criteria, cards, scores, reviewerId };
    const now = current && criteria.some((one) => one.set_id === current.id) ? judgedBy(current.id, given) : null;
    const draft = now && (await findDraft(ctx.db, id, now.setId, authorOf(ctx.actor)));
    return {
      current: now,
      draft: draft ?? null,
      earlier: sets.filter((one) => one !== current?.id).map((one) => judgedBy(one, given, Boolean(now?.own))),
    };
  },

  async give(ctx, { id, setId, note, scores }) {
    await atomically(ctx, async (ctx) => {
      const application = await applicationOf(ctx, id);
      const chosen = await chosenOf(ctx, application.booking_id, setId, scores);
      if (![...chosen.values()].some((one) => one.points !== null)) throw refuseField('scores', 'At least one criterion is scored');
      await audited(ctx, { action: 'changed', object: 'scorecard', objectId: id, subjects: [application.account_id] });
      await tellOfGuest(ctx, application);
      await sql.keepCard(
        ctx.db,
        { id: ctx.newId(), application_id: id, set_id: setId, ...authorOf(ctx.actor), note, scored_at: ctx.now().toISOString() },
        [...chosen.values()].map((one) => ({ criterion_id: one.criterionId, points: one.points, note: one.note })),
      );
      await deleteDraft(ctx.db, id, setId, authorOf(ctx.actor));
      await noteSeen(ctx, id);
      await hasReviewed(ctx, id);
    });
  },

  async keepDraft(ctx, { id, setId, note, scores }) {
    await atomically(ctx, async (ctx) => {
      const { booking_id } = await applicationOf(ctx, id);
      const author = authorOf(ctx.actor);
      if (scores.length === 0) return deleteDraft(ctx.db, id, setId, author);
      const chosen = await chosenOf(ctx, booking_id, setId, scores);
      return keepDraft(ctx.db, id, setId, author, { note, scores: [...chosen.values()] }, ctx.now().toISOString());
    });
  },
};

import { type closeupAdministering, closeupGraceHours } from '@vitrine/contract/closeup/administering.ts';
import { stylesPage } from '@vitrine/contract/closeup/shapes.ts';
import { hour } from '@vitrine/contract/durations.ts';
import { audited } from '../../../platform/audit.ts';
import { type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { demandName, nameOf } from '../../../platform/typed-name.ts';
import { changing } from '../changing.ts';
import { lockCloseup, pagesOf } from '../closeups.sql.ts';
import { closeupFor, ownCloseup } from '../closeups.ts';
import { filesOf } from '../files.sql.ts';
import { tell } from '../letters.ts';
import * as sql from './removals.sql.ts';

const inADay = ({ now }: Pick<Ctx, 'now'>) => new Date(now().getTime() + closeupGraceHours * hour).toISOString();
const aDayAgo = ({ now }: Pick<Ctx, 'now'>) => new Date(now().getTime() - closeupGraceHours * hour).toISOString();

async function nameFor(ctx: Pick<Ctx, 'db'>, accountId: string) {
  const person = await sql.ownerNamed(ctx.db, accountId);
  if (!person) throw new Refused('not-found');
  return nameOf(person);
}

/** The closeup of a candidate, held until the transaction ends. */
async function held(ctx: Atomic<Ctx>, accountId: string) {
  const locked = await lockCloseup(ctx.db, accountId);
  if (!locked) throw new Refused('not-found');
  return locked.id;
}

const note = (ctx: Atomic<Ctx>, action: 'removed' | 'changed', closeupId: string, accountId: string) =>
  audited(ctx, { action, object: 'closeup', objectId: closeupId, subjects: [accountId] });

/** What pages hold, of those that hold anything. */
async function contentsOf(ctx: Pick<Ctx, 'db'>, closeupId: string) {
  const [pages, files] = await Promise.all([pagesOf(ctx.db, closeupId), filesOf(ctx.db, closeupId)]);
  return pages.flatMap(({ number, title, words, entries }) => {
    const there = files.filter((one) => one.number === number);
    const written = title !== '' || words !== '' || (entries as unknown[]).length > 0;
    const count = (kind: (typeof there)[number]['kind']) => there.filter((one) => one.kind === kind).length;
    return written || there.length > 0
      ? [{ number, pictures: count('picture'), videos: count('video'), documents: count('document') }]
      : [];
  });
}

type Removals = 'touched' | 'deletePages' | 'keepPages' | 'remove' | 'keep' | 'takeMonths' | 'returnMonths';

/** What administrators take of a closeup: out of sight at once, gone after a day, kept until then by one press. */
export const removalHandlers: Pick<Handlers<typeof closeupAdministering>, Removals> = {
  async touched(ctx, { candidate_id }) {
    const { id } = await closeupFor(ctx, candidate_id);
    const [name, pages, evaluations] = await Promise.all([
      nameFor(ctx, candidate_id),
      contentsOf(ctx, id),
      sql.countEvaluations(ctx.db, id),
    ]);
    await audited(ctx, { action: 'seen', object: 'closeup', objectId: id, subjects: [candidate_id] });
    return { name, pages, evaluations };
  },

  deletePages: (ctx, { candidate_id, pages, name }) =>
    changing(ctx, candidate_id, async (inner, closeupId) => {
      demandName(await nameFor(inner, candidate_id), name);
      const full = (await contentsOf(inner, closeupId)).map(({ number }) => number);
      // the styles are nobody's words: they are shown and hidden by their owner
      const numbers = pages.filter((number) => number !== stylesPage && full.includes(number));
      const until = inADay(ctx);
      if (!(await sql.planEmptying(inner.db, closeupId, numbers, until))) return;
      await note(inner, 'removed', closeupId, candidate_id);
      await tell(inner, candidate_id, 'emptying', { until });
    }),

  keepPages: (ctx, { candidate_id, pages }) =>
    changing(ctx, candidate_id, async (inner, closeupId) => {
      if (!(await sql.cancelEmptying(inner.db, closeupId, pages))) return;
      await note(inner, 'changed', closeupId, candidate_id);
      await tell(inner, candidate_id, 'pagesKept');
    }),

  async remove(ctx, { candidate_id, name }) {
    const until = inADay(ctx);
    await atomically(ctx, async (ctx) => {
      const id = await held(ctx, candidate_id);
      demandName(await nameFor(ctx, candidate_id), name);
      if (!(await sql.planRemoval(ctx.db, id, until))) return;
      await note(ctx, 'removed', id, candidate_id);
      await tell(ctx, candidate_id, 'removing', { until });
    });
    return ownCloseup(ctx, await closeupFor(ctx, candidate_id));
  },

  async keep(ctx, { candidate_id }) {
    await atomically(ctx, async (ctx) => {
      const id = await held(ctx, candidate_id);
      if (!(await sql.cancelRemoval(ctx.db, id))) return;
      await note(ctx, 'changed', id, candidate_id);
      await tell(ctx, candidate_id, 'kept');
    });
    return ownCloseup(ctx, await closeupFor(ctx, candidate_id));
  },

  async takeMonths(ctx, { candidate_id, name }) {
    await atomically(ctx, async (ctx) => {
      const id = await held(ctx, candidate_id);
      demandName(await nameFor(ctx, candidate_id), name);
      if (!(await sql.takeMonths(ctx.db, candidate_id, { now: ctx.now().toISOString(), since: aDayAgo(ctx) }))) return;
      await note(ctx, 'removed', id, candidate_id);
      await tell(ctx, candidate_id, 'takenBack');
    });
    return ownCloseup(ctx, await closeupFor(ctx, candidate_id));
  },

  async returnMonths(ctx, { candidate_id }) {
    await atomically(ctx, async (ctx) => {
      const id = await held(ctx, candidate_id);
      const given = await sql.returnMonths(ctx.db, candidate_id, aDayAgo(ctx));
      if (!given) return;
      await note(ctx, 'changed', id, candidate_id);
      await tell(ctx, candidate_id, 'given', { until: given.given_until });
    });
    return ownCloseup(ctx, await closeupFor(ctx, candidate_id));
  },
};

import { applicationGraceHours, type products } from '@vitrine/contract/admin/products.ts';
import { hour } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { demandName, nameOf } from '../../../platform/typed-name.ts';
import { isHeld } from '../../applications/index.ts';
import { sentAnswers } from '../../interviews/index.ts';
import { draftFor } from '../../job-ads/index.ts';
import { draftJobCodeFor, touchedByCode } from '../../job-codes/index.ts';
import { ownerOf } from '../closing/closing.sql.ts';
import { findCompany } from '../companies.sql.ts';
import * as sql from './products.sql.ts';
import { cancelRemoval, planRemoval } from './removals.sql.ts';

type Whose = { accountId: string; companyId: string };

const note = (ctx: Atomic<Ctx<Actor>>, action: 'removed' | 'changed', objectId: string, { accountId, companyId }: Whose) =>
  audited(ctx, { action, object: 'application', objectId, subjects: [accountId], companyId });

export const productHandlers: Handlers<typeof products> = {
  list: (ctx, { compId, ...wanted }) => sql.listProducts(ctx.db, { ...wanted, companyId: compId, now: ctx.now().toISOString() }),

  bookings: (ctx, wanted) => sql.listBookings(ctx.db, wanted),

  async create(ctx, { companyId, type, ...said }) {
    const { accountId } = ctx.actor;
    const company = await findCompany(ctx.db, companyId);
    if (!company) throw new Refused('not-found');
    const language = ((await ownerOf(ctx.db, companyId))?.language ?? ctx.language) as Language;
    return atomically(ctx, async (ctx) => ({
      bookingId:
        type === 'jobad'
          ? await draftFor(ctx, { companyId, createdBy: accountId, language, ...said })
          : await draftJobCodeFor(ctx, { companyId, accountId, language, title: said.title, bookingId: said.bookingId }),
    }));
  },

  async appliedList(ctx, { bookingId, compId, ...part }) {
    if (!(await sql.findBooking(ctx.db, bookingId, compId))) throw new Refused('not-found');
    const { items, ...rest } = await sql.listApplicants(ctx.db, { bookingId, ...part });
    const subjects = items.map(({ accountId }) => accountId);
    await audited(ctx, { action: 'seen', object: 'application', objectId: bookingId, subjects, companyId: compId });
    return { ...rest, items };
  },

  async candidateVideos(ctx, { bookingId, candidateEmail }) {
    const found = await sql.findApplicationOf(ctx.db, bookingId, candidateEmail);
    if (!found) throw new Refused('not-found');
    const { id, accountId, companyId } = found;
    await audited(ctx, { action: 'seen', object: 'answer', objectId: id, subjects: [accountId], companyId });
    return { applicationId: id, answers: await sentAnswers(ctx, found) };
  },

  async ofApplicant(ctx, { id }) {
    const found = await sql.touchedByApplication(ctx.db, id, ctx.now().toISOString());
    if (!found) throw new Refused('not-found');
    const { accountId, companyId, email, first_name, last_name, ...touched } = found;
    await audited(ctx, { action: 'seen', object: 'application', objectId: id, subjects: [accountId], companyId });
    return { ...touched, name: nameOf({ email, first_name, last_name }) };
  },

  deleteApplicant: (ctx, { id, name }) =>
    atomically(ctx, async (ctx) => {
      const found = await sql.holdApplication(ctx.db, id);
      if (!found) throw new Refused('not-found');
      demandName(nameOf(found), name);
      if (await isHeld(ctx.db, id)) throw new Refused('application-held');
      const removeAt = await planRemoval(ctx.db, id, new Date(ctx.now().getTime() + applicationGraceHours * hour).toISOString());
      await note(ctx, 'removed', id, found);
      return { removeAt };
    }),

  keepApplicant: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      const found = await sql.holdApplication(ctx.db, id);
      if (!found) throw new Refused('not-found');
      if (await cancelRemoval(ctx.db, id)) await note(ctx, 'changed', id, found);
    }),

  ofCode: (ctx, { id }) => touchedByCode(ctx, id),
};

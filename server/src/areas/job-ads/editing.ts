import { maxRecruitersInCharge } from '@vitrine/contract/job-ads/card.ts';
import type { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import { type Atomic, atomically } from '../../platform/context.ts';
import { copyPicture, replacePicture, storePicture } from '../../platform/files/pictures.ts';
import { storingFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { demandEntitlement } from '../billing/index.ts';
import { bookPlace } from '../job-codes/index.ts';
import { attach, detach, partsOf } from './attaching.ts';
import { type Given, ownWords, storedOf } from './drafting/stored.ts';
import * as sql from './job-ads.sql.ts';
import { demandComplete, demandFuture, jobAdOf, type Recruiter, withLockedJobAd } from './locking.ts';
import { fieldsOf, inCharge, presentJobAd } from './presenter.ts';
import { stateOfAd } from './states.ts';

type CreateInput = Parameters<Handlers<typeof jobAdEditing>['create']>[1];

/** A new draft, which begins with the company's own words; a copy takes over the picture and those in charge, not the dates. */
const create = (ctx: Recruiter, { copyOf, ...input }: CreateInput) =>
  storingFiles(ctx, async (ctx) => {
    const model = copyOf ? await jobAdOf(ctx, copyOf) : undefined;
    const thumbnail = await copyPicture(ctx, model?.thumbnail ?? null);
    return atomically(ctx, (ctx) => writeDraft(ctx, input, model, thumbnail));
  });

async function writeDraft(
  ctx: Atomic<Recruiter>,
  { bookingId, ...input }: Omit<CreateInput, 'copyOf'>,
  model: sql.JobAdRow | undefined,
  thumbnail: string | null,
) {
  await demandEntitlement(ctx, ctx.actor.companyId, 'jobAds');
  const now = ctx.now().toISOString();
  const booking = await bookPlace(ctx, bookingId, 'jobad');
  const copied: Given = model
    ? { ...fieldsOf(model), closingDate: null }
    : { language: ctx.language, presentYourCompany: await ownWords(ctx, ctx.actor.companyId) };
  await sql.insertJobAd(ctx.db, {
    ...(await storedOf(ctx, ctx.actor.companyId, { ...copied, ...omitUndefined(input) })),
    booking_id: booking,
    company_id: ctx.actor.companyId,
    thumbnail,
    created_by: ctx.actor.accountId,
    created_at: now,
    updated_at: now,
  });
  const row = await jobAdOf(ctx, booking);
  if (model) for (const { id } of (await inCharge(ctx, [model.id])).get(model.id) ?? []) await sql.insertInCharge(ctx.db, row.id, id, now);
  return presentJobAd(ctx, row);
}

/** Sets columns of an ad of the own company and nothing else. */
const setting = (ctx: Recruiter, bookingId: string, columns: (row: sql.JobAdRow) => Parameters<typeof sql.updateJobAd>[2]) =>
  withLockedJobAd(ctx, bookingId, async (ctx, row) => {
    await sql.updateJobAd(ctx.db, row.id, { ...columns(row), updated_at: ctx.now().toISOString() });
    return undefined;
  });

/** Puts another picture, or none, in the place of the former one. */
async function changePicture(ctx: Recruiter, bookingId: string, companyId: string | undefined, bytes: Uint8Array | null) {
  if (companyId !== undefined && companyId !== ctx.actor.companyId) throw new Refused('not-found');
  await jobAdOf(ctx, bookingId);
  return storingFiles(ctx, async (ctx) => {
    const thumbnail = bytes && (await storePicture(ctx, bytes, { width: 1200, height: 675 }));
    return withLockedJobAd(ctx, bookingId, async (ctx, row) => {
      await sql.updateJobAd(ctx.db, row.id, { thumbnail });
      await replacePicture(ctx, row.thumbnail, thumbnail);
      return undefined;
    });
  });
}

export const jobAdEditingHandlers: Handlers<typeof jobAdEditing> = {
  create,

  update: (ctx, { bookingId, revision, ...input }) =>
    withLockedJobAd(ctx, bookingId, async (ctx, row) => {
      if (revision !== undefined && revision !== row.revision) throw new Refused('changed-elsewhere');
      const columns = await storedOf(ctx, ctx.actor.companyId, input);
      const moved = input.closingDate !== undefined && input.closingDate !== row.closing_date;
      if (moved && stateOfAd(row, ctx.now()) === 'open') demandFuture(ctx, columns.closes_at ?? null);
      const reopens = stateOfAd(row, ctx.now()) !== 'open' && stateOfAd({ ...row, ...columns }, ctx.now()) === 'open';
      if (reopens) await demandEntitlement(ctx, row.company_id, 'jobAds');
      await sql.updateJobAd(ctx.db, row.id, { ...columns, updated_at: ctx.now().toISOString() });
      await sql.riseRevision(ctx.db, row.id);
      return undefined;
    }),

  read: async (ctx, { bookingId }) => presentJobAd(ctx, await jobAdOf(ctx, bookingId)),

  parts: (ctx, { bookingId }) => partsOf(ctx, bookingId),

  publish: (ctx, { bookingId }) =>
    withLockedJobAd(ctx, bookingId, async (ctx, row) => {
      demandComplete(row);
      demandFuture(ctx, row.closes_at);
      if (stateOfAd(row, ctx.now()) === 'open') return undefined;
      await demandEntitlement(ctx, row.company_id, 'jobAds');
      await sql.updateJobAd(ctx.db, row.id, { published_at: ctx.now().toISOString(), archived_at: null });
      return undefined;
    }),

  unpublish: (ctx, { bookingId }) => setting(ctx, bookingId, () => ({ published_at: null })),

  archive: (ctx, { bookingId }) => setting(ctx, bookingId, (row) => ({ archived_at: row.archived_at ?? ctx.now().toISOString() })),

  unarchive: (ctx, { bookingId }) => setting(ctx, bookingId, (row) => (row.archived_at ? { archived_at: null, published_at: null } : {})),

  uploadThumbnail: async (ctx, { bookingId, companyId }, file) => changePicture(ctx, bookingId, companyId, await file.bytes()),

  deleteThumbnail: (ctx, { bookingId, companyId }) => changePicture(ctx, bookingId, companyId, null),

  attachJobCode: (ctx, { bookingId, jobCodeId }) => withLockedJobAd(ctx, bookingId, (ctx, row) => attach(ctx, row, jobCodeId)),

  detachJobCode: (ctx, { bookingId }) => withLockedJobAd(ctx, bookingId, detach),

  async recruiters(ctx, { bookingId }) {
    const row = await jobAdOf(ctx, bookingId);
    return { items: (await inCharge(ctx, [row.id])).get(row.id) ?? [] };
  },

  addRecruiter: (ctx, { bookingId, recruiterId }) =>
    withLockedJobAd(ctx, bookingId, async (ctx, row) => {
      if (!(await sql.findRecruiter(ctx.db, ctx.actor.companyId, recruiterId))) throw new Refused('not-found');
      const there = (await inCharge(ctx, [row.id])).get(row.id) ?? [];
      if (there.some(({ id }) => id === recruiterId)) return undefined;
      if (there.length >= maxRecruitersInCharge) throw new Refused('too-many-recruiters');
      await sql.insertInCharge(ctx.db, row.id, recruiterId, ctx.now().toISOString());
      return undefined;
    }),

  removeRecruiter: (ctx, { bookingId, recruiterId }) =>
    withLockedJobAd(ctx, bookingId, async (ctx, row) => {
      await sql.deleteInCharge(ctx.db, row.id, recruiterId);
      return undefined;
    }),
};

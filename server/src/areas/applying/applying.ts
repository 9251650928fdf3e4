import { type applying, maxDocuments } from '@vitrine/contract/applying/applying.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { removeFiles, storingFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { recordConsent } from '../accounts/index.ts';
import { insertApplication, isHeld, sendLetter } from '../applications/index.ts';
import { reaches, tellRecruiters } from '../interviews/index.ts';
import { stateOfAd } from '../job-ads/index.ts';
import { demandOpenCode, openOfferOf, questionsToKeep } from '../job-codes/index.ts';
import * as sql from './applying.sql.ts';
import { type Copied, copyProfileDocuments, documentOnWire, removeDocuments, storeDocument, takeBackDocument } from './documents.ts';
import { appliedLetter } from './mails/applied.ts';
import { interviewStep, listApplications, standingOf, statusTold } from './own-applications.ts';
import { wayTo } from './way-to.ts';
import { withdrawApplication } from './withdrawal.ts';

type Candidate = Ctx<Actor>;

/** The job of a booking; a guest reaches the one that was opened alone. */
async function placeOf(ctx: Candidate, bookingId: string) {
  if (ctx.actor.guestOf && ctx.actor.guestBooking !== bookingId) throw new Refused('guest-not-allowed');
  const place = await sql.findPlace(ctx.db, bookingId);
  if (!place || place.company_deactivated_at) throw new Refused('not-found');
  return place;
}

const adStateOf = (ctx: Candidate, { published_at, archived_at, closes_at }: sql.Place) =>
  stateOfAd({ published_at, archived_at, closes_at }, ctx.now());

/** Refuses a job whose time for applying is over (R205) or that was never offered; one without an ad must have an open interview. */
async function demandApplying(ctx: Candidate, place: sql.Place) {
  if (!place.ad_id) return demandOpenCode(ctx, place.booking_id);
  const state = adStateOf(ctx, place);
  if (state === 'closed' || state === 'expired') throw new Refused('too-late');
  if (state === 'archived' && place.published_at) throw new Refused('job-expired');
  if (state !== 'open') throw new Refused('not-found');
}

/** A place with an ad, for applications with message and documents. */
async function openAdOf(ctx: Candidate, bookingId: string) {
  const place = await placeOf(ctx, bookingId);
  if (!place.ad_id) throw new Refused('not-found');
  await demandApplying(ctx, place);
  if (await sql.findMine(ctx.db, ctx.actor.accountId, bookingId)) throw new Refused('already-applied');
  return place;
}

interface Words {
  message: string;
  phone: string;
  documents: string[];
  /** Copies of documents of the profile; undefined where the person was not asked. */
  copies?: Copied[];
}

/** Writes the application, once (R182, R204), with a receipt to the candidate and word to the recruiters. */
async function send(ctx: Candidate, place: sql.Place, { message, phone, documents, copies }: Words, consent: boolean) {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const replyBy = place.reply_days ? new Date(now.getTime() + place.reply_days * day).toISOString().slice(0, 10) : null;
  const application = await atomically(ctx, async (ctx) => {
    const made = await insertApplication(ctx.db, {
      id: ctx.newId(),
      account_id: accountId,
      booking_id: place.booking_id,
      company_id: place.company_id,
      ...(await questionsToKeep(ctx, place.booking_id)),
      unique_id: newToken(),
      status_at: now.toISOString(),
      created_at: now.toISOString(),
      applied_at: now.toISOString(),
      reply_by: replyBy,
      ip_address: ctx.caller.ip,
      message,
      phone,
      documents_chosen: copies !== undefined,
    });
    if (!made) throw new Refused('already-applied');
    const waiting = await sql.lockWaitingDocuments(ctx.db, accountId, place.booking_id);
    if (!documents.every((id) => waiting.some((one) => one.id === id))) throw new Refused('not-found');
    await sql.sendDocuments(ctx.db, documents, made.id);
    for (const copy of copies ?? [])
      await sql.insertDocument(ctx.db, {
        ...copy,
        id: ctx.newId(),
        account_id: accountId,
        booking_id: place.booking_id,
        application_id: made.id,
        created_at: now.toISOString(),
      });
    if (consent) await recordConsent(ctx, accountId, 'application', ctx.language, place.booking_id);
    await mailReceipt(ctx, place, made.id, replyBy);
    await tellRecruiters(ctx, made.id, 'applied');
    return made;
  });
  await removeDocuments(ctx, await sql.waitingDocuments(ctx.db, accountId, place.booking_id));
  return {
    applicationId: application.id,
    bookingId: place.booking_id,
    status: application.status as ApplicationStatus,
    appliedAt: application.created_at,
    replyBy,
    jobCode: await openOfferOf(ctx, place.booking_id),
  };
}

/** What a candidate who only looks is told of a job: its interview, and the own application. */
async function found(ctx: Candidate, place: sql.Place) {
  const mine = await sql.findMine(ctx.db, ctx.actor.accountId, place.booking_id);
  if (!mine && place.ad_id && ['draft', 'archived'].includes(adStateOf(ctx, place))) throw new Refused('not-found');
  return {
    applicationId: mine?.id ?? null,
    bookingId: place.booking_id,
    status: mine ? await statusTold(ctx, mine) : null,
    appliedAt: mine?.created_at ?? null,
    replyBy: mine?.reply_by ?? null,
    jobCode: await openOfferOf(ctx, place.booking_id),
  };
}

async function mailReceipt(ctx: Atomic<Candidate>, place: sql.Place, applicationId: string, replyBy: string | null) {
  const { accountId, email, language, firstName } = ctx.actor;
  const url = await wayTo(ctx, { account_id: accountId, booking_id: place.booking_id, job_code_id: null });
  const interview = interviewStep(place, undefined, ctx.now()) === 'offered';
  const letter = appliedLetter(language, {
    name: firstName,
    company: place.company_name,
    title: place.title ?? '',
    replyBy,
    url,
    interview,
  });
  await sendLetter(ctx, { email, language }, letter, { applicationId });
}

export const applyingHandlers: Handlers<typeof applying> = {
  async applyToBooking(ctx, { jobad, bookingid }) {
    const place = await placeOf(ctx, bookingid);
    if (!jobad) return found(ctx, place);
    await demandApplying(ctx, place);
    return send(ctx, place, { message: '', phone: '', documents: [] }, false);
  },

  async apply(ctx, { bookingId, profileDocuments, ...words }) {
    const place = await openAdOf(ctx, bookingId);
    if (!profileDocuments?.length) return send(ctx, place, { ...words, ...(profileDocuments && { copies: [] }) }, true);
    if (profileDocuments.length + words.documents.length > maxDocuments) throw new Refused('too-many-documents');
    return storingFiles(ctx, async (ctx) =>
      send(ctx, place, { ...words, copies: await copyProfileDocuments(ctx, profileDocuments) }, true),
    );
  },

  async standing(ctx, { bookingId }) {
    const place = await placeOf(ctx, bookingId);
    const { accountId, firstName, lastName, email } = ctx.actor;
    const mine = await sql.findMine(ctx.db, accountId, bookingId);
    if (!mine && (!place.ad_id || adStateOf(ctx, place) === 'draft')) throw new Refused('not-found');
    const documents = mine ? await sql.documentsOf(ctx.db, [mine.id]) : await sql.waitingDocuments(ctx.db, accountId, bookingId);
    return {
      bookingId,
      title: place.title ?? '',
      companyName: place.company_name,
      replyDays: place.reply_days,
      jobcodeId: interviewStep(place, mine, ctx.now()) === 'none' ? null : place.code_id,
      person: { firstName, lastName, email, guest: await sql.isGuest(ctx.db, accountId) },
      application: mine ? { ...standingOf(place, mine, ctx.now()), status: await statusTold(ctx, mine) } : null,
      documents: documents.map((row) => documentOnWire(ctx, row)),
    };
  },

  async uploadDocument(ctx, { bookingId }, file) {
    await openAdOf(ctx, bookingId);
    return documentOnWire(ctx, await storeDocument(ctx, bookingId, file));
  },

  async removeDocument(ctx, { documentId }) {
    await atomically(ctx, async (ctx) => {
      const found = await sql.lockWaiting(ctx.db, ctx.actor.accountId, documentId);
      if (!found) throw new Refused('not-found');
      await removeDocuments(ctx, [found]);
    });
  },

  takeBackDocument: (ctx, { documentId }) => takeBackDocument(ctx, documentId),

  list: (ctx, { page, count }) => listApplications(ctx, { bookingId: ctx.actor.guestBooking, page, count }),

  async withdraw(ctx, { applicationId }) {
    await atomically(ctx, async (ctx) => {
      const mine = await sql.lockMine(ctx.db, ctx.actor.accountId, applicationId);
      if (!mine || !reaches(ctx.actor, mine)) throw new Refused('not-found');
      if (mine.withdrawn_at) throw new Refused('already-withdrawn');
      if (await isHeld(ctx.db, mine.id)) throw new Refused('application-held');
      await removeFiles(ctx, await withdrawApplication(ctx, mine));
    });
  },
};

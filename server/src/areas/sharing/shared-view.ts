import type { SharedAnswer, SharedCard, SharedPerson } from '@vitrine/contract/sharing/shapes.ts';
import { audited } from '../../platform/audit.ts';
import { atomically, type Ctx } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { noteShareLinkView, type ShareLink } from '../../platform/sessions/share-links.ts';
import { profileOf } from '../candidates/index.ts';
import { answersOf } from '../interviews/index.ts';
import { objectOf } from './people.ts';
import * as sql from './sharing.sql.ts';

/** Media links made here end with the link and with the consent of this person, whoever is signed in. */
const throughPerson = (ctx: Ctx, person: sql.PersonRow): Ctx => ({ ...ctx, actor: undefined, through: person.id });

async function answersShown(ctx: Ctx, companyId: string, person: sql.PersonRow): Promise<SharedAnswer[]> {
  const chosen = (await sql.sentAnswers(ctx.db, companyId, [person.account_id])).filter(({ takeId }) => person.answers.includes(takeId));
  const takes = await answersOf(throughPerson(ctx, person), [...new Set(chosen.map((one) => one.application_id))]);
  return chosen.flatMap(({ takeId, questionNo, question }) => {
    const take = takes.find((one) => one.takeId === takeId);
    if (!take) return [];
    const { kind, media, text, fileName, trim } = take;
    return [{ takeId, questionNo, question, kind, media, text, fileName, trim }];
  });
}

async function profileShown(ctx: Ctx, person: sql.PersonRow) {
  const shows = { contact: person.contact, documents: person.documents.length > 0 };
  const profile = await profileOf(throughPerson(ctx, person), person.account_id, shows);
  return { ...profile, documents: profile.documents.filter(({ id }) => person.documents.includes(id)) };
}

async function cardOf(ctx: Ctx, companyId: string, person: sql.PersonRow): Promise<SharedCard> {
  const [profile, sent] = await Promise.all([profileShown(ctx, person), sql.sentAnswers(ctx.db, companyId, [person.account_id])]);
  return {
    personId: person.id,
    firstName: profile.firstName,
    lastName: profile.lastName,
    cProfilePic: profile.cProfilePic,
    profession: profile.profession,
    skills: profile.skills.map(({ name }) => name),
    languages: profile.languages.map(({ language }) => language),
    answers: sent.filter(({ takeId }) => person.answers.includes(takeId)).length,
    documents: profile.documents.length,
  };
}

interface Look {
  link: ShareLink;
  /** Address of the viewer, or empty; null: a recruiter of the company looks before others do, and nothing is noted. */
  viewer: string | null;
}

const companyOf = (link: ShareLink) => link.company_id ?? '';

async function noted(ctx: Ctx, { link, viewer }: Look, subjects: string[], subject: string | null, takeId: string | null = null) {
  if (viewer === null) return;
  await atomically(ctx, async (ctx) => {
    await noteShareLinkView(ctx, link, viewer, subject, takeId);
    const entry = { action: 'seen', objectId: link.id, byLink: true, companyId: companyOf(link) } as const;
    await audited(ctx, { ...entry, object: takeId ? 'answer' : objectOf(link.kind), subjects });
  });
}

/** Cards of those who have agreed, the number of those who have not been heard, and the look on record. */
export async function shownCards(ctx: Ctx, look: Look) {
  const { link } = look;
  const shown = await sql.shownPeople(ctx.db, link.id, companyOf(link));
  const waiting = (await sql.peopleOf(ctx.db, [link.id])).filter(({ state }) => state === 'asked').length;
  const items = await Promise.all(shown.map((person) => cardOf(ctx, companyOf(link), person)));
  await noted(
    ctx,
    look,
    shown.map((person) => person.account_id),
    null,
  );
  return { items, waiting, ...(await sql.companyFace(ctx.db, companyOf(link))) };
}

/** Somebody whom the link shows at this moment; anybody else does not exist. */
export async function shownPerson(ctx: Ctx, link: ShareLink, personId: string) {
  const person = (await sql.shownPeople(ctx.db, link.id, companyOf(link))).find(({ id }) => id === personId);
  if (!person) throw new Refused('not-found');
  return person;
}

/** Everything that was chosen of one person, with the look on record. */
export async function openPerson(ctx: Ctx, look: Look, personId: string): Promise<SharedPerson> {
  const person = await shownPerson(ctx, look.link, personId);
  const [profile, answers] = await Promise.all([profileShown(ctx, person), answersShown(ctx, companyOf(look.link), person)]);
  await noted(ctx, look, [person.account_id], person.account_id);
  return { personId, profile, answers };
}

/** Notes that one of the chosen answers is played. */
export async function playedAnswer(ctx: Ctx, look: Look, personId: string, takeId: string) {
  const person = await shownPerson(ctx, look.link, personId);
  const sent = await sql.sentAnswers(ctx.db, companyOf(look.link), [person.account_id]);
  if (!person.answers.includes(takeId) || !sent.some((one) => one.takeId === takeId)) throw new Refused('not-found');
  await noted(ctx, look, [person.account_id], person.account_id, takeId);
}

import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { LinkPerson, LinkView } from '@vitrine/contract/sharing/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import type { Atomic, Ctx } from '../../platform/context.ts';
import { faceUrl } from '../../platform/files/pictures.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { limitMailsTo } from '../../platform/mail/mail-limit.ts';
import { Refused } from '../../platform/refused.ts';
import { hashOf, sign } from '../../platform/sessions/secrets.ts';
import { type ShareLink, shareTokenOf } from '../../platform/sessions/share-links.ts';
import { companyName, withdrawConsents } from '../accounts/index.ts';
import { sendLetter } from '../applications/index.ts';
import { notify } from '../notifications/index.ts';
import { purposes } from './consents.ts';
import { askedLetter } from './mails/asked.ts';
import { sharedLetter } from './mails/shared.ts';
import * as sql from './sharing.sql.ts';

/** What of somebody is to be shown by a link. */
interface Chosen {
  accountId: string;
  applicationId: string | null;
  /** Takes. */
  answers: string[];
  documents: string[];
  contact: boolean;
}

interface Maker {
  id: string;
  kind: ShareLink['kind'];
  companyId: string;
  /** The job, or empty; and the one address the link is made for, or empty. */
  title: string;
  viewer: string;
}

const tokenOf = (ctx: Pick<Ctx, 'key'>, personId: string) => sign(ctx.key, `share person ${personId}`);

/** The people a company may show, with the answers and documents there are to choose from. */
export async function choosableOf(ctx: Ctx, companyId: string, wanted: { text?: string | undefined; ids?: string[] | undefined }) {
  const people = await sql.choosablePeople(ctx.db, companyId, { ...wanted, reviewer: ctx.actor?.accountId });
  const ids = people.map(({ id }) => id);
  const [answers, documents] = await Promise.all([
    sql.sentAnswers(ctx.db, companyId, ids, ctx.actor?.accountId),
    sql.profileDocuments(ctx.db, ids, companyId),
  ]);
  return people.map((one) => ({
    ...one,
    answers: answers.filter((answer) => answer.account_id === one.id),
    documents: documents.filter((document) => document.account_id === one.id),
  }));
}

type Choosable = Awaited<ReturnType<typeof choosableOf>>[number];

async function ask(ctx: Atomic<Ctx>, link: Maker, person: Choosable, personId: string, chosen: Chosen) {
  const letter = askedLetter(person.language as Language, {
    firstName: person.firstName,
    company: await companyName(ctx.db, link.companyId),
    kind: link.kind === 'showroom' ? 'showroom' : 'applicants',
    title: link.title,
    viewer: link.viewer,
    answers: chosen.answers.length,
    documents: chosen.documents.length,
    contact: chosen.contact,
    url: `${ctx.url()}/sharing-consent#${tokenOf(ctx, personId)}`,
  });
  await limitMailsTo(ctx, person.email);
  const to = { email: person.email, language: person.language as Language };
  const { applicationId } = chosen;
  await (applicationId ? sendLetter(ctx, to, letter, { applicationId }) : sendMail(ctx, to, letter));
  await notify(ctx, [person.id], { kind: 'showing', thing: link.id, linkId: link.id });
}

const widens = (before: sql.PersonRow, now: Chosen) =>
  now.answers.some((one) => !before.answers.includes(one)) ||
  now.documents.some((one) => !before.documents.includes(one)) ||
  (now.contact && !before.contact);

/**
 * Shows exactly these people by a link. Each is asked by mail; who is to show more than they
 * agreed to is asked anew, and hidden until then. Somebody the company may not show does not exist (`not-found`),
 * and neither do answers and documents that are not theirs.
 */
export async function setPeople(ctx: Atomic<Ctx>, link: Maker, wanted: Chosen[]) {
  const choosable = await choosableOf(ctx, link.companyId, { ids: wanted.map(({ accountId }) => accountId) });
  const before = await sql.peopleOf(ctx.db, [link.id]);
  const blind = await sql.leftBlindBehind(ctx.db, [link.id], ctx.actor?.accountId);
  const gone = before.filter((one) => !wanted.some(({ accountId }) => accountId === one.account_id));
  await endPeople(ctx, link, gone);
  await sql.deletePeople(
    ctx.db,
    gone.map(({ id }) => id),
  );
  const at = ctx.now().toISOString();
  for (const [position, chosen] of wanted.entries()) {
    const person = choosable.find(({ id }) => id === chosen.accountId);
    const known = person && before.find((one) => one.account_id === person.id);
    const theirs = person && new Set([...person.answers.map(({ takeId }) => takeId), ...person.documents.map(({ id }) => id)]);
    // what retention removed in the meantime is left out; what never was theirs is refused
    const kept = (ids: string[], former: string[] = []) => {
      if (!theirs || ids.some((id) => !theirs.has(id) && !former.includes(id))) throw new Refused('not-found');
      return ids.filter((id) => theirs.has(id));
    };
    // what the caller does not see of a person cannot be taken away unawares
    const unseen = known ? known.answers.filter((id) => blind.some((one) => one.personId === known.id && one.takes.includes(id))) : [];
    const set = {
      answers: [...kept(chosen.answers, known?.answers), ...unseen.filter((id) => !chosen.answers.includes(id))],
      documents: kept(chosen.documents, known?.documents),
      contact: chosen.contact,
    };
    if (!person) throw new Refused('not-found');
    if (!known) {
      const id = ctx.newId();
      const row = { id, link_id: link.id, account_id: person.id, application_id: chosen.applicationId, position, ...set };
      await sql.insertPeople(ctx.db, [{ ...row, token_hash: hashOf(tokenOf(ctx, id)), state: 'asked', asked_at: at }]);
      await ask(ctx, link, person, id, { ...chosen, ...set });
    } else if (widens(known, { ...chosen, ...set })) {
      await endPeople(ctx, link, [known]);
      await sql.updatePerson(ctx.db, known.id, { position, ...set, state: 'asked', asked_at: at, answered_at: null });
      await ask(ctx, link, person, known.id, { ...chosen, ...set });
    } else await sql.updatePerson(ctx.db, known.id, { position, ...set });
  }
  await audited(ctx, { action: 'shared', object: objectOf(link.kind), objectId: link.id, subjects: wanted.map((one) => one.accountId) });
}

export const objectOf = (kind: ShareLink['kind']) => (kind === 'showroom' ? 'showroom' : 'link');

/** Ends the consents of people behind a link: it no longer shows them, or shows more than they agreed to. */
async function endPeople(ctx: Ctx, link: Pick<Maker, 'id' | 'kind'>, people: Pick<sql.PersonRow, 'account_id'>[]) {
  const at = ctx.now().toISOString();
  for (const { account_id } of people)
    for (const bookingId of await sql.bookingsOfLink(ctx.db, link.id))
      await withdrawConsents(ctx.db, account_id, { purpose: purposes[link.kind], bookingId, linkId: link.id }, at);
}

/** A link has ended for good: what was agreed to for it alone holds no longer. */
export async function endLink(ctx: Ctx, link: Pick<Maker, 'id' | 'kind'>) {
  const people = await sql.peopleOf(ctx.db, [link.id]);
  await endPeople(ctx, link, people);
  await audited(ctx, { action: 'removed', object: objectOf(link.kind), objectId: link.id, subjects: people.map((one) => one.account_id) });
}

/** People behind links and the looks at them, by link, as far as the caller of the company may know them. */
export async function behindLinks(ctx: Ctx, linkIds: string[]) {
  const [people, views, blind] = await Promise.all([
    sql.peopleOf(ctx.db, linkIds),
    sql.viewsOf(ctx.db, linkIds),
    sql.leftBlindBehind(ctx.db, linkIds, ctx.actor?.accountId),
  ]);
  const hidden = new Map(blind.map((one) => [one.personId, one]));
  return (linkId: string): { people: LinkPerson[]; views: LinkView[] } => {
    const here = people.filter((one) => one.link_id === linkId);
    const aliases = new Map(here.map((one) => [one.account_id, aliasBehind(hidden.get(one.id))]));
    return {
      people: here.map((one) => personOnWire(ctx, one, hidden.get(one.id))),
      views: views
        .filter((one) => one.link_id === linkId)
        .map((one) => ({
          at: one.at,
          viewer: one.viewer,
          person: aliases.get(one.subject ?? '') ?? (one.first_name === null ? null : `${one.first_name} ${one.last_name}`),
          question: one.question,
        })),
    };
  };
}

type Hidden = Awaited<ReturnType<typeof sql.leftBlindBehind>>[number] | undefined;

const aliasBehind = (hidden: Hidden) => (hidden?.number == null ? undefined : aliasOf(hidden.number));

/** Behind a link to applicants, whoever is left blind has an alias alone; in a showroom only the answers tell more than the company chose by name. */
function personOnWire(ctx: Ctx, row: Awaited<ReturnType<typeof sql.peopleOf>>[number], hidden: Hidden): LinkPerson {
  const alias = aliasBehind(hidden);
  const who = { candidate_id: row.account_id, firstName: row.first_name, lastName: row.last_name, cProfilePic: faceUrl(ctx, row.picture) };
  return {
    personId: row.id,
    blind: alias !== undefined,
    alias: alias ?? '',
    ...(alias === undefined ? who : { candidate_id: '', firstName: '', lastName: '', cProfilePic: null }),
    state: row.state,
    askedAt: row.asked_at,
    answeredAt: row.answered_at,
    answers: row.answers.filter((one) => !hidden?.takes.includes(one)),
    documents: alias === undefined ? row.documents : [],
    contact: row.contact,
  };
}

export const stateOfLink = (ctx: Ctx, link: { revoked_at: string | null; expires_at: string }): 'open' | 'expired' | 'revoked' =>
  link.revoked_at ? 'revoked' : link.expires_at <= ctx.now().toISOString() ? 'expired' : 'open';

interface Sending {
  link: Pick<ShareLink, 'id' | 'kind' | 'expires_at'>;
  companyId: string;
  page: string;
  email: string;
  message: string;
  password: boolean;
}

/** Mails a link, in the language of the caller; who comes through this mail is known by its address. */
export async function mailLink(ctx: Atomic<Ctx>, { link, companyId, page, email, message, password }: Sending) {
  const id = ctx.newId();
  const letter = sharedLetter(ctx.actor?.language ?? ctx.language, {
    company: await companyName(ctx.db, companyId),
    message,
    url: `${ctx.url()}${page}#${shareTokenOf(ctx, link)}/${id}`,
    until: link.expires_at,
    password,
  });
  const mailId = await sendMail(ctx, { email, language: ctx.actor?.language ?? ctx.language }, letter);
  await sql.insertLinkMail(ctx.db, { id, link_id: link.id, email, mail_id: mailId, at: ctx.now().toISOString() });
  const subjects = (await sql.peopleOf(ctx.db, [link.id])).map((one) => one.account_id);
  await audited(ctx, { action: 'sent', object: objectOf(link.kind), objectId: link.id, subjects });
}

import { createHash } from 'node:crypto';
import type { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import { atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { calendarFile, calendarOf, instantOf } from '../../platform/mail/calendar.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused } from '../../platform/refused.ts';
import { isRecruiter } from '../../platform/sessions/roles.ts';
import { findShareLink, type ShareLink } from '../../platform/sessions/share-links.ts';
import { fill } from '../../platform/texts.ts';
import { notify } from '../notifications/index.ts';
import { companyFace, openPerson, playedAnswer, shownCards, shownPerson } from '../sharing/index.ts';
import { requestLetter } from './mails/request.ts';
import * as sql from './showrooms.sql.ts';
import { addressOf } from './showrooms.ts';
import { talkTexts } from './texts.ts';
import { admitViewer, showroomBehind, type Visit, visitOf } from './visits.ts';

interface Asked {
  token?: string | undefined;
  visit?: string | undefined;
  id?: string | undefined;
}

/** Who looks at the list: a viewer who was let in, or a recruiter of the company before others do. */
async function lookOf(
  ctx: Ctx,
  { token, visit, id }: Asked,
): Promise<{ link: ShareLink; showroom: sql.ShowroomRow; viewer: string | null }> {
  if (token && visit) return visitOf(ctx, { token, visit });
  const companyId = isRecruiter(ctx.actor) && ctx.actor.companyId;
  const showroom = id && companyId ? await sql.findShowroom(ctx.db, id, companyId) : undefined;
  const link = showroom && (await findShareLink(ctx, showroom.link_id));
  if (!showroom || !link) throw new Refused('not-found');
  return { link, showroom, viewer: null };
}

interface Request {
  kind: 'talk' | 'profile';
  personId: string;
  name: string;
  email: string;
  message: string;
  times: Date[];
  timeZone: string;
  minutes: number | null;
}

/** Ids of events hold nothing that opens anything. */
const uidOf = (requestId: string, place: number) =>
  `${createHash('sha256').update(`${requestId} ${place}`).digest('hex').slice(0, 32)}@vitrine`;

/** Keeps what a viewer asks for and mails it to the recruiter; every proposed time goes along as an invitation. */
async function request(ctx: Ctx, { link, showroom }: Visit, wanted: Request) {
  const { kind, personId, name, email, message, times, timeZone, minutes } = wanted;
  const person = await shownPerson(ctx, link, personId);
  const [who, recruiter] = await Promise.all([
    sql.findName(ctx.db, person.account_id),
    sql.answerable(ctx.db, showroom.company_id, showroom.created_by),
  ]);
  if (!who || !recruiter) throw new Refused('not-found');
  const id = ctx.newId();
  const at = ctx.now();
  const fullName = `${who.first_name} ${who.last_name}`;
  const language = recruiter.language as Language;
  const words = talkTexts[language];
  const attachments = times.map((start, place) =>
    calendarFile(
      times.length === 1 ? 'invitation.ics' : `invitation-${place + 1}.ics`,
      calendarOf({
        uid: uidOf(id, place),
        start,
        minutes: minutes ?? 30,
        summary: fill(words.summary, { person: fullName, name }),
        description: [fill(words.description, { name }), ...(message ? [message] : [])].join('\n'),
        organizer: { name, email },
        attendee: { name: `${recruiter.first_name} ${recruiter.last_name}`, email: recruiter.email },
        now: at,
      }),
    ),
  );
  const letter = requestLetter(language, {
    kind,
    name,
    email,
    message,
    times,
    timeZone,
    recruiter: recruiter.first_name,
    person: fullName,
    showroom: showroom.title,
    url: `${ctx.url()}/showrooms`,
  });
  await atomically(ctx, async (ctx) => {
    await sql.insertRequest(ctx.db, {
      id,
      kind,
      name,
      email,
      message,
      minutes,
      showroom_id: showroom.id,
      person_id: person.id,
      times: times.map((one) => one.toISOString()),
      time_zone: timeZone,
      at: at.toISOString(),
    });
    await sendMail(ctx, { email: recruiter.email, language }, letter, { attachments, about: person.account_id });
    await notify(ctx, [recruiter.id], { kind: 'viewer', thing: link.id, linkId: link.id, detail: kind });
    const entry = { action: 'added', object: 'showroom', objectId: link.id, byLink: true } as const;
    await audited(ctx, { ...entry, subjects: [person.account_id], companyId: showroom.company_id });
  });
}

export const showroomViewingHandlers: Handlers<typeof showroomViewing> = {
  async open(ctx, { token, email, password }) {
    const behind = await showroomBehind(ctx, token);
    const face = await companyFace(ctx.db, behind.showroom.company_id);
    return { ...face, ...(await admitViewer(ctx, behind, email, password)) };
  },

  async candidates(ctx, { targetEmail, notRequired, generatedLink, ...asked }) {
    const { link, showroom, viewer } = await lookOf(ctx, asked);
    const { items, waiting, companyName, companyLogo } = await shownCards(ctx, { link, viewer });
    const fields = {
      id: showroom.id,
      targetEmail: showroom.target_email,
      notRequired: showroom.not_required,
      generatedLink: addressOf(ctx, showroom),
    };
    const fits =
      (asked.id === undefined || asked.id === fields.id) &&
      (targetEmail === undefined || targetEmail.toLowerCase() === fields.targetEmail) &&
      (notRequired === undefined || notRequired === fields.notRequired) &&
      (generatedLink === undefined || generatedLink === fields.generatedLink);
    return {
      companyName,
      companyLogo,
      title: showroom.title,
      greeting: showroom.greeting,
      expiresAt: showroom.expires_at,
      overlay: showroom.overlay ? (viewer ?? '') || companyName : '',
      viewer: viewer ?? '',
      waiting,
      items: fits ? items.map((card) => ({ ...card, ...fields })) : [],
    };
  },

  async candidate(ctx, { personId, ...inside }) {
    return openPerson(ctx, await visitOf(ctx, inside), personId);
  },

  async played(ctx, { personId, takeId, ...inside }) {
    await playedAnswer(ctx, await visitOf(ctx, inside), personId, takeId);
  },

  async book(ctx, { token, visit, personId, name, email, message, times, timeZone, minutes }) {
    const inside = await visitOf(ctx, { token, visit });
    const starts = [...new Set(times)].map((one) => instantOf(one, timeZone)).sort((one, other) => one.getTime() - other.getTime());
    if (starts.some((one) => one.getTime() <= ctx.now().getTime()))
      throw new Refused('times-past', [{ field: 'times', message: 'times-past' }]);
    await request(ctx, inside, { kind: 'talk', personId, name, email, message, times: starts, timeZone, minutes });
    return { times: starts.map((one) => one.toISOString()) };
  },

  async requestPrivateLink(ctx, { token, visit, personId, name, email, message }) {
    const inside = await visitOf(ctx, { token, visit });
    await request(ctx, inside, { kind: 'profile', personId, name, email, message, times: [], timeZone: '', minutes: null });
  },
};

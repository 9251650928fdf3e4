import { benefitIcon, benefitKeys, benefitName } from '@vitrine/contract/companies/benefits.ts';
import type { business, businessParts } from '@vitrine/contract/companies/business.ts';
import { type Benefit, benefitSlots, maxInside, maxKpis, maxSocials, type newBenefit } from '@vitrine/contract/companies/profile.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import type * as z from 'zod';
import { atomically, type Ctx } from '../../platform/context.ts';
import type { CtxOf, Handlers } from '../../platform/http/serve.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused } from '../../platform/refused.ts';
import { writeTo } from '../accounts/index.ts';
import { mailboxOf } from './mailbox.ts';
import { questionLetter } from './mails/question.ts';
import { type Profile, profileOf, profileView, saving } from './profile.ts';

/** The company meant by a call: the one named, else the caller's own. */
export function companyMeant(ctx: Ctx, companyId: string | undefined) {
  if (companyId) return companyId;
  if (!ctx.actor) throw new Refused('not-signed-in');
  if (!ctx.actor.companyId) throw new Refused('not-allowed');
  return ctx.actor.companyId;
}

type Recruiting = CtxOf<typeof business.update>;
type Order = { benefitType: string; slNo: number };
const order = (a: Order, b: Order) => b.benefitType.localeCompare(a.benefitType) || a.slNo - b.slNo;

/** Benefits in their places; two in one place are refused (R084). */
function placed(benefits: Benefit[]): Benefit[] {
  const places = new Set(benefits.map((one) => `${one.benefitType} ${one.slNo}`));
  if (places.size < benefits.length) throw new Refused('slots-full');
  return [...benefits].sort(order);
}

/** Puts new benefits into the places they name, or the first free ones. */
function withBenefits(before: Benefit[], added: z.output<typeof newBenefit>[]): Benefit[] {
  const benefits = [...before];
  for (const { slNo, ...one } of added) {
    const taken = new Set(benefits.filter((other) => other.benefitType === one.benefitType).map((other) => other.slNo));
    const free = slNo ?? Array.from({ length: benefitSlots[one.benefitType] }, (_, index) => index + 1).find((place) => !taken.has(place));
    if (free === undefined || taken.has(free) || free > benefitSlots[one.benefitType]) throw new Refused('slots-full');
    benefits.push({ ...one, slNo: free });
  }
  return placed(benefits);
}

const bounded = <T>(list: T[], max: number) => {
  if (list.length > max) throw new Refused('slots-full');
  return list;
};

const save = async (ctx: Recruiting, { revision, published, benefits, ...facts }: Input<typeof business.update>) => {
  const now = ctx.now().toISOString();
  return saving(
    ctx,
    (before) => ({
      ...omitUndefined(facts),
      ...(benefits ? { benefits: placed(benefits) } : {}),
      ...(published === undefined ? {} : { publishedAt: published ? (before.publishedAt ?? now) : null }),
    }),
    revision,
  );
};

export const businessHandlers: Handlers<typeof business> = {
  all: async (ctx, { companyId }) => profileView(ctx, companyMeant(ctx, companyId)),
  candidate: (ctx, { companyId }) => profileView(ctx, companyId),
  benefitLinks: async ({ language }) => ({
    items: benefitKeys.map((key) => ({ benefit: key, name: benefitName(key, language), link: benefitIcon(key) })),
  }),
  create: save,
  update: save,

  async email(ctx, { candidateEmail, ...said }) {
    const { published } = await profileView(ctx, ctx.actor.companyId);
    const url = `${ctx.url()}/business-profile/${ctx.actor.companyId}`;
    await writeTo(ctx, candidateEmail, { ...said, ...(published ? { profileUrl: url } : {}) });
  },

  async question(ctx, { companyId, subject, message }) {
    const { company } = await profileOf(ctx, companyId);
    const mailbox = await mailboxOf(ctx.db, companyId);
    if (!mailbox) throw new Refused('not-found');
    const letter = questionLetter(mailbox.language, { from: ctx.actor, company: company.name, about: subject, message });
    await atomically(ctx, (ctx) => sendMail(ctx, mailbox, letter, { about: ctx.actor.accountId }));
  },
};

const addBenefits = (ctx: Recruiting, { benefits }: { benefits: z.output<typeof newBenefit>[] }) =>
  saving(ctx, (before) => ({ benefits: withBenefits(before.benefits, benefits) }));
const setBenefits = (ctx: Recruiting, { benefits }: { benefits: Benefit[] }) => saving(ctx, () => ({ benefits: placed(benefits) }));
const setTeam = (ctx: Recruiting, { team }: { team: Profile['team'] }) => saving(ctx, () => ({ team }));
const addKpi = (ctx: Recruiting, { kpi }: { kpi: Profile['kpis'] }) =>
  saving(ctx, ({ kpis }) => ({ kpis: bounded([...kpis, ...kpi], maxKpis) }));
const setKpi = (ctx: Recruiting, { kpi }: { kpi: Profile['kpis'] }) => saving(ctx, () => ({ kpis: kpi }));
const addSocial = (ctx: Recruiting, { social }: { social: Profile['socials'] }) =>
  saving(ctx, ({ socials }) => ({ socials: bounded([...socials, ...social], maxSocials) }));
const setSocial = (ctx: Recruiting, { social }: { social: Profile['socials'] }) => saving(ctx, () => ({ socials: social }));
const addInside = (ctx: Recruiting, { inside }: { inside: Profile['inside'] }) =>
  saving(ctx, (before) => ({ inside: bounded([...before.inside, ...inside], maxInside) }));
const setInside = (ctx: Recruiting, { inside }: { inside: Profile['inside'] }) => saving(ctx, () => ({ inside }));

export const businessPartHandlers: Handlers<typeof businessParts> = {
  createBenefits: addBenefits,
  benefitsCreate: addBenefits,
  updateBenefits: setBenefits,
  benefitsUpdate: setBenefits,
  createTeam: setTeam,
  teamCreate: setTeam,
  updateTeam: setTeam,
  teamUpdate: setTeam,
  createKpi: addKpi,
  kpiCreate: addKpi,
  updateKpi: setKpi,
  kpiUpdate: setKpi,
  createSocial: addSocial,
  socialCreate: addSocial,
  updateSocial: setSocial,
  socialUpdate: setSocial,
  createInside: addInside,
  insideCreate: addInside,
  updateInside: setInside,
  insideUpdate: setInside,
};

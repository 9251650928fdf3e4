import { type BenefitKey, benefitIcon, benefitName } from '@vitrine/contract/companies/benefits.ts';
import {
  type Benefit,
  type BusinessProfile,
  type InsideItem,
  type Kpi,
  maxGallery,
  responseRateFrom,
  type Social,
  type TeamMember,
} from '@vitrine/contract/companies/profile.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import { faceUrl, pictureUrl } from '../../platform/files/pictures.ts';
import { Refused } from '../../platform/refused.ts';
import { isRecruiter } from '../../platform/sessions/roles.ts';
import { onWire } from '../../platform/wire-names.ts';
import { brandingOf } from './branding.ts';
import { forgetUnused } from './files.ts';
import * as sql from './profiles.sql.ts';

/** The lists of a profile as they are stored. */
export interface Lists {
  benefits: Benefit[];
  team: TeamMember[];
  kpis: Kpi[];
  socials: Social[];
  inside: InsideItem[];
  gallery: string[];
}

export interface Profile extends Lists {
  aboutUs: string;
  slogan: string;
  banner: string | null;
  contactEmail: string;
  publishedAt: string | null;
  updatedAt: string | null;
  revision: number;
}

type Row = Awaited<ReturnType<typeof sql.lockProfile>>;
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof sql.findCompany>>>;

const empty: Profile = {
  aboutUs: '',
  slogan: '',
  banner: null,
  contactEmail: '',
  publishedAt: null,
  updatedAt: null,
  revision: 0,
  benefits: [],
  team: [],
  kpis: [],
  socials: [],
  inside: [],
  gallery: [],
};

const read = (row: Row | undefined): Profile =>
  row
    ? {
        ...onWire(row),
        ...(row as unknown as Lists),
      }
    : empty;

/** A company with its profile; unknown and deactivated ones do not exist, unpublished ones only for their own recruiters. */
export async function profileOf(ctx: Ctx, companyId: string): Promise<{ company: CompanyRow; profile: Profile; own: boolean }> {
  const company = await sql.findCompany(ctx.db, companyId);
  const profile = read(company && (await sql.findProfile(ctx.db, companyId)));
  const own = isRecruiter(ctx.actor) && ctx.actor.companyId === companyId;
  if (!company || (!own && !profile.publishedAt)) throw new Refused('not-found');
  return { company, profile, own };
}

/** Of the decisions that were due in the last twelve months, how many came by the promised day; nothing before ten were due. */
export async function responseRate(ctx: Ctx, company: CompanyRow) {
  const { due, kept } = await sql.keptRepliesOf(ctx.db, company.id, company.time_zone, ctx.now().toISOString());
  return due < responseRateFrom ? null : { percent: Math.round((kept / due) * 100), due };
}

export const galleryOf = (names: readonly string[]) => names.map((name) => ({ name, url: pictureUrl(name) ?? '' }));
export const videoType = (name: string) => (name.endsWith('.webm') ? 'video/webm' : 'video/mp4');

/** The profile on the wire, for whoever asks. */
export async function profileView(ctx: Ctx, companyId: string): Promise<BusinessProfile> {
  const { company, profile, own } = await profileOf(ctx, companyId);
  const [files, recruiters] = await Promise.all([sql.filesOf(ctx.db, companyId), sql.recruitersOf(ctx.db, companyId)]);
  return {
    companyId,
    companyName: company.name,
    companyLogo: pictureUrl(company.logo),
    slug: company.slug,
    industries: company.industries,
    employees: company.employees,
    website: company.website,
    aboutUs: profile.aboutUs,
    slogan: profile.slogan,
    banner: pictureUrl(profile.banner),
    published: profile.publishedAt !== null,
    own,
    benefits: profile.benefits.map((one) => ({
      ...one,
      name: one.benefit ? benefitName(one.benefit, ctx.language) : one.text,
      icon: benefitIcon(one.benefit as BenefitKey | null),
    })),
    team: profile.team.map((one) => {
      const account = recruiters.find((recruiter) => recruiter.id === one.accountId);
      return {
        ...one,
        accountId: own ? one.accountId : null,
        pictureUrl: pictureUrl(one.picture) ?? faceUrl(ctx, account?.picture ?? null),
        recruits: account !== undefined,
      };
    }),
    kpis: profile.kpis,
    socials: profile.socials,
    inside: profile.inside.map((one) => ({ ...one, ...shown(ctx, one, files) })),
    companyImageGallery: galleryOf(profile.gallery),
    look: await brandingOf(ctx, companyId),
    responseRate: await responseRate(ctx, company),
    contactEmail: own ? profile.contactEmail : null,
    revision: profile.revision,
    updatedAt: profile.updatedAt,
  };
}

function shown(ctx: Ctx, { kind, media }: InsideItem, files: sql.FileRow[]) {
  if (kind === 'picture') return { url: pictureUrl(media) ?? '', contentType: 'image/webp', poster: null, ready: true };
  const file = files.find((one) => one.name === media);
  return {
    url: mediaLink(ctx, media, videoType(media)).url,
    contentType: videoType(media),
    poster: file?.poster ? mediaLink(ctx, file.poster, 'image/jpeg').url : null,
    ready: file?.ready ?? true,
  };
}

/** Pictures and videos that a profile names. */
const namedBy = (profile: Profile) =>
  new Set([
    ...profile.team.flatMap((one) => one.picture ?? []),
    ...profile.inside.map((one) => one.media),
    ...profile.gallery,
    ...(profile.banner ? [profile.banner] : []),
  ]);

/** A video that was rendered anew meanwhile goes by its new name. */
function renamed(profile: Profile, files: sql.FileRow[]): Profile {
  const names = new Map(files.map((one) => [one.name, one.replaced_by]));
  return { ...profile, inside: profile.inside.map((one) => ({ ...one, media: names.get(one.media) ?? one.media })) };
}

/** Every file must be one that the company has uploaded, of the kind it is shown as, and people linked must be its own. */
async function demandOwn(ctx: Ctx<RecruiterActor>, next: Profile, files: sql.FileRow[]) {
  const kinds = new Map(files.map((one) => [one.name, one.kind]));
  const pictures = [...next.team.flatMap((one) => one.picture ?? []), ...next.gallery, ...(next.banner ? [next.banner] : [])];
  const wrong = pictures.some((name) => kinds.get(name) !== 'picture') || next.inside.some((one) => kinds.get(one.media) !== one.kind);
  if (wrong) throw new Refused('file-unknown');
  const linked = next.team.flatMap((one) => one.accountId ?? []);
  const known = new Set((await sql.recruitersOf(ctx.db, ctx.actor.companyId)).map((one) => one.id));
  if (linked.some((id) => !known.has(id))) throw new Refused('not-found');
}

/** Changes the own profile while nobody else does, and answers it; files that it no longer names are removed. */
export async function saving(
  ctx: Ctx<RecruiterActor>,
  change: (profile: Profile) => Partial<Profile>,
  revision?: number,
): Promise<BusinessProfile> {
  const { companyId } = ctx.actor;
  const now = ctx.now().toISOString();
  await atomically(ctx, async (ctx) => {
    const before = read(await sql.lockProfile(ctx.db, companyId, now));
    // a profile that was only just made is the empty one the editor began from
    if (revision !== undefined && revision !== before.revision && !(revision === 0 && before.revision === 1))
      throw new Refused('changed-elsewhere');
    const files = await sql.filesOf(ctx.db, companyId);
    const next = renamed({ ...before, ...change(before) }, files);
    if (next.publishedAt && !next.aboutUs) throw new Refused('profile-incomplete');
    if (next.gallery.length > maxGallery) throw new Refused('slots-full');
    await demandOwn(ctx, next, files);
    await sql.updateProfile(ctx.db, companyId, {
      about_us: next.aboutUs,
      slogan: next.slogan,
      banner: next.banner,
      contact_email: next.contactEmail,
      benefits: JSON.stringify(next.benefits),
      team: JSON.stringify(next.team),
      kpis: JSON.stringify(next.kpis),
      socials: JSON.stringify(next.socials),
      inside: JSON.stringify(next.inside),
      gallery: JSON.stringify(next.gallery),
      published_at: next.publishedAt,
      updated_at: now,
    });
    await forgetUnused(ctx, companyId, namedBy(next));
  });
  return profileView(ctx, companyId);
}

import {
  type CompanyLook,
  type FontStyle,
  type look,
  maxFontBytes,
  type OwnLook,
  type StyleDetails,
} from '@vitrine/contract/companies/branding.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import { atomically, type Ctx, type RecruiterActor, type World } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/files/pictures.ts';
import { storingFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { fetchPublic } from '../../providers/outgoing/index.ts';
import { findLook, isLookShown, type LookRow, lockLook, saveLook } from './branding.sql.ts';
import { fontUrl, replaceFont, storeFont } from './fonts.ts';
import { findCompany } from './profiles.sql.ts';

/** The style of a company, or nothing where it has chosen none. */
export const styleOf = (row: LookRow | undefined): StyleDetails | undefined =>
  row && (row.primary_color || row.secondary_color || row.font || row.font_style !== 'sans-serif')
    ? {
        primaryColor1: row.primary_color,
        secondaryColor1: row.secondary_color,
        fontUrl: fontUrl(row.font),
        fontStyle: row.font_style as FontStyle,
      }
    : undefined;

/** What dresses a screen in the look of a company; null where the product's own stands. */
export async function brandingOf(ctx: World, companyId: string): Promise<CompanyLook | null> {
  const style = styleOf(await findLook(ctx.db, companyId));
  return style && (await isLookShown(ctx.db, companyId)) ? { companyId, style } : null;
}

async function ownLook(ctx: Ctx<RecruiterActor>): Promise<OwnLook> {
  const company = await findCompany(ctx.db, ctx.actor.companyId);
  if (!company) throw new Refused('not-found');
  const row = await findLook(ctx.db, company.id);
  return {
    companyName: company.name,
    companyLogo: pictureUrl(company.logo),
    slug: company.slug,
    primaryColor1: row?.primary_color ?? null,
    secondaryColor1: row?.secondary_color ?? null,
    fontUrl: fontUrl(row?.font ?? null),
    fontStyle: (row?.font_style ?? 'sans-serif') as FontStyle,
    fontSource: row?.font_source ?? '',
    businessTerms: row?.business_terms ?? '',
    privacyTerms: row?.privacy_terms ?? '',
  };
}

/** Puts a font, or none, in the place of the one before. */
const changeFont = (ctx: Ctx<RecruiterActor>, bytes: Uint8Array | null, source: string) =>
  storingFiles(ctx, async (ctx) => {
    const { companyId } = ctx.actor;
    const font = bytes && (await storeFont(ctx, bytes));
    await atomically(ctx, async (ctx) => {
      const former = await lockLook(ctx.db, companyId);
      await saveLook(ctx.db, companyId, { font, font_source: source, updated_at: ctx.now().toISOString() });
      await replaceFont(ctx, former?.font, font);
    });
    return ownLook(ctx);
  });

export const lookHandlers: Handlers<typeof look> = {
  own: (ctx) => ownLook(ctx),

  async update(ctx, { primaryColor1, secondaryColor1, fontStyle, businessTerms, privacyTerms }) {
    await saveLook(ctx.db, ctx.actor.companyId, {
      updated_at: ctx.now().toISOString(),
      ...omitUndefined({
        primary_color: primaryColor1,
        secondary_color: secondaryColor1,
        font_style: fontStyle,
        business_terms: businessTerms,
        privacy_terms: privacyTerms,
      }),
    });
    return ownLook(ctx);
  },

  async fetchFont(ctx, { fontUrl: source }) {
    const fetched = await fetchPublic(source, { maxBytes: maxFontBytes, milliseconds: 10_000 }, ctx.config.outgoing);
    if ('why' in fetched) {
      ctx.log.info({ why: fetched.why }, 'a font was not fetched');
      throw new Refused(
        fetched.why === 'not-public' ? 'address-not-public' : fetched.why === 'too-large' ? 'too-large' : 'font-not-fetched',
      );
    }
    return changeFont(ctx, fetched.bytes, source);
  },

  uploadFont: async (ctx, _input, file) => changeFont(ctx, await file.bytes(), ''),
  removeFont: (ctx) => changeFont(ctx, null, ''),
};

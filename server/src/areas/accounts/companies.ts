import type { company } from '@vitrine/contract/accounts/company.ts';
import { atomically, type Ctx, type RecruiterActor, type World } from '../../platform/context.ts';
import { faceUrl, pictureUrl, replacePicture, storePicture } from '../../platform/files/pictures.ts';
import { storingFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { refuseField } from '../../platform/refused.ts';
import * as sql from './companies.sql.ts';
import { industryLabels } from './industries.ts';
import { setPicture } from './persons.ts';

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'company';

/** Makes a company under a name of its own for addresses; returns its id. */
export async function createCompany(ctx: World, name: string, industries: string[]) {
  const wanted = slugOf(name);
  const taken = new Set((await sql.slugsLike(ctx.db, wanted)).map((row) => row.slug));
  const row = { id: ctx.newId(), name, industries, created_at: ctx.now().toISOString() };
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    // another one of that name may be made at this moment
    if (!taken.has(slug) && (await sql.insertCompany(ctx.db, { ...row, slug }))) return row.id;
  }
}

const knownZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** Shows another stored logo of the own company, or none, and lets go of the one before. */
const setLogo = (ctx: Ctx<RecruiterActor>, logo: string | null) =>
  atomically(ctx, async (ctx) => {
    const { companyId } = ctx.actor;
    const former = await sql.lockCompany(ctx.db, companyId);
    await sql.updateCompany(ctx.db, companyId, { logo });
    await replacePicture(ctx, former.logo, logo);
  });

export const companyHandlers: Handlers<typeof company> = {
  async update(ctx, { companyName, timeZone, ...rest }) {
    if (!knownZones.has(timeZone)) throw refuseField('timeZone', 'This time zone is not known');
    await sql.updateCompany(ctx.db, ctx.actor.companyId, { name: companyName, time_zone: timeZone, ...rest });
  },

  async updateLogo(ctx, _input, file) {
    const bytes = await file.bytes();
    return storingFiles(ctx, async (ctx) => {
      const logo = await storePicture(ctx, bytes, { width: 512, height: 512, fit: 'inside' });
      await setLogo(ctx, logo);
      return { companyLogo: pictureUrl(logo) ?? '' };
    });
  },

  deleteLogo: (ctx) => setLogo(ctx, null),

  async profilePic(ctx, input, file) {
    if (!input.delete && !file) throw refuseField('file', 'Please choose a file');
    const bytes = input.delete ? undefined : await file?.bytes();
    return storingFiles(ctx, async (ctx) => {
      const picture = bytes ? await storePicture(ctx, bytes, { width: 512, height: 512 }) : null;
      await atomically(ctx, (ctx) => setPicture(ctx, ctx.actor.accountId, picture));
      return { profilePic: faceUrl(ctx, picture) };
    });
  },

  async industries(ctx, { locale }) {
    return industryLabels(locale === 'gb' ? ctx.language : locale);
  },
};

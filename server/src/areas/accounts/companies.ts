import type { company } from '@vitrine/contract/accounts/company.ts';
import type { World } from '../../platform/context.ts';
import { faceUrl, pictureUrl, removePicture, storePicture } from '../../platform/pictures.ts';
import { refuseField } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';
import { findAccount, updateAccount } from './accounts.sql.ts';
import * as sql from './companies.sql.ts';
import { industryLabels } from './industries.ts';

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
  let slug = wanted;
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
  const id = ctx.newId();
  await sql.insertCompany(ctx.db, { id, name, slug, industries, created_at: ctx.now().toISOString() });
  return id;
}

const knownZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

export const companyHandlers: Handlers<typeof company> = {
  async update(ctx, { companyName, timeZone, ...rest }) {
    if (!knownZones.has(timeZone)) throw refuseField('timeZone', 'This time zone is not known');
    await sql.updateCompany(ctx.db, ctx.actor.companyId, { name: companyName, time_zone: timeZone, ...rest });
  },

  async updateLogo(ctx, _input, file) {
    const { logo: former } = await sql.findCompany(ctx.db, ctx.actor.companyId);
    const logo = await storePicture(ctx, await file.bytes(), { width: 512, height: 512, fit: 'inside' });
    await sql.updateCompany(ctx.db, ctx.actor.companyId, { logo });
    await removePicture(ctx, former);
    return { companyLogo: pictureUrl(logo) ?? '' };
  },

  async deleteLogo(ctx) {
    const { logo } = await sql.findCompany(ctx.db, ctx.actor.companyId);
    await sql.updateCompany(ctx.db, ctx.actor.companyId, { logo: null });
    await removePicture(ctx, logo);
  },

  async profilePic(ctx, input, file) {
    const former = (await findAccount(ctx.db, ctx.actor.accountId))?.picture ?? null;
    if (!input.delete && !file) throw refuseField('file', 'Please choose a file');
    const picture = input.delete || !file ? null : await storePicture(ctx, await file.bytes(), { width: 512, height: 512 });
    await updateAccount(ctx.db, ctx.actor.accountId, { picture });
    await removePicture(ctx, former);
    return { profilePic: faceUrl(ctx, picture) };
  },

  async industries(ctx, { locale }) {
    return industryLabels(locale === 'gb' ? ctx.language : locale);
  },
};

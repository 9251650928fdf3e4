import { randomUUID } from 'node:crypto';
import { company } from '@vitrine/contract/accounts/company.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { look } from '@vitrine/contract/companies/branding.ts';
import { business, businessFiles } from '@vitrine/contract/companies/business.ts';
import { companyInfo } from '@vitrine/contract/companies/info.ts';
import sharp from 'sharp';
import { clip, type Look, portrait } from './clips.ts';
import { banner, logo, scenes } from './drawings.ts';

const drawn = async (svg: string) => new Blob([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())]);

const aboutUs = `Bread takes time, and so do people. Since 1924 we have baked in Lindenhof: by hand, with long doughs and flour from four mills that we know by name.

Today we are 140 people in eleven shops and one bakehouse. We begin at four, we are home for lunch, and nobody here has ever been promoted for shouting.

We look for people who like to finish what they begin. Where you come from and what you did before matters less to us than whether you taste the difference.`;

/** Who speaks in the film from inside. */
export const bela = face('#e2ac84', '#2c2018', '#f4f1ea', '#e3d3bb', false);

const people: { name: string; role: string; look: Look; recruits?: true }[] = [
  { name: 'Rosa Linden', role: 'Owner, fourth generation', look: face('#f0cdb0', '#8a8078', '#9a3a22', '#efe3d2', true), recruits: true },
  { name: 'Bela Kovács', role: 'Head of the bakehouse', look: bela },
  { name: 'Fatou Sarr', role: 'Runs the shop at the market', look: face('#7d4e33', '#15100c', '#c98a3a', '#eadfcf', true) },
  { name: 'Henning Voss', role: 'Apprentice, second year', look: face('#f3d3bd', '#b0592b', '#3d6b1f', '#e5e6da', false) },
];

function face(skin: string, hair: string, shirt: string, wall: string, long: boolean): Look {
  return { skin, hair, shirt, wall, long };
}

/** Gives the demo company a face: logo, look, and a profile with something in every part. */
export async function presentCompany(recruiter: Call) {
  await recruiter(company.updateLogo, { file: await drawn(logo) });
  await recruiter(look.update, { primaryColor1: '#7a3b12', secondaryColor1: '#f2b950', fontStyle: 'sans-serif' });
  const picture = async (svg: string, shape: 'free' | 'square' | 'banner') =>
    recruiter(businessFiles.picture, { shape, file: await drawn(svg) });
  const { id: rosa } = await recruiter(team.info, {});
  const members = [];
  for (const { name, role, look: drawnLook, recruits } of people) {
    const { name: file } = await picture(portrait(drawnLook), 'square');
    members.push({ id: randomUUID(), name, role, picture: file, accountId: recruits ? rosa : null });
  }
  const video = await recruiter(businessFiles.video, { file: await clip('inside') });
  const oven = await picture(scenes.oven, 'free');
  const { name: top } = await picture(banner, 'banner');
  for (const scene of [scenes.loaves, scenes.morning, scenes.shop]) await recruiter(companyInfo.uploadImage, { file: await drawn(scene) });
  await recruiter(business.update, {
    slogan: 'Bread takes time. So do people.',
    aboutUs,
    banner: top,
    published: true,
    team: members,
    benefits: [
      ...(['secure', 'flexible-hours', 'learning', 'health'] as const).map((benefit, index) => ({
        benefitType: 'top' as const,
        slNo: index + 1,
        benefit,
        text: '',
      })),
      { benefitType: 'top', slNo: 5, benefit: null, text: 'A loaf a day, for good' },
      ...(['bicycle', 'public-transport', 'holidays', 'pension', 'drinks', 'childcare', 'events', 'discounts', 'sustainable'] as const).map(
        (benefit, index) => ({ benefitType: 'standard' as const, slNo: index + 1, benefit, text: '' }),
      ),
    ],
    kpis: [
      { figure: '92 %', label: 'would recommend us', note: 'Anonymous survey, spring' },
      { figure: '11', label: 'shops, one bakehouse', note: 'None further than 20 minutes' },
      { figure: '9.4 years', label: 'people stay with us', note: 'On average' },
    ],
    socials: [
      { network: 'linkedin', url: 'https://www.linkedin.com/company/lindenhof-bakeries-demo' },
      { network: 'instagram', url: 'https://www.instagram.com/lindenhof.demo' },
    ],
    inside: [
      { id: randomUUID(), kind: 'video', media: video.name, caption: 'Bela on long doughs and short nights' },
      { id: randomUUID(), kind: 'picture', media: oven.name, caption: 'The stone oven, heated since four' },
    ],
  });
}

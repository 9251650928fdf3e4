import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { look } from '@vitrine/contract/companies/branding.ts';
import { companyInfo } from '@vitrine/contract/companies/info.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { isPublicAddress } from '../../providers/outgoing/addresses.ts';
import { givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

const { world, app, as, work } = await startWorld();
const refusal = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const lato = path.dirname(createRequire(import.meta.url).resolve('@fontsource/lato/package.json'));
const font = (name: string) => new Blob([fs.readFileSync(path.join(lato, 'files', name))]);

test('the look is found by the name in addresses whatever its case, and dresses the interview', async () => {
  const { owner } = await givenCompany(world, 'Bäckerei Lindenhof');
  const me = await as(owner.id);
  const visitor = await as();
  const plain = await visitor(companyInfo.identity, { companyName: 'baeckerei-lindenhof' }).catch(() => undefined);
  expect(plain).toBeUndefined();
  const { slug } = await me(look.update, { primaryColor1: '#AA3311', secondaryColor1: '#ffcc00', fontStyle: 'serif' });
  const { corporateIdentityStyleDetails: style } = await visitor(companyInfo.identity, { companyName: slug.toUpperCase() });
  expect(style).toEqual([{ primaryColor1: '#aa3311', secondaryColor1: '#ffcc00', fontUrl: null, fontStyle: 'serif' }]);
  const { id } = await givenJobCode(me);
  expect((await visitor(interview.landing, { jobcodeId: id })).look).toMatchObject({ style: style[0] });
  await expect(visitor(companyInfo.identity, { companyName: 'nobody-here' })).rejects.toEqual(refusal('not-found'));
});

test('texts of the company stand in for the product’s own, a wrong colour is refused', async () => {
  const { owner } = await givenCompany(world);
  const me = await as(owner.id);
  const { slug } = await me(look.update, { businessTerms: 'Our terms.' });
  expect(await (await as())(companyInfo.identity, { companyName: slug })).toMatchObject({
    businessTerms: 'Our terms.',
    privacyTerms: '',
    corporateIdentityStyleDetails: [],
  });
  await expect(me(look.update, { primaryColor1: 'red;}body{display:none' })).rejects.toEqual(refusal('invalid'));
});

test.each(['lato-latin-400-normal.woff2', 'lato-latin-400-normal.woff'])('%s is stored, served from here and removed', async (name) => {
  const { owner } = await givenCompany(world);
  const me = await as(owner.id);
  const { fontUrl } = await me(look.uploadFont, { file: font(name) });
  const reply = await app.inject(fontUrl ?? '');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, `font/${name.split('.').at(-1)}`]);
  expect((await me(look.removeFont, {})).fontUrl).toBeNull();
  await work();
  expect((await app.inject(fontUrl ?? '')).statusCode).toBe(404);
});

test('what is no font is refused by its content', async () => {
  const me = await as((await givenCompany(world)).owner.id);
  await expect(me(look.uploadFont, { file: new Blob(['body { color: red }'], { type: 'font/woff2' }) })).rejects.toEqual(
    refusal('wrong-file-type'),
  );
  await expect(me(look.uploadFont, { file: new Blob(['wOF2']) })).rejects.toEqual(refusal('broken-font'));
});

test.each([
  'https://localhost/font.woff2',
  'https://127.0.0.1/font.woff2',
  'https://2130706433/font.woff2',
  'https://0x7f.1/font.woff2',
  'https://[::1]/font.woff2',
  'https://[::ffff:127.0.0.1]/font.woff2',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.5/font.woff2',
  'https://intranet/font.woff2',
  'https://printer.local/font.woff2',
  'https://user:secret@fonts.test/font.woff2',
  'https://fonts.test:8443/font.woff2',
])('the server does not fetch %s', async (fontUrl) => {
  const me = await as((await givenCompany(world)).owner.id);
  await expect(me(look.fetchFont, { fontUrl })).rejects.toEqual(refusal('address-not-public'));
});

test('a font without encryption on its way is refused', async () => {
  const me = await as((await givenCompany(world)).owner.id);
  await expect(me(look.fetchFont, { fontUrl: 'http://fonts.test/font.woff2' })).rejects.toEqual(refusal('invalid'));
});

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['2606:4700::1111', true],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['::', false],
  ['not an address', false],
])('%s is on the public internet: %s', (address, open) => {
  expect(isPublicAddress(address)).toBe(open);
});

test('what was chosen is there to edit for every recruiter of the company, and what was left out stays', async () => {
  const { companyId, owner } = await givenCompany(world, 'Mühle');
  const [me, mate] = [await as(owner.id), await as((await givenTeammate(world, companyId)).id)];
  const stranger = await as((await givenCompany(world, 'Elsewhere')).owner.id);
  expect(await me(look.own, {})).toMatchObject({ companyName: 'Mühle', primaryColor1: null, fontStyle: 'sans-serif', businessTerms: '' });
  await me(look.update, { primaryColor1: '#AA3311', businessTerms: 'Our terms.' });
  await mate(look.update, { fontStyle: 'rounded' });
  for (const call of [me, mate])
    expect(await call(look.own, {})).toMatchObject({ primaryColor1: '#aa3311', fontStyle: 'rounded', businessTerms: 'Our terms.' });
  expect(await stranger(look.own, {})).toMatchObject({ companyName: 'Elsewhere', primaryColor1: null, businessTerms: '' });
});

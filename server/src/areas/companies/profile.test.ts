import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { business, businessFiles, businessParts } from '@vitrine/contract/companies/business.ts';
import { companyInfo } from '@vitrine/contract/companies/info.ts';
import { hour } from '@vitrine/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aac, h264, record } from '../../../test/recordings.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { aPicture, givenProfile } from './fixtures.ts';

const { world, app, as, mailsTo, later, work } = await startWorld();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-employer-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

let companyId: string;
let owner: { id: string; email: string };
beforeEach(async () => {
  ({ companyId, owner } = await givenCompany(world));
});
const recruiter = () => as(owner.id);
const refusal = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const own = { benefit: null, text: 'A loaf a day' };

describe('who sees a profile', () => {
  test('nobody but the own recruiters before it is published, everybody after, nobody once it is taken back', async () => {
    const visitor = await as();
    const me = await recruiter();
    const strangers = await as((await givenCompany(world, 'Elsewhere')).owner.id);
    const { companyId: id } = await me(business.update, { aboutUs: 'We bake.' });
    const everywhere = [
      () => visitor(business.candidate, { companyId: id }),
      () => visitor(business.all, { companyId: id }),
      () => visitor(companyInfo.info, { companyId: id }),
      () => strangers(business.candidate, { companyId: id }),
    ];
    for (const ask of everywhere) await expect(ask()).rejects.toEqual(refusal('not-found'));
    expect(await me(business.candidate, { companyId: id })).toMatchObject({ own: true, published: false });
    await me(business.update, { published: true });
    for (const ask of everywhere) expect(await ask()).toMatchObject({ companyId: id, published: true });
    await me(business.update, { published: false });
    for (const ask of everywhere) await expect(ask()).rejects.toEqual(refusal('not-found'));
  });

  test('a deactivated company is absent everywhere', async () => {
    const me = await recruiter();
    const { slug } = await givenProfile(me);
    const visitor = await as();
    expect(await visitor(companyInfo.identity, { companyName: slug.toUpperCase() })).toMatchObject({ companyId });
    await world.db.updateTable('company').set({ deactivated_at: world.now() }).where('id', '=', companyId).execute();
    await expect(visitor(business.candidate, { companyId })).rejects.toEqual(refusal('not-found'));
    await expect(visitor(companyInfo.info, { companyId })).rejects.toEqual(refusal('not-found'));
    await expect(visitor(companyInfo.identity, { companyName: slug })).rejects.toEqual(refusal('not-found'));
  });

  test('publishing wants a text; who writes and whom a person is linked to stays inside', async () => {
    const me = await recruiter();
    await expect(me(business.update, { published: true })).rejects.toEqual(refusal('profile-incomplete'));
    const team = [{ id: randomUUID(), name: 'Rosa', role: '', picture: null, accountId: owner.id }];
    await me(business.update, { aboutUs: 'We bake.', contactEmail: 'jobs@lindenhof.test', team, published: true });
    const seen = await (await as())(business.candidate, { companyId });
    expect(seen).toMatchObject({ own: false, contactEmail: null, team: [{ accountId: null, recruits: true }] });
    expect(JSON.stringify(seen)).not.toContain('@');
  });

  test('a profile changed elsewhere meanwhile is not overwritten', async () => {
    const me = await recruiter();
    const { revision } = await me(business.update, { slogan: 'One', revision: 0 });
    await me(business.update, { slogan: 'Two', revision });
    await expect(me(business.update, { slogan: 'Three', revision })).rejects.toEqual(refusal('changed-elsewhere'));
    expect((await me(business.all, {})).slogan).toBe('Two');
  });
});

describe('the places for benefits (R084, R224)', () => {
  test.each([
    ['top', 5],
    ['standard', 15],
  ] as const)('%s: %i and no more, on both orders of the path', async (benefitType, places) => {
    const me = await recruiter();
    for (let number = 1; number < places; number++) await me(businessParts.createBenefits, { benefits: [{ benefitType, ...own }] });
    const full = await me(businessParts.benefitsCreate, { benefits: [{ benefitType, ...own }] });
    expect(full.benefits.map((one) => one.slNo)).toEqual(Array.from({ length: places }, (_, index) => index + 1));
    await expect(me(businessParts.createBenefits, { benefits: [{ benefitType, ...own }] })).rejects.toEqual(refusal('slots-full'));
    await expect(me(businessParts.createBenefits, { benefits: [{ benefitType, slNo: places + 1, ...own }] })).rejects.toThrow();
  });

  test('a place holds one benefit, an unknown kind and one without words are refused', async () => {
    const me = await recruiter();
    const one = { benefitType: 'top', slNo: 2, ...own } as const;
    await me(businessParts.updateBenefits, { benefits: [one] });
    await expect(me(businessParts.createBenefits, { benefits: [one] })).rejects.toEqual(refusal('slots-full'));
    await expect(me(businessParts.benefitsUpdate, { benefits: [one, one] })).rejects.toEqual(refusal('slots-full'));
    await expect(me(businessParts.updateBenefits, { benefits: [{ ...one, benefitType: 'best' as 'top' }] })).rejects.toEqual(
      refusal('invalid'),
    );
    await expect(me(businessParts.updateBenefits, { benefits: [{ ...one, text: '' }] })).rejects.toEqual(refusal('invalid'));
    await expect(me(businessParts.updateBenefits, { benefits: [{ ...one, slNo: 6 }] })).rejects.toEqual(refusal('invalid'));
  });

  test('the list to choose from speaks the language of the caller', async () => {
    const german = await as(owner.id, { headers: { 'x-language': 'de' } });
    const { items } = await german(business.benefitLinks, {});
    await expect((await as())(business.benefitLinks, {})).rejects.toEqual(refusal('not-signed-in'));
    expect(items).toContainEqual({ benefit: 'bicycle', name: 'Dienstrad', link: '/benefits/bicycle.svg' });
    for (const { link } of items) expect(fs.existsSync(path.join(import.meta.dirname, '../../../../web/public', link)), link).toBe(true);
  });
});

test.each([
  ['linkedin', 'https://evil.test/linkedin.com', false],
  ['linkedin', 'http://www.linkedin.com/company/x', false],
  ['linkedin', 'https://notlinkedin.com/company/x', false],
  ['linkedin', 'https://linkedin.com@evil.test/', false],
  ['website', 'javascript:alert(1)', false],
  ['linkedin', 'https://de.linkedin.com/company/x', true],
  ['website', 'https://lindenhof.test/', true],
] as const)('an address in %s, %s: %s', async (network, url, taken) => {
  const me = await recruiter();
  const asked = me(businessParts.updateSocial, { social: [{ network, url }] });
  if (taken) expect((await asked).socials).toEqual([{ network, url }]);
  else await expect(asked).rejects.toEqual(refusal('invalid'));
});

describe('pictures and videos', () => {
  test('banner and gallery take pictures by their content alone', async () => {
    const me = await recruiter();
    const script = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>']);
    await expect(me(businessFiles.banner, { file: script })).rejects.toEqual(refusal('wrong-file-type'));
    await expect(me(companyInfo.uploadImage, { file: script })).rejects.toEqual(refusal('wrong-file-type'));
    const { banner } = await me(businessFiles.banner, { file: await aPicture(900, 900) });
    expect(banner).toMatch(/^\/api\/pictures\/[\w-]{43}\.webp$/);
    const reply = await app.inject(banner ?? '');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
    const { companyImageGallery } = await me(companyInfo.uploadImage, { file: await aPicture() });
    expect((await me(business.all, {})).companyImageGallery).toEqual(companyImageGallery);
    const name = companyImageGallery[0]?.name ?? '';
    const stranger = await as((await givenCompany(world, 'Elsewhere')).owner.id);
    await expect(stranger(companyInfo.deleteImage, { companyImageGallery: name })).rejects.toEqual(refusal('not-found'));
    expect(await me(companyInfo.deleteImage, { companyImageGallery: `/api/pictures/${name}` })).toEqual({ companyImageGallery: [] });
  });

  test('a company cannot show, and so never remove, what another one has uploaded', async () => {
    const theirs = await (await as((await givenCompany(world, 'Elsewhere')).owner.id))(businessFiles.picture, { file: await aPicture() });
    const me = await recruiter();
    const inside = [{ id: randomUUID(), kind: 'picture' as const, media: theirs.name, caption: '' }];
    await expect(me(businessParts.updateInside, { inside })).rejects.toEqual(refusal('file-unknown'));
    const team = [{ id: randomUUID(), name: 'Rosa', role: '', picture: theirs.name, accountId: null }];
    await expect(me(businessParts.updateTeam, { team })).rejects.toEqual(refusal('file-unknown'));
    const foreign = [{ id: randomUUID(), name: 'Rosa', role: '', picture: null, accountId: (await givenCompany(world)).owner.id }];
    await expect(me(businessParts.teamCreate, { team: foreign })).rejects.toEqual(refusal('not-found'));
  });

  test('what the profile no longer names is gone after a day', async () => {
    const me = await recruiter();
    const { banner } = await me(businessFiles.banner, { file: await aPicture() });
    await me(businessFiles.banner, { delete: true });
    expect((await app.inject(banner ?? '')).statusCode).toBe(200);
    later(25 * hour);
    await me(business.update, { slogan: 'Bread' });
    await work();
    expect((await app.inject(banner ?? '')).statusCode).toBe(404);
  });

  test('a video from inside can be watched by visitors', { timeout: 120_000 }, async () => {
    const me = await recruiter();
    const film = new Blob([fs.readFileSync(record(folder, 'inside.mp4', { ...h264, ...aac }))]);
    const stored = await me(businessFiles.video, { file: film });
    const inside = [{ id: randomUUID(), kind: 'video' as const, media: stored.name, caption: 'Four in the morning' }];
    await me(business.update, { aboutUs: 'We bake.', inside, published: true });
    const seen = await (await as())(business.candidate, { companyId });
    const reply = await app.inject({ url: seen.inside[0]?.url ?? '', headers: { range: 'bytes=0-99' } });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([206, 'video/mp4']);
    await expect(me(businessFiles.video, { file: new Blob(['no film at all']) })).rejects.toEqual(refusal('wrong-file-type'));
  });
});

describe('the response rate', () => {
  /** Applications that were due so many days ago, each decided by that day or not. */
  async function givenDue(kept: number, late: number, daysAgo: number) {
    const { bookingId } = await givenJobCode(await recruiter());
    for (let number = 0; number < kept + late; number++) {
      const { id } = await givenCandidate(world);
      const decided = number < kept ? sql<string>`now() - interval '60 days'` : null;
      const now = world.now().toISOString();
      await world.db
        .insertInto('application')
        .values({
          id: randomUUID(),
          account_id: id,
          booking_id: bookingId,
          company_id: companyId,
          unique_id: randomUUID(),
          status_at: now,
          created_at: now,
          submitted_at: now,
          reply_by: sql`(current_date - ${daysAgo}::integer)` as never,
          decided_at: daysAgo > 60 ? null : (decided as never),
        })
        .execute();
    }
  }

  test('is told from ten promises on, of those of the last year', async () => {
    const me = await recruiter();
    await givenProfile(me);
    const rate = async () => (await me(business.all, {})).responseRate;
    await givenDue(0, 12, 400);
    await givenDue(8, 1, 30);
    expect(await rate()).toBeNull();
    await givenDue(0, 1, 30);
    expect(await rate()).toEqual({ percent: 80, due: 10 });
    await givenDue(0, 5, -5);
    expect(await rate()).toEqual({ percent: 80, due: 10 });
  });
});

test('a candidate writes to a company without seeing an address', async () => {
  await givenProfile(await recruiter());
  const { id, email } = await givenCandidate(world, { firstName: 'Jonas', lastName: 'Feld' });
  const ask = { companyId, subject: 'Trial day', message: 'May I come by?' };
  expect(await (await as(id))(business.question, ask)).toEqual({});
  const [mail] = await mailsTo(owner.email);
  expect(mail?.subject).toContain('Jonas Feld');
  expect(mail?.text).toContain('May I come by?');
  expect(mail?.text).toContain(email);
  await expect((await as())(business.question, ask)).rejects.toEqual(refusal('not-signed-in'));
  const hidden = await givenCompany(world, 'Hidden');
  await expect((await as(id))(business.question, { ...ask, companyId: hidden.companyId })).rejects.toEqual(refusal('not-found'));
});

test('a profile is begun once: the same call again changes what it names and leaves the rest', async () => {
  const me = await recruiter();
  const begun = await me(business.create, { aboutUs: 'We bake.', slogan: 'Bread takes time' });
  expect(begun).toMatchObject({ companyId, aboutUs: 'We bake.', published: false, own: true });
  const again = await me(business.create, { slogan: 'And rolls' });
  expect(again).toMatchObject({ aboutUs: 'We bake.', slogan: 'And rolls' });
  await expect(me(business.create, { slogan: 'Late', revision: begun.revision })).rejects.toEqual(refusal('changed-elsewhere'));
  expect((await me(business.all, {})).slogan).toBe('And rolls');
  const candidate = await as((await givenCandidate(world)).id);
  await expect(candidate(business.create, { aboutUs: 'Ours now' })).rejects.toEqual(refusal('not-allowed'));
});

import { occupations } from '@vitrine/contract/job-search/occupations.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCompany } from '../../accounts/fixtures.ts';
import { givenAd } from '../fixtures.ts';
import { ownLexicon, ownOccupations } from './all.ts';
import { folded } from './lexicon.ts';

const it = await startWorld();
const anyone = await it.as();
const admin = await it.as((await givenAdministrator(it.world)).id);
const search = (textSearch: string, rest: { language?: string; jobLocation?: string; field?: string } = {}) =>
  anyone(jobSearch.search, { textSearch, count: 50, ...rest });
const titles = async (textSearch: string) => (await search(textSearch)).items.map(({ title }) => title);

const bakers = ['Baker, early shift', 'Boulangère / Boulanger', 'Bäckerin (m/w/d)'];

beforeAll(async () => {
  const { companyId } = await givenCompany(it.world, 'Lindenhof');
  const ads: [language: 'en' | 'de' | 'fr', title: string, tasks: string][] = [
    ['en', 'Baker, early shift', 'You shape loaves'],
    ['de', 'Bäckerin (m/w/d)', 'Teige führen'],
    ['fr', 'Boulangère / Boulanger', 'Façonner les pains'],
    ['de', 'Bürokaufmann', 'Sie arbeiten im Büro einer Backstube, die Boulangerie heißt'],
    ['fr', 'Électricien du bâtiment', 'Câblage'],
    ['de', 'Bauleiter', 'Baustellen leiten'],
    ['en', 'Site engineer', 'Back up the crew'],
  ];
  for (const [language, title, tasks] of ads)
    await givenAd(it.world, { companyId, language, title, tasks: `<p>${tasks}</p>`, city: 'Leipzig' });
});

describe('a trade is found by its names in any language', () => {
  test.each(['boulanger', 'boulangère', 'Bäcker', 'Bäckerin', 'baecker', 'baker', 'bakers', 'boulangerie', 'Bäckerei', 'bakery'])(
    '%s',
    async (said) => {
      expect((await titles(said)).filter((one) => bakers.includes(one)).toSorted()).toEqual(bakers);
    },
  );

  test('what somebody says comes first in their own language', async () => {
    expect((await titles('boulanger'))[0]).toBe('Boulangère / Boulanger');
    expect((await titles('Bäcker'))[0]).toBe('Bäckerin (m/w/d)');
    expect((await titles('baker'))[0]).toBe('Baker, early shift');
  });

  test('names of several words are understood as a whole, and the other words still narrow', async () => {
    expect(await titles('site manager')).toEqual(['Bauleiter']);
    expect(await titles('chef de chantier Leipzig')).toEqual(['Bauleiter']);
    expect(await titles('electrician Hamburg')).toEqual([]);
    expect(await titles('electrician')).toEqual(['Électricien du bâtiment']);
  });

  test('a text that only mentions the word of another language is not what was meant', async () => {
    expect(await titles('baker')).not.toContain('Bürokaufmann');
    expect(await titles('boulangerie')).toContain('Bürokaufmann');
  });
});

describe('nobody is left with an empty page', () => {
  test.each<[string, string, string | undefined]>([
    ['boulanjer', 'boulanger', 'Boulangère / Boulanger'],
    ['electricein', 'électricien', 'Électricien du bâtiment'],
    ['Elektirker', 'elektriker', 'Électricien du bâtiment'],
  ])('%s is offered as %s', async (said, meant, title) => {
    const { didYouMean } = await search(said);
    expect(didYouMean).toBe(meant);
    expect(await titles(meant)).toContain(title);
  });

  test('a word that shares little is not offered, nor another one for a trade that is known', async () => {
    const { companyId } = await givenCompany(it.world, 'Others');
    await givenAd(it.world, { companyId, language: 'de', title: 'Aushilfe', tasks: '<p>Wir suchen länger</p>' });
    expect((await search('voulangern')).didYouMean).not.toBe('länger');
    expect((await search('Winzer')).didYouMean).toBeUndefined();
  });

  test('where nothing fits there is what comes nearest, and what was left out for it is said', async () => {
    const near = async (...asked: Parameters<typeof search>) => {
      const { total, near } = await search(...asked);
      return { total, without: near?.without, titles: near?.items.map(({ title }) => title) };
    };
    expect(await near('electrician', { jobLocation: 'Hamburg' })).toEqual({
      total: 0,
      without: 'place',
      titles: ['Électricien du bâtiment'],
    });
    expect(await near('electrician', { field: 'IT' })).toEqual({ total: 0, without: 'filters', titles: ['Électricien du bâtiment'] });
    expect(await near('electrician unicorns')).toEqual({ total: 0, without: 'words', titles: ['Électricien du bâtiment'] });
    expect((await near('unicorns', { jobLocation: 'Leipzig' })).without).toBe('all-words');
    expect(await near('unicorns')).toEqual({ total: 0, without: undefined, titles: undefined });
    expect((await search('electrician')).near).toBeUndefined();
  });
});

describe('administrators change what the search knows', () => {
  const words = (...names: string[]) => ({ names, everyday: [] });
  const known = async (textSearch: string) => (await admin(occupations.list, { textSearch, count: 20 })).items;

  test('an occupation that nobody knew is found under its names at once, until it is removed', async () => {
    expect(await titles('drayman')).toEqual([]);
    const { key } = await admin(occupations.save, {
      en: words('drayman'),
      de: words('Bauleiter', 'Bierkutscher'),
      fr: words('charretier'),
    });
    await expect.poll(() => titles('drayman')).toEqual(['Bauleiter']);
    expect(await known('bierk')).toMatchObject([{ key, ours: false, changed: true }]);
    await admin(occupations.remove, { key });
    await expect.poll(() => titles('drayman')).toEqual([]);
    await expect(admin(occupations.remove, { key })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });

  test('one that the product knows is written anew, left out, and restored', async () => {
    const [baker] = (await known('baker')).filter(({ key }) => key === 'baker');
    if (!baker) throw new Error('Nobody bakes');
    const { key, en, de, fr } = baker;
    await admin(occupations.save, { key, en: { ...en, names: [...en.names, 'loaf artist'] }, de, fr });
    await expect.poll(() => titles('loaf artist').then((found) => found.toSorted())).toEqual(bakers);
    expect((await known('loaf')).map((one) => [one.key, one.ours, one.changed])).toEqual([['baker', true, true]]);
    await admin(occupations.remove, { key });
    await expect.poll(() => titles('boulanger')).not.toContain('Baker, early shift');
    expect(await titles('boulanger')).toContain('Boulangère / Boulanger');
    expect((await known('boulanger'))[0]).toMatchObject({ key, removed: true });
    await admin(occupations.restore, { key });
    await expect.poll(() => titles('boulanger')).toContain('Baker, early shift');
    expect(await titles('loaf artist')).toEqual([]);
  });

  test('a language without a name is refused by the field that lacks it', async () => {
    const asked = { en: words('drayman'), de: words(), fr: words('charretier') };
    await expect(admin(occupations.save, asked)).rejects.toMatchObject({ problem: { errors: [{ field: 'de.names' }] } });
  });
});

describe('the list of occupations', () => {
  test('knows at least 600 in three languages, each once', () => {
    expect(ownOccupations.length).toBeGreaterThanOrEqual(600);
    expect(new Set(ownOccupations.map(({ en }) => en.names[0])).size).toBe(ownOccupations.length);
    for (const occupation of ownOccupations) for (const language of languages) expect(occupation[language].names).not.toEqual([]);
  });

  test('says nothing twice in one language of an occupation', () => {
    const twice = ownOccupations.flatMap((occupation) =>
      languages.flatMap((language) => {
        const said = [...occupation[language].names, ...occupation[language].everyday].map(folded);
        return said.filter((one, index) => said.indexOf(one) !== index);
      }),
    );
    expect(twice).toEqual([]);
  });

  test.each([
    ['Kauffrau im Einzelhandel', 'shop assistant'],
    ['Fachärztin für Chirurgie', 'surgeon'],
    ['Medizinische Fachangestellte', 'medical assistant'],
    ['Technische Leiterin', 'technical manager'],
    ['Bäuerin', 'farmer'],
    ['agente de sécurité', 'security guard'],
    ['infirmières', 'nurse'],
    ['Feuerwehrfrau', 'firefighter'],
    ['conductrice de bus', 'bus driver'],
    ['secretaries', 'secretary'],
  ])('%s is a %s', (said, meant) => {
    expect(
      ownLexicon()
        .named.get(folded(said))
        ?.map(({ occupation }) => occupation.en.names[0]),
    ).toContain(meant);
  });
});

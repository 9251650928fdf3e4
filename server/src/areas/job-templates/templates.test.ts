import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { questionBank } from '@vitrine/contract/job-templates/question-bank.ts';
import { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { expect, test } from 'vitest';
import { typeset } from '../../../../tools/texts/typography.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCompany, givenTeammate } from '../accounts/fixtures.ts';

const { world, as } = await startWorld();
const someone = await givenCompany(world);
const rosa = await as(someone.owner.id);
const amir = await as((await givenTeammate(world, someone.companyId)).id);
const stranger = await as((await givenCompany(world, 'Elsewhere')).owner.id);

/** What nobody may be asked: family, health, origin, age, faith. */
const dark: Record<Language, RegExp> = {
  en: /married|pregnan|your (family|children|health|age|origin|religion|nationality)|how old|disab/i,
  de: /verheiratet|schwanger|Ihre (Familie|Kinder|Herkunft|Religion|Nationalität|Gesundheit)|wie alt|behinder/i,
  fr: /marié|enceinte|votre (famille|santé|âge|origine|religion|nationalité)|vos enfants|handicap/i,
};

test.each(languages)(
  'there are forty trades in %s, each with an ad to begin with and questions that say what to look for',
  async (language) => {
    const { ours } = await rosa(jobTemplates.list, { language });
    expect(ours).toHaveLength(40);
    expect(new Set(ours.map(({ name }) => name)).size).toBe(40);
    for (const { id, name } of ours) {
      const content = await rosa(jobTemplates.read, { id, language });
      expect(content).toMatchObject({ language, title: name });
      expect(content.ad.tasks).toContain('<li>');
      expect(content.ad.lookingFor).toContain('<li>');
      expect(content.questions).toHaveLength(4);
      const words = content.questions.flatMap(({ text, anchors }) => [
        text,
        anchors?.name ?? '',
        ...([1, 3, 5] as const).map((level) => anchors?.levels[level] ?? ''),
      ]);
      expect(words.filter((one) => one.trim() === '')).toEqual([]);
      expect(words.filter((one) => one !== typeset(language, one))).toEqual([]);
      expect(words.filter((one) => dark[language].test(one))).toEqual([]);
    }
  },
);

test('what a template holds makes an ad, an interview and criteria as it stands', async () => {
  const content = await rosa(jobTemplates.read, { id: 'baker', language: 'de' });
  const ad = await rosa(jobAdEditing.create, { ...content.ad, title: content.title, language: content.language });
  expect(ad).toMatchObject({ title: 'Bäcker (m/w/d)', field: ['Craft trades', 'Production'] });
  expect(ad.tasks).toContain('<li><p>Teige herstellen, formen und backen</p></li>');
  const questions = content.questions.map(({ anchors: _anchors, ...question }) => ({ ...question, id: world.newId() }));
  const code = await rosa(jobCodeEditing.create, { bookingId: ad.bookingId, title: content.title, questions });
  expect(code.questions).toHaveLength(4);
  const criteria = content.questions.flatMap(({ anchors }) => anchors ?? []);
  await rosa(scorecards.setCriteria, { bookingId: ad.bookingId, criteria });
  const stored = await rosa(scorecards.criteria, { bookingId: ad.bookingId });
  expect(stored.criteria.map(({ name }) => name)).toEqual(criteria.map(({ name }) => name));
});

test('an own template is there for colleagues and for nobody else; the same name takes its place', async () => {
  const content = await rosa(jobTemplates.read, { id: 'cook', language: 'en' });
  const { id } = await rosa(jobTemplates.keep, { name: 'Our cook', content });
  const again = await amir(jobTemplates.keep, { name: 'our COOK', content: { ...content, title: 'Cook, late shift' } });
  expect(again.id).toBe(id);
  const { own } = await rosa(jobTemplates.list, { language: 'fr' });
  expect(own).toEqual([{ id, name: 'our COOK' }]);
  expect((await rosa(jobTemplates.read, { id, language: 'fr' })).title).toBe('Cook, late shift');
  expect((await stranger(jobTemplates.list, { language: 'en' })).own).toEqual([]);
  await expect(stranger(jobTemplates.read, { id, language: 'en' })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await expect(stranger(jobTemplates.remove, { id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await amir(jobTemplates.remove, { id });
  expect((await rosa(jobTemplates.list, { language: 'en' })).own).toEqual([]);
});

test('a template that does not exist is not found', async () => {
  await expect(rosa(jobTemplates.read, { id: 'astronaut', language: 'en' })).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('a question is kept once, with what to look for, for everybody in the company', async () => {
  const anchors = { name: 'Knows dough', levels: { 1: 'Hopes', 2: '', 3: 'Looks', 4: '', 5: 'Explains' } };
  const how = { kinds: ['video' as const], seconds: 60, thinkSeconds: 0, retries: 'none' as const, skippable: false };
  await rosa(questionBank.add, { language: 'en', question: { text: 'Why bread?', anchors, ...how } });
  await rosa(questionBank.add, { language: 'en', question: { text: 'Which flour?', anchors: null, ...how } });
  const kept = await amir(questionBank.add, { language: 'en', question: { text: 'WHY bread?', anchors, ...how, seconds: 120 } });
  const { items } = await rosa(questionBank.list, {});
  expect(items).toHaveLength(2);
  expect(items).toContainEqual({ ...kept, question: { ...how, text: 'WHY bread?', anchors, seconds: 120 } });
  expect((await rosa(questionBank.list, { search: 'flour' })).items).toHaveLength(1);
  expect((await stranger(questionBank.list, {})).items).toEqual([]);
  await expect(stranger(questionBank.remove, { id: kept.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await rosa(questionBank.remove, { id: kept.id });
  expect((await rosa(questionBank.list, {})).items).toHaveLength(1);
});

test('a trade is found by all its names, and a question of ours by its words, by those of its trade, or as one that fits every trade', async () => {
  const { ours } = await rosa(jobTemplates.list, { language: 'en' });
  const called = (name: string) => ours.filter(({ also }) => also.some((one) => one.toLowerCase() === name)).map(({ id }) => id);
  expect(called('cabinet maker')).toEqual(['carpenter']);
  expect(called('carpenter')).toEqual(['carpenter']);
  expect(called('chef')).toEqual(['cook']);
  expect(called('boulangère')).toEqual(['baker']);

  const find = async (search?: string) => (await rosa(questionBank.ours, { language: 'en', ...(search ? { search } : {}) })).items;
  expect((await find()).every(({ trade }) => trade === '')).toBe(true);
  expect((await find()).length).toBeGreaterThan(3);
  expect(new Set((await find('electrician fuse')).map(({ trade }) => trade))).toEqual(new Set(['Electrician']));
  expect((await find('MISTAKE')).map(({ trade }) => trade)).toContain('');
  expect(await find('xylophone%')).toEqual([]);
});

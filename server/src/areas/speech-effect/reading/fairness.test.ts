/** What must not matter: who is spoken of, in which form, with which slips, and in which of our languages. */
import { styles } from '@vitrine/contract/speech-effect/styles.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { expect, test } from 'vitest';
import { sampleTexts, stylesOf } from './sample.ts';

/** So much a score may move by what must not matter. */
const tolerance = 0.2;

/** The styles of 220 texts that move by what is done to them. */
function moved(language: Language, change: (text: string, index: number) => [string, string]) {
  return sampleTexts(language).flatMap((sample, index) => {
    const [one, other] = change(sample, index).map((text) => stylesOf(text, language));
    return styles.flatMap((style, at) => {
      const [before, after] = [one?.[at]?.score ?? 0, other?.[at]?.score ?? 0];
      return Math.abs(before - after) > tolerance ? [`${style}: ${before}, ${after} in text ${index}`] : [];
    });
  });
}

const sentences: Record<Language, (name: string, female: boolean) => string> = {
  en: (name, female) =>
    `${name} came at noon, and ${female ? 'she' : 'he'} asked for ${female ? 'her' : 'his'} bag. I know ${name} from school; ${name} and I saw ${female ? 'her' : 'him'} there.`,
  de: (name, female) =>
    `${name} kam am Mittag, und ${female ? 'sie' : 'er'} bat um ${female ? 'ihre' : 'seine'} Tasche. Ich kenne ${name} aus der Schule; dort sah ich ${female ? 'sie' : 'ihn'}.`,
  fr: (name, female) =>
    `${name} est ${female ? 'venue' : 'venu'} à midi, et ${female ? 'elle' : 'il'} a demandé son sac. Je connais ${name} de l’école ; là je ${female ? 'la' : 'le'} voyais avec ${female ? 'celle' : 'celui'}-ci.`,
};

/** Names that people have, and that are words of their language too. */
const names: Record<Language, [string[], string[]]> = {
  en: [
    ['Emily', 'Aisha', 'Hope', 'Grace', 'Joy', 'Faith', 'Mrs Strong', 'Mrs Wise', 'Mrs Bright', 'Ngozi'],
    ['James', 'Mohammed', 'Frank', 'Ernest', 'Will', 'Mark', 'Mr Young', 'Mr Goodman', 'Mr Swift', 'Wei'],
  ],
  de: [
    ['Anna', 'Fatma', 'Klara', 'Frau Kühn', 'Frau Stark', 'Frau Lieb', 'Frau Fröhlich', 'Frau Klug', 'Gerda', 'Oksana'],
    ['Jonas', 'Mehmet', 'Ernst', 'Herr Kühn', 'Herr Stark', 'Herr Gut', 'Herr Neu', 'Herr Frey', 'Helmut', 'Bogdan'],
  ],
  fr: [
    ['Camille', 'Fatou', 'Constance', 'Prudence', 'Claire', 'Mme Lebon', 'Mme Joyeux', 'Mme Fort', 'Félicité', 'Linh'],
    ['Hugo', 'Mamadou', 'Constant', 'Juste', 'Modeste', 'M. Lebon', 'M. Petit', 'M. Hardy', 'Clément', 'Youssef'],
  ],
};

test.each(languages)('whoever is spoken of, by he or she and by any name, no score moves (%s)', (language) => {
  const [women, men] = names[language];
  const change = (text: string, index: number): [string, string] => {
    const [woman, man] = [women[index % 10] ?? '', men[Math.floor(index / 10) % 10] ?? ''];
    return [`${text}\n${sentences[language](woman, true)}`, `${text}\n${sentences[language](man, false)}`];
  };
  expect(moved(language, change)).toEqual([]);
});

/** What a man says in the place of a woman, in the forms of the language; English has none. */
const forms: Record<Language, Record<string, string>> = {
  en: { waitress: 'waiter', actress: 'actor', spokeswoman: 'spokesman' },
  // biome-ignore format: pairs that are read across
  de: {
    Kollegin: 'Kollege', Kolleginnen: 'Kollegen', Kundin: 'Kunde', Kundinnen: 'Kunden', Mentorin: 'Mentor', Partnerin: 'Partner',
    Leiterin: 'Leiter', Expertin: 'Experte', Freundin: 'Freund', Managerin: 'Manager', Siegerin: 'Sieger', Pionierin: 'Pionier',
    Fahrerinnen: 'Fahrer', Vorgesetzte: 'Vorgesetzter', 'Partner*innen': 'Partner', 'Expert:innen': 'Experten',
  },
  fr: {
    motivée: 'motivé',
    engagée: 'engagé',
    dévouée: 'dévoué',
    passionnée: 'passionné',
    sûre: 'sûr',
    seule: 'seul',
    fière: 'fier',
    heureuse: 'heureux',
    curieuse: 'curieux',
    créative: 'créatif',
    soigneuse: 'soigneux',
    exacte: 'exact',
    attentive: 'attentif',
    conseillère: 'conseiller',
    directrice: 'directeur',
    collaboratrice: 'collaborateur',
    cliente: 'client',
    partenaire: 'partenaire',
    audacieuse: 'audacieux',
    ambitieuse: 'ambitieux',
    généreuse: 'généreux',
    polie: 'poli',
    motivé·e: 'motivé',
    contente: 'content',
  },
};

test.each(languages)('the forms of women and of men count alike (%s)', (language) => {
  const pairs = Object.entries(forms[language]);
  const change = (text: string, index: number): [string, string] => {
    const [woman, man] = pairs[index % pairs.length] ?? ['', ''];
    return [`${text}\n${woman} ${woman}`, `${text}\n${man} ${man}`];
  };
  expect(moved(language, change)).toEqual([]);
  // and where they stand in the texts themselves
  const swapped = (text: string) =>
    text.replace(/\p{L}+/gu, (word) => (Object.hasOwn(forms[language], word) ? (forms[language][word] ?? word) : word));
  expect(moved(language, (text) => [text, swapped(text)])).toEqual([]);
});

/** Letters the wrong way round, one twice, accents that the keyboard has not, an umlaut written out: one word in nine. */
function withSlips(text: string, language: Language, seed: number) {
  let nth = seed;
  return text.replace(/\p{L}{7,}/gu, (word) => {
    nth++;
    if (nth % 3 !== 0) return word;
    const at = 2 + (nth % (word.length - 5));
    // an umlaut is one key or two letters
    if (/[äöüß]/.test(word.slice(at - 1, at + 2))) return word;
    if (nth % 2 === 0) return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    if (language === 'fr') return word.normalize('NFD').replace(/\p{M}/gu, '');
    return word.slice(0, at) + word.charAt(at) + word.slice(at);
  });
}

test.each(languages)('slips of the pen in long words move no score (%s)', (language) => {
  expect(withSlips(sampleTexts(language)[0] ?? '', language, 0)).not.toBe(sampleTexts(language)[0]);
  expect(moved(language, (text, index) => [text, withSlips(text, language, index)])).toEqual([]);
});

test('umlauts written out and letters without their accents are read as they are meant', () => {
  const written = (text: string) => text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
  expect(moved('de', (text) => [text, written(text)])).toEqual([]);
});

test('what says the same in two languages scores within less than one on average', () => {
  for (const [one, other] of [
    ['en', 'de'],
    ['en', 'fr'],
    ['de', 'fr'],
  ] as const) {
    const [ours, theirs] = [sampleTexts(one), sampleTexts(other)];
    const differences = ours.flatMap((text, index) => {
      const there = stylesOf(theirs[index] ?? '', other);
      return stylesOf(text, one).map(({ score }, at) => Math.abs(score - (there[at]?.score ?? 0)));
    });
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(1);
  }
});

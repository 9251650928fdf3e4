/** Towns that go by several names in the three languages. */
const exonyms: string[][] = [
  ['münchen', 'munich'],
  ['köln', 'cologne'],
  ['nürnberg', 'nuremberg'],
  ['hannover', 'hanover', 'hanovre'],
  ['braunschweig', 'brunswick'],
  ['wien', 'vienna', 'vienne'],
  ['zürich', 'zurich'],
  ['genf', 'geneva', 'genève'],
  ['basel', 'bâle'],
  ['bern', 'berne'],
  ['luzern', 'lucerne'],
  ['hamburg', 'hambourg'],
  ['frankfurt', 'francfort'],
  ['freiburg', 'fribourg'],
  ['dresden', 'dresde'],
  ['mainz', 'mayence'],
  ['trier', 'trèves'],
  ['aachen', 'aix-la-chapelle'],
  ['regensburg', 'ratisbonne'],
  ['salzburg', 'salzbourg'],
  ['straßburg', 'strasbourg', 'strasburg'],
  ['mülhausen', 'mulhouse'],
  ['antwerpen', 'antwerp', 'anvers'],
  ['mailand', 'milan', 'milano'],
  ['rom', 'rome', 'roma'],
  ['brüssel', 'brussels', 'bruxelles'],
  ['lissabon', 'lisbon', 'lisbonne', 'lisboa'],
  ['kopenhagen', 'copenhagen', 'copenhague'],
  ['warschau', 'warsaw', 'varsovie'],
  ['prag', 'prague'],
  ['london', 'londres'],
];

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').trim();

const lettersOf = (code: number) => String.fromCharCode(65 + Math.floor(code / 26), 65 + (code % 26));

/** Two-letter codes of countries by their names in the three languages. */
const countries = new Map<string, string>();
for (const locale of ['en', 'de', 'fr']) {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  for (let code = 0; code < 26 * 26; code += 1) {
    const name = names.of(lettersOf(code));
    // codes that are retired are called by the name of their successor
    const current = new Intl.Locale(`und-${lettersOf(code)}`).region === lettersOf(code);
    if (current && name && !countries.has(fold(name))) countries.set(fold(name), lettersOf(code).toLowerCase());
  }
}

/** What a typed place stands for: the words of a town under all its names, or a country. Parts between commas narrow. */
export function placeWords(said: string): { words: string[]; alternatives: boolean; countries: string[] } {
  const parts = said
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const lands = parts.flatMap((part) => countries.get(fold(part)) ?? []);
  const rest = parts.filter((part) => !countries.has(fold(part)));
  const names = rest.length === 1 ? exonyms.find((list) => list.some((name) => fold(name) === fold(rest[0] ?? ''))) : undefined;
  return { words: names ?? rest, alternatives: names !== undefined, countries: lands };
}

/** With fewer letters too many names begin like this. */
const enough = 3;

/** The other names of the towns one of whose names begins like this: "Cologne" stands for "Köln". */
export function otherTownNames(begun: string): string[] {
  const text = fold(begun);
  if (text.length < enough) return [];
  return exonyms
    .filter((list) => list.some((name) => fold(name).startsWith(text)))
    .flatMap((list) => list.filter((name) => !fold(name).startsWith(text)));
}

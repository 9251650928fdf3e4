/** Details of the person: by their label, by their shape, and name and profession by where they stand. */
import { countryCodes } from '@vitrine/contract/profile-lists.ts';
import { locate } from '../../../../platform/places/finding.ts';
import type { FieldRead } from '../what-was-read.ts';
import { dayIn, spanIn } from './dates.ts';

const email = /[^\s@,;:<>()|]+@[^\s@,;:<>()|]+\.[a-z]{2,}/i;
export const emailIn = (text: string) => email.exec(text)?.[0];
const phone = /(?:\+|\(\+|00|\(0|0)[\d\s()./–-]{6,22}\d/;

const labels: [FieldRead['field'] | 'name' | 'email', RegExp][] = [
  ['firstName', /^(?:first ?name|given name|vorname|prénom)s?$/i],
  ['lastName', /^(?:last ?name|surname|family name|nachname|familienname|nom de famille|nom)$/i],
  ['name', /^(?:name|full name|vor- und (?:nachname|zuname)|nom et prénom|prénom et nom|nom, prénom)$/i],
  [
    'DOB',
    /^(?:date of birth|born|birth ?date|d\.?o\.?b\.?|geboren(?: am)?|geburtsdatum|geburtstag|geb\.|né\(?e?\)?(?: le)?|date de naissance|naissance)$/i,
  ],
  ['nationality', /^(?:nationality|citizenship|staatsangehörigkeit|staatsbürgerschaft|nationalität|nationalité)$/i],
  [
    'cTelephone',
    /^(?:tele)?(?:phone|fon|fon-?nummer|phone number)$|^(?:tel\.?|mobil(?:e|telefon)?\.?|handy|mob\.?|cell|téléphone|tél\.?|portable|gsm|telefon|telefonnummer)$/i,
  ],
  ['cAddress', /^(?:address|home address|adresse|anschrift|wohnort|wohnhaft in|domicile|location|ort)$/i],
  ['profession', /^(?:profession|occupation|job title|beruf|berufsbezeichnung|métier|poste recherché)$/i],
  ['email', /^(?:e-?mail|mail|email address|e-mail-adresse|courriel|adresse e-?mail)$/i],
];
/** Whether words name a detail of a person, as "Telefon" does. */
export const isLabel = (words: string) => labels.some(([, pattern]) => pattern.test(words.replace(/\s*:$/, '').trim()));
const born = /^(?:born(?: on)?|geb(?:oren|\.)(?: am)?|né\(?e?\)?(?: le)?|date of birth|geburtsdatum|date de naissance)[\s:]+/i;

const nationalities: Record<string, string> = {
  german: 'DE',
  deutsch: 'DE',
  allemand: 'DE',
  austrian: 'AT',
  österreichisch: 'AT',
  autrichien: 'AT',
  swiss: 'CH',
  schweizerisch: 'CH',
  schweizer: 'CH',
  suisse: 'CH',
  french: 'FR',
  französisch: 'FR',
  français: 'FR',
  belgian: 'BE',
  belgisch: 'BE',
  belge: 'BE',
  luxembourgish: 'LU',
  luxemburgisch: 'LU',
  luxembourgeois: 'LU',
  italian: 'IT',
  italienisch: 'IT',
  italien: 'IT',
  spanish: 'ES',
  spanisch: 'ES',
  espagnol: 'ES',
  portuguese: 'PT',
  portugiesisch: 'PT',
  portugais: 'PT',
  british: 'GB',
  britisch: 'GB',
  britannique: 'GB',
  irish: 'IE',
  irisch: 'IE',
  irlandais: 'IE',
  dutch: 'NL',
  niederländisch: 'NL',
  néerlandais: 'NL',
  polish: 'PL',
  polnisch: 'PL',
  polonais: 'PL',
  turkish: 'TR',
  türkisch: 'TR',
  turc: 'TR',
  turque: 'TR',
  american: 'US',
  amerikanisch: 'US',
  américain: 'US',
  ukrainian: 'UA',
  ukrainisch: 'UA',
  ukrainien: 'UA',
  romanian: 'RO',
  rumänisch: 'RO',
  roumain: 'RO',
  greek: 'GR',
  griechisch: 'GR',
  grec: 'GR',
  grecque: 'GR',
  croatian: 'HR',
  kroatisch: 'HR',
  croate: 'HR',
  danish: 'DK',
  dänisch: 'DK',
  danois: 'DK',
  swedish: 'SE',
  schwedisch: 'SE',
  suédois: 'SE',
};
let countries: Map<string, string> | undefined;
const countryNames = () => {
  countries ??= new Map(
    ['en', 'de', 'fr'].flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'region' });
      return countryCodes.map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const);
    }),
  );
  return countries;
};

/** The country of a nationality in words, by its adjective (also of women) or by the name of the country. */
export function nationalityIn(words: string): string | undefined {
  const word = words.toLowerCase().trim();
  const stem = [word, word.replace(/e$/, ''), word.replace(/(?:e|ne|le)$/, ''), word.replace(/(?:er|e|es)$/, '')];
  return (
    stem.flatMap((one) => nationalities[one] ?? [])[0] ??
    countryNames().get(word) ??
    (countryCodes.includes(words.trim()) ? words.trim() : undefined)
  );
}

const read = (field: FieldRead['field'], found: string, from: string, doubts: FieldRead['doubts'] = []): FieldRead => ({
  field,
  found,
  from: [from],
  doubts,
});

/** First and last name of a whole one; the last word is the family's unless capitals say otherwise. */
export function namesOf(whole: string, from: string, doubts: FieldRead['doubts'] = []): FieldRead[] {
  const words = whole
    .replace(/,\s*(?:ph\.?d|msc|bsc|mba|ma|ba|b\.a\.|m\.sc\.?|b\.sc\.?)\.?$/i, '')
    .split(/\s+/)
    .filter((one) => !/^(?:dr|prof|mr|mrs|ms|herr|frau|m|mme|dipl.*)\.?$/i.test(one));
  if (words.length < 2) return [];
  const capitals = words.filter((one) => one.length > 1 && one === one.toUpperCase());
  const mixed = capitals.length > 0 && capitals.length < words.length;
  const particle = words.findIndex((one, place) => place > 0 && /^(?:von|van|de|du|der|zu|di|da|le|la)$/i.test(one));
  const cased = (one: string) =>
    one === one.toUpperCase() ? one.replace(/(\p{L})(\p{L}+)/gu, (_, a: string, b: string) => a + b.toLowerCase()) : one;
  const last = mixed ? capitals : particle > 0 ? words.slice(particle) : words.slice(-1);
  const first = words.filter((one) => !last.includes(one));
  if (first.length === 0) return [];
  return [
    read('firstName', first.map(cased).join(' ').slice(0, 80), from, doubts),
    read('lastName', last.map(cased).join(' ').slice(0, 80), from, doubts),
  ];
}

/** Whether words may be the name of a person: two to five, letters alone, each with a capital but for small ones between. */
export const looksLikeName = (words: string) =>
  /^(?:(?:dr|prof)\.\s*)*\p{Lu}[\p{L}'’.-]*(?:\s+(?:von|van|de|du|der|zu|di|da|le|la|\p{Lu}[\p{L}'’.-]*)){1,4}$/u.test(words) &&
  words.length <= 60;

const street = /\p{L}.*\d|\d.*\p{L}/u;
const town = /(?:^|,|\s)(?:([A-Z]{1,3})-)?(\d{4,5})\s+(\p{L}[\p{L}\s.'’/()-]{1,40})$/u;

/** Whether words end with a postal code and its town. */
export function endsWithTown(words: string) {
  const [, , postalCode = '', city = ''] =
    town.exec(
      words.replace(
        /[,\s]+(?:deutschland|germany|schweiz|suisse|france|österreich|austria|belgique|luxembourg|switzerland|allemagne)$/i,
        '',
      ),
    ) ?? [];
  return (
    city !== '' &&
    ['DE', 'CH', 'FR', 'AT', 'BE', 'LU', 'LI'].some(
      (country) => locate({ postalCode, city: city.trim(), region: '', country }) !== undefined,
    )
  );
}
export const looksLikeStreet = (words: string) =>
  street.test(words) && words.length < 60 && !spanIn(words) && !phone.test(words) && !words.includes('@');

/** What a piece of a line says of the person; empty where it says nothing that a profile has a field for. */
export function detailsIn(piece: string, from: string): FieldRead[] | 'email' {
  const [, label = '', value = ''] = /^([^:\t]{2,32}?)\s*[:\t]\s*(.+)$/.exec(piece) ?? [];
  const field = labels.find(([, pattern]) => pattern.test(label.trim()))?.[0];
  const words = field ? value.trim() : piece;
  if (field === 'email' || (!field && emailIn(piece) === piece)) return 'email';
  if (field === 'name') return namesOf(words, from);
  if (field === 'DOB' || (!field && born.test(piece))) {
    const day = dayIn(words);
    return day ? [read('DOB', day.day, from, day.unsure ? ['day-or-month'] : [])] : [];
  }
  if (field === 'nationality') {
    const code = nationalityIn(words);
    return code ? [read('nationality', code, from)] : [];
  }
  if (field === 'cTelephone' || (!field && phone.test(piece) && !spanIn(piece))) {
    const number = phone.exec(words)?.[0] ?? (field ? /[\d\s()+./-]{6,30}/.exec(words)?.[0] : undefined);
    return number ? [read('cTelephone', number.trim().slice(0, 40), from)] : [];
  }
  if (field) return [read(field, words.replace(/\t/g, ', ').slice(0, field === 'cAddress' ? 300 : 80), from)];
  return endsWithTown(piece) ? [read('cAddress', piece, from)] : [];
}

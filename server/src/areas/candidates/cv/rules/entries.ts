/** Posts and schools: where one begins, when it was, and what of its lines is what. */
import { maxDescription } from '@vitrine/contract/candidates/shapes.ts';
import { type GraduationType, graduationTypes } from '@vitrine/contract/reference-lists.ts';
import { placesCalled } from '../../../../platform/places/finding.ts';
import type { PostRead, SchoolRead, Unplaced } from '../what-was-read.ts';
import { type Span, type SpanFound, spanIn, without } from './dates.ts';
import { isBullet, type Line, shown, withoutBullet } from './lines.ts';

interface Entry {
  span: Span;
  /** What its head says without the dates, part by part. */
  head: string[];
  below: Line[];
  from: string[];
}

// an abbreviation ends with a point as well
const isSentence = (text: string) => text.length > 110 || (/\p{Ll}{3}[.!?]$/u.test(text) && text.split(/\s+/).length > 6);

/** A span that stands at an edge of a line: within a sentence it dates no entry. */
function datesEntry({ text }: Line): SpanFound | undefined {
  if (isBullet(text)) return undefined;
  const span = spanIn(text);
  if (!span) return undefined;
  const [before, after] = [text.slice(0, span.at).trim(), text.slice(span.at + span.length).trim()];
  const atEdge = /^[\s(]*$/.test(before) || /^[\s).,]*$/.test(after) || text.includes('\t') || (!span.single && !isSentence(text));
  if (!atEdge || isSentence(text)) return undefined;
  // "ISO 9001 since 2015" ends with a year as well: a single date counts where it stands first or apart
  return !span.single ||
    before === '' ||
    /[\t(,–|-]$/.test(text.slice(0, span.at).trimEnd() || text) ||
    text.slice(0, span.at).endsWith('\t')
    ? span
    : undefined;
}

const isHead = (line: Line | undefined): line is Line =>
  line !== undefined && !isBullet(line.text) && !isSentence(line.text) && line.text.length <= 90;

/** Parts the lines of a section into entries; what stands before the first one belongs to none. */
function entriesIn(lines: Line[]): { entries: Entry[]; before: Line[] } {
  const dates = lines.map(datesEntry);
  const places = dates.flatMap((span, place) => (span ? [place] : []));
  const [first = 0] = places;
  if (places.length === 0) return { entries: [], before: lines };
  // whoever writes one title above the dates writes them all there
  const above = Math.min(first, 3);
  const aboveFits = lines.slice(first - above, first).every(isHead);
  const headAbove = aboveFits ? above : 0;
  const begins = places.map((place, number) => {
    const least = number === 0 ? 0 : (places[number - 1] ?? 0) + 1;
    let begin = place;
    while (begin > least && place - begin < headAbove && isHead(lines[begin - 1])) begin -= 1;
    return begin;
  });
  const entries = places.map((place, number): Entry => {
    const from = begins[number] ?? place;
    const to = begins[number + 1] ?? lines.length;
    const span = dates[place] as SpanFound;
    const dated = without((lines[place] as Line).text, span);
    const own = [...lines.slice(from, place).map(({ text }) => text), ...(dated ? [dated] : [])];
    const below = lines.slice(place + 1, to);
    // dates that stand alone, or with the post alone, are followed by what they date
    while (own.flatMap(partsOf).length < 2 && isHead(below[0])) own.push((below.shift() as Line).text);
    return { span, head: own.flatMap(partsOf), below, from: lines.slice(from, to).map(shown) };
  });
  return { entries, before: lines.slice(0, begins[0]) };
}

/** What stands beside each other in a head: "Baker | Mill Ltd, Leeds". A comma parts only what is no place behind it. */
const partsOf = (text: string) =>
  text
    .split(/\t|\s+[|·•–—]\s+|\s-\s|\s+@\s+|\s*\/\/\s*/)
    .flatMap((part) => {
      const [, one, other] = /^(.{3,80}?)\s+(?:at|bei(?: der| dem)?|beim|chez)\s+(\p{Lu}.{1,80})$/u.exec(part) ?? [];
      return one && other ? [one, `\u0001${other}`] : part.split(/,\s+/);
    })
    .map((part) =>
      part
        .trim()
        .replace(/^[,;:()]+|[,;:(]+$/g, '')
        .trim(),
    )
    .filter(Boolean);

const organisation =
  /\b(?:GmbH|mbH|AG|KG|OHG|GbR|UG|SE|e\.?\s?V\.?|eG|Ltd\.?|Limited|Inc\.?|LLC|LLP|PLC|Corp\.?|Co\.|Company|S\.?A\.?|SAS|SARL|Sàrl|SNCF|EURL|B\.?V\.?|NV|Group|Gruppe|Groupe|Holding|Bank|Banque|Versicherung(?:en)?|Stiftung|Fondation|Verlag|Hotel|Hôtel|Restaurant|Café|Clinic|Clinique|Hospital|Hôpital|CHU|Labs?|Studios?|Systems|Solutions|Consulting|Technologies|Agency|Agence|Ministère|Mairie|Stadt|City of|Council|Institut[eo]?|Centre|Center|Zentrum)\b|(?:klinik(?:um)?|krankenhaus|bäckerei|werkstatt|metzgerei|konditorei|werke?|haus|apotheke|praxis|amt|verein|ministerium|sparkasse|boulangerie|pâtisserie|librairie)(?:\s|$)/iu;
const institution =
  /universit|hochschule|\bfh\b|\btu\b|\beth\b|school|college|academy|akademie|académie|gymnasium|realschule|gesamtschule|berufsschule|schule\b|lycée|école|institut|\biut\b|\bifsi\b|\bcfa\b|fachschule|berufskolleg|handwerkskammer|\bihk\b|conservatoire|faculté|polytechn/iu;
const occupation =
  /(?:manager|developer|engineer|consultant|assistant|assistenz|analyst|designer|architect|nurse|teacher|director|directeur|directrice|officer|specialist|technician|technicien|intern(?:ship)?\b|trainee|apprenti|lead\b|head of|chef\b|chef(?:fe)? de|leiter|leitung|kaufmann|kauffrau|kaufleute|mechaniker|mechatronik|ingenieur|ingénieur|entwickler|berater|bäcker|meister|verkäufer|vendeu[rs]|techniker|pfleger|pflegefach|sekretär|secrétaire|buchhalter|comptable|lehrer|enseignant|professeur|infirmi|praktik|werkstudent|auszubildende|azubi|aushilfe|mitarbeiter|fachkraft|fahrer|koch\b|köchin|kellner|serveu[rs]|cuisini|boulang|pâtissi|conducteur|conductrice|responsable|chargée? d|consultante?|développeu|stagiaire|alternan|animateur|baker|driver|clerk|waiter|waitress|cook\b|accountant|supervisor|coordinator|representative|administrator|scientist|electrician|plumber|carpenter|mitarbeit|sachbearbeit|elektriker|schreiner|tischler|maler|erzieher|éducat|arzt|ärztin|médecin|doctor|secretary|editor|redakteur|journalist)/iu;
const degree =
  /bachelor|master|magister|dipl[oô]m|licence|doctora|promotion|ph\.?\s?d|\bb\.?\s?(?:sc|a|eng)\b|\bm\.?\s?(?:sc|a|eng|ba)\b|abitur|matura|baccalauréat|\bbac\b|\bbts\b|\bdut\b|\bcap\b|\bbep\b|brevet|a[ -]levels?|gcse|hnd|certificate|zertifikat|certificat|ausbildung|lehre|apprenti|fachhochschulreife|hochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|abschluss|staatsexamen|studium|course|diploma|degree|mba|kaufmann|kauffrau|geselle|meister|techniker|fachwirt|umschulung/iu;

const isPlace = (part: string) =>
  part.length > 2 && part.length < 40 && !/\d/.test(part) && placesCalled(part.replace(/\s*\(.*\)$/, '')).length > 0;

interface Told {
  what: string;
  where: string;
  place: string;
  rest: string[];
  sure: boolean;
}

/** Tells post and employer (or course and school) of a head apart: by words such as "at", by what the names of one look like, else by order. */
function toldApart(parts: string[], isWhere: RegExp, isWhat: RegExp): Told {
  const marked = parts.find((part) => part.startsWith('\u0001'));
  const all = parts.map((part) => part.replace('\u0001', ''));
  const where =
    marked?.slice(1) ?? all.find((part) => isWhere.test(part) && !(isWhat.test(part) && !/\b(?:GmbH|AG|Ltd|SAS?|SARL|Inc)\b/.test(part)));
  const what = all.find((part) => part !== where && isWhat.test(part));
  const others = all.filter((part) => part !== where && part !== what);
  const last = others.findLastIndex((part, at) => isPlace(part) && (at > 0 || where !== undefined || what !== undefined));
  const place = last < 0 ? '' : (others.splice(last, 1)[0] ?? '');
  const sure =
    all.length - (place ? 1 : 0) < 2 ||
    marked !== undefined ||
    (where !== undefined) !== (what !== undefined) ||
    (where !== undefined && what !== undefined);
  if (where !== undefined && what !== undefined) return { what, where, place, rest: others, sure };
  if (where !== undefined) return { what: others.shift() ?? '', where, place, rest: others, sure };
  if (what !== undefined) return { what, where: others.shift() ?? '', place, rest: others, sure };
  return { what: others.shift() ?? '', where: others.shift() ?? '', place, rest: others, sure };
}

/** Puts lines together to a description; lines that a page broke are joined to one. */
function described(rest: string[], below: Line[]) {
  const paragraphs: string[] = rest.length > 0 ? [rest.join(', ')] : [];
  let joins = false;
  for (const { text } of below) {
    const words = text.replace(/\s*\t\s*/g, ' ');
    if (isBullet(words)) paragraphs.push(`• ${withoutBullet(words)}`);
    else if (joins && /^[\p{Ll}(&]/u.test(words)) paragraphs.push(`${paragraphs.pop() ?? ''} ${words}`);
    else paragraphs.push(words);
    joins = !/[.!?:]$/.test(words);
  }
  const whole = paragraphs.join('\n');
  return { description: whole.slice(0, maxDescription).toWellFormed().trim(), left: whole.slice(maxDescription).trim() };
}

const doubtsOf = ({ yearsOnly, single }: Span, sure: boolean, left: string): PostRead['doubts'] => [
  ...(yearsOnly ? (['years-only'] as const) : []),
  ...(single ? (['one-date'] as const) : []),
  ...(sure ? [] : (['which-is-which'] as const)),
  ...(left ? (['shortened'] as const) : []),
];
const periodOf = ({ fromMonth, fromYear, toMonth, toYear }: Span) => ({ fromMonth, fromYear, toMonth, toYear });
const short = (text: string) => text.slice(0, 160).toWellFormed().trim();

interface Section<T> {
  found: T[];
  unplaced: Unplaced[];
}

function readEntries<T>(lines: Line[], read: (entry: Entry) => { one: T | undefined; left: string }): Section<T> {
  const { entries, before } = entriesIn(lines);
  const unplaced: Unplaced[] = before.map((line) => ({ words: shown(line), why: 'no-dates' }));
  const found: T[] = [];
  for (const entry of entries) {
    const { one, left } = read(entry);
    if (one) found.push(one);
    else unplaced.push(...entry.from.map((words) => ({ words, why: 'not-understood' as const })));
    if (one && left) unplaced.push({ words: left, why: 'too-much' });
  }
  return { found, unplaced };
}

/** The posts of a section. */
export const postsIn = (lines: Line[]): Section<PostRead> =>
  readEntries(lines, ({ span, head, below, from }) => {
    const { what, where, place, rest, sure } = toldApart(head, organisation, occupation);
    const { description, left } = described(rest, below);
    const title = short(what || where);
    if (!title) return { one: undefined, left: '' };
    const employer = what ? short(where) : '';
    return {
      one: { title, employer, place: short(place), description, ...periodOf(span), from, doubts: doubtsOf(span, sure, left) },
      left,
    };
  });

/** Degrees by what they are called; words that may mean several say nothing. */
const degrees: [GraduationType, RegExp][] = [
  ['Doctorate', /ph\.?\s?d\b|doctorat|doktor|promotion/i],
  ['Master of Business Administration', /\bmba\b/i],
  ['Master of Science', /master of science|\bm\.?\s?sc\b/i],
  ['Master of Arts', /master of arts|\bm\.\s?a\.|\bma\b/],
  ['Master of Engineering', /master of engineering|\bm\.?\s?eng\b/i],
  ['Master of Laws', /master of laws|\bll\.?m\b/i],
  ['Bachelor of Science', /bachelor of science|\bb\.?\s?sc\b/i],
  ['Bachelor of Arts', /bachelor of arts|\bb\.\s?a\.|\bba\b/],
  ['Bachelor of Engineering', /bachelor of engineering|\bb\.?\s?eng\b/i],
  ['Bachelor of Laws', /bachelor of laws|\bll\.?b\b/i],
  ['Bachelor of Education', /bachelor of education|\bb\.?\s?ed\b/i],
  ['State examination', /staatsexamen|state examination/i],
  ['Graduate engineer', /diplom-?ingenieur|dipl\.-ing/i],
  ['A level', /\babitur|allgemeine hochschulreife|matura|baccalauréat|\bbac (?:général|s|es|l|pro)|a[ -]levels?/i],
];
export const graduationIn = (words: string): GraduationType | null =>
  graduationTypes.find((one) => one.toLowerCase() === words.toLowerCase().trim()) ??
  degrees.find(([, sign]) => sign.test(words))?.[0] ??
  null;

/** The schools and courses of a section. */
export const schoolsIn = (lines: Line[]): Section<SchoolRead> =>
  readEntries(lines, ({ span, head, below, from }) => {
    const { what, where, place, rest, sure } = toldApart(head, institution, degree);
    const more = [...rest];
    const course = [what, ...more.splice(0, what && !place ? 0 : 1)].filter(Boolean).join(', ');
    const { description, left } = described([...more, ...(place ? [place] : [])], below);
    const school = short(where || what);
    if (!school) return { one: undefined, left: '' };
    const graduation = graduationIn(course);
    return {
      one: {
        school,
        course: where ? short(course) : '',
        graduation,
        description,
        ...periodOf(span),
        from,
        doubts: doubtsOf(span, sure, left),
      },
      left,
    };
  });

/** Europass: the passport of Cedefop (XML and JSON) and the candidate of europa.eu (XML). Runs in the cage alone. */
import { maxCvLines } from '@vitrine/contract/candidates/cv.ts';
import { maxDescription, untilNow } from '@vitrine/contract/candidates/shapes.ts';
import { clean, languageOf, saidLevel } from '../../resume.ts';
import { dayIn } from '../rules/dates.ts';
import { graduationIn } from '../rules/entries.ts';
import { languageRead, languagesIn } from '../rules/languages.ts';
import { nationalityIn } from '../rules/person.ts';
import { within } from '../rules/reading.ts';
import { skillsIn } from '../rules/skills.ts';
import { type CvRead, type FieldRead, nothingRead } from '../what-was-read.ts';
import { objectOf } from './xml.ts';

/** What stands at a path of names; several of the same name are a list, of which a path goes through the first. */
function at(node: unknown, path: string): unknown {
  let found = node;
  for (const name of path.split('.')) {
    if (Array.isArray(found)) found = found[0];
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined;
  }
  return found;
}

/** The text of an element or a value: markup of editors goes, its paragraphs stay. */
function text(node: unknown): string {
  const one = Array.isArray(node) ? (node[0] as unknown) : node;
  if (typeof one === 'string' || typeof one === 'number')
    return clean(
      String(one)
        .replace(/<(?:\/p|br\s*\/?|\/li|\/div)>/gi, '\n')
        .replace(/<li[^>]*>/gi, '• ')
        .replace(/<[^>]{0,500}>/g, '')
        .replace(/&nbsp;/g, ' ')
        .replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")
        .replace(/\n{2,}/g, '\n'),
      20_000,
    );
  return typeof one === 'object' && one !== null && '#text' in one ? text((one as Record<string, unknown>)['#text']) : '';
}
const said = (node: unknown, ...paths: string[]) => paths.map((path) => text(at(node, path))).find((words) => words !== '') ?? '';
const list = (node: unknown, ...paths: string[]) => {
  const found = paths.map((path) => at(node, path)).find((one) => one !== undefined && one !== '' && one !== null);
  return (Array.isArray(found) ? (found as unknown[]) : found === undefined ? [] : [found]).slice(0, 300);
};

interface Moment {
  year: number;
  month: number | undefined;
}
/** A date by its parts (in XML a month is `--03`) or written out by ISO 8601. */
function moment(node: unknown): Moment | undefined {
  const [year, month] = [said(node, 'year', 'Year'), said(node, 'month', 'Month')].map((one) => Number(one.replace(/\D/g, '')));
  if (year) return { year, month: month || undefined };
  const [, y, m] = /^(\d{4})(?:-(\d{2}))?/.exec(said(node, 'FormattedDateTime') || text(node)) ?? [];
  return y ? { year: Number(y), month: m ? Number(m) : undefined } : undefined;
}

type Period = Pick<CvRead['experiences'][number], 'fromMonth' | 'fromYear' | 'toMonth' | 'toYear' | 'doubts'>;
function period(from: Moment | undefined, to: Moment | undefined, current: boolean): Period | undefined {
  const begin = from ?? to;
  if (!begin || begin.year < 1900 || begin.year > 2200) return undefined;
  const going = current || !to;
  const fromMonth = Math.min(12, begin.month ?? 1);
  const [toMonth, toYear] = going || !to ? [untilNow, untilNow] : [Math.min(12, to.month ?? 12), to.year];
  if (toYear !== untilNow && toYear * 12 + toMonth < begin.year * 12 + fromMonth) return undefined;
  const doubts: Period['doubts'] = [
    ...(begin.month && (going || to?.month) ? [] : (['years-only'] as const)),
    ...(from ? [] : (['one-date'] as const)),
  ];
  return { fromMonth, fromYear: begin.year, toMonth, toYear, doubts };
}

const words = (...all: (string | undefined)[]) => all.filter((one): one is string => Boolean(one));
const field = (name: FieldRead['field'], found: string, max: number): FieldRead[] =>
  found ? [{ field: name, found: found.slice(0, max), from: [found], doubts: [] }] : [];
const short = (value: string) => value.replace(/\s+/g, ' ').slice(0, 160).trim();

interface Entry {
  what: string;
  where: string;
  place: string;
  description: string;
  when: Period | undefined;
}

function addEntries(read: CvRead, kind: 'experiences' | 'educations', entries: Entry[]) {
  for (const { what, where, place, description, when } of entries) {
    const from = words(what, where, place, ...description.split('\n'));
    if (from.length === 0) continue;
    const title = short(kind === 'experiences' ? what || where : where || what);
    if (!when || !title) {
      read.unplaced.push(...from.map((one) => ({ words: one, why: when ? ('not-understood' as const) : ('no-dates' as const) })));
      continue;
    }
    const left = description.slice(maxDescription);
    if (left) read.unplaced.push({ words: left, why: 'too-much' });
    const shared = {
      ...when,
      description: description.slice(0, maxDescription),
      from,
      doubts: [...when.doubts, ...(left ? (['shortened'] as const) : [])],
    };
    if (kind === 'experiences') read.experiences.push({ ...shared, title, employer: what ? short(where) : '', place: short(place) });
    else
      read.educations.push({
        ...shared,
        school: title,
        course: where ? short(what) : '',
        graduation: graduationIn(what),
        description: words(shared.description, place).join('\n').slice(0, maxDescription),
      });
  }
}

const cefr = (levels: string[]) => {
  const known = levels
    .map((one) => /[ABC][12]/.exec(one)?.[0])
    .filter((one): one is string => one !== undefined)
    .sort();
  // the least of listening, reading, speaking and writing: nobody is promised more than holds
  return known[0];
};

function addLanguage(read: CvRead, name: string, level: string | undefined, from: string[]) {
  const language = languageOf(name) ?? languagesIn(name)[0]?.language;
  if (!language) return read.unplaced.push({ words: words(name, level).join(' '), why: 'no-place' });
  if (read.languages.some((one) => one.language === language)) return;
  read.languages.push(languageRead({ language, level: level === undefined ? undefined : saidLevel(level) }, from));
}

function addSkills(read: CvRead, texts: string[], licence = false) {
  for (const line of texts.flatMap((one) => one.split('\n')).filter(Boolean)) {
    const skills = skillsIn(line, line).filter(({ name }) => !read.skills.some((one) => one.name.toLowerCase() === name.toLowerCase()));
    if (skills.length === 0 && skillsIn(line, line).length === 0) read.unplaced.push({ words: line, why: 'not-understood' });
    read.skills.push(...(licence ? skills.map((one) => ({ ...one, doubts: ['licence' as const] })) : skills));
  }
}

const birth = (node: unknown) => {
  const [year, month, day] = ['year', 'month', 'day'].map((name) =>
    Number(
      said(
        node,
        name,
        name.replace(/^./, (one) => one.toUpperCase()),
      ).replace(/\D/g, ''),
    ),
  );
  if (year && month && day) return dayIn(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)?.day ?? '';
  return dayIn(text(node))?.day ?? '';
};

/** Names of elements whose text is for programs alone. */
const technical =
  /^(?:Code|DocumentInfo|PrintingPreferences|Photo|Signature|Data|MimeType|Attachment|.*ID|.*Code|RenderingInformation|CandidateSupplier|locale|xmlns|schemaLocation|xsd|xsi|Use|Period|From|To|Current|.*Period|CurrentIndicator|Birthdate|BirthDate|ProficiencyLevel|CompetencyDimension|ReferenceTo|ProcessingInformation|Gender)$/;

/** Whatever text no other rule has taken is named as having no place. */
function nameTheRest(read: CvRead, node: unknown) {
  const told = [...read.fields, ...read.experiences, ...read.educations, ...read.skills, ...read.languages]
    .flatMap(({ from }) => from)
    .concat(read.unplaced.map((one) => one.words))
    .join('\n');
  const go = (value: unknown, name: string): void => {
    if (technical.test(name)) return;
    if (Array.isArray(value)) for (const one of value) go(one, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) go(one, key === '#text' ? name : key);
    else
      for (const line of read.unplaced.length > maxCvLines ? [] : text(value).split('\n'))
        if (/\p{L}{2}/u.test(line) && !told.includes(line) && line.length < 4000) read.unplaced.push({ words: line, why: 'no-place' });
  };
  go(node, '');
}

function passport(learner: unknown): CvRead {
  const read = nothingRead('europass');
  const person = at(learner, 'Identification');
  const contact = at(person, 'ContactInfo');
  const place = (node: unknown) => {
    const address = at(node, 'ContactInfo.Address.Contact') ?? at(node, 'Address.Contact');
    return words(
      said(address, 'AddressLine'),
      words(said(address, 'PostalCode'), said(address, 'Municipality')).join(' '),
      said(address, 'Country.Label'),
    ).join(', ');
  };
  const town = (node: unknown) =>
    words(said(node, 'ContactInfo.Address.Contact.Municipality'), said(node, 'ContactInfo.Address.Contact.Country.Label')).join(', ');
  const nationality = said(list(person, 'Demographics.NationalityList.Nationality', 'Demographics.Nationality')[0], 'Code', 'Label');
  const headline = at(learner, 'Headline');
  const isStatement = /personal_statement/.test(said(headline, 'Type.Code'));
  read.fields.push(
    ...field('firstName', said(person, 'PersonName.FirstName'), 80),
    ...field('lastName', said(person, 'PersonName.Surname'), 80),
    ...field('DOB', birth(at(person, 'Demographics.Birthdate')), 10),
    ...field('nationality', nationalityIn(nationality) ?? '', 2),
    ...field('cTelephone', said(list(contact, 'TelephoneList.Telephone', 'Telephone')[0], 'Contact'), 40),
    ...field('cAddress', place(person), 300),
    ...field(isStatement ? 'about' : 'profession', said(headline, 'Description.Label'), isStatement ? maxDescription : 120),
  );
  for (const one of read.fields) if (one.field === 'cAddress') one.from.push(...one.found.split(', '));
  const email = said(contact, 'Email.Contact');
  if (email) read.unplaced.push({ words: email, why: 'email' });
  const when = (node: unknown) =>
    period(
      moment(at(node, 'Period.From')),
      moment(at(node, 'Period.To')),
      said(node, 'Period.Current') === 'true' || at(node, 'Period.Current') === true,
    );
  addEntries(
    read,
    'experiences',
    list(learner, 'WorkExperienceList.WorkExperience', 'WorkExperience').map((one) => ({
      what: said(one, 'Position.Label', 'Position'),
      where: said(one, 'Employer.Name'),
      place: town(at(one, 'Employer')),
      description: said(one, 'Activities'),
      when: when(one),
    })),
  );
  addEntries(
    read,
    'educations',
    list(learner, 'EducationList.Education', 'Education').map((one) => ({
      what: said(one, 'Title'),
      where: said(one, 'Organisation.Name'),
      place: town(at(one, 'Organisation')),
      description: said(one, 'Activities'),
      when: when(one),
    })),
  );
  const linguistic = at(learner, 'Skills.Linguistic');
  for (const one of list(linguistic, 'MotherTongueList.MotherTongue', 'MotherTongue'))
    addLanguage(read, said(one, 'Description.Code', 'Description.Label'), 'native', [said(one, 'Description.Label', 'Description.Code')]);
  for (const one of list(linguistic, 'ForeignLanguageList.ForeignLanguage', 'ForeignLanguage')) {
    const levels = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'].map((name) =>
      said(one, `ProficiencyLevel.${name}`),
    );
    addLanguage(read, said(one, 'Description.Code', 'Description.Label'), cefr(levels), [
      words(said(one, 'Description.Label', 'Description.Code'), ...levels).join(' '),
    ]);
  }
  addSkills(
    read,
    ['Computer', 'JobRelated', 'Communication', 'Organisational', 'Other'].map((name) => said(learner, `Skills.${name}.Description`)),
  );
  const driving = list(
    learner,
    'Skills.Driving.Description.LicenceList.Licence',
    'Skills.Driving.Description.Licence',
    'Skills.Driving.Description',
  )
    .map(text)
    .filter(Boolean);
  addSkills(read, driving, true);
  nameTheRest(read, learner);
  return within(read);
}

function candidate(root: unknown): CvRead {
  const read = nothingRead('europass');
  const person = at(root, 'CandidatePerson');
  const profile = list(root, 'CandidateProfile')[0];
  const ways = list(person, 'Communication');
  const by = (channel: RegExp) => ways.filter((one) => channel.test(said(one, 'ChannelCode')));
  const home = ways.map((one) => at(one, 'Address')).find((one) => one !== undefined);
  const phone = by(/telephone|mobile/i)[0];
  const nationality = said(person, 'NationalityCode');
  read.fields.push(
    ...field('firstName', said(person, 'PersonName.GivenName'), 80),
    ...field('lastName', said(person, 'PersonName.FamilyName'), 80),
    ...field('DOB', birth(at(person, 'BirthDate')), 10),
    ...field('nationality', nationalityIn(nationality.toUpperCase()) ?? '', 2),
    ...field(
      'cTelephone',
      words(said(phone, 'CountryDialing') && `+${said(phone, 'CountryDialing').replace(/^\+/, '')}`, said(phone, 'DialNumber')).join(' '),
      40,
    ),
    ...field(
      'cAddress',
      words(said(home, 'AddressLine'), words(said(home, 'PostalCode'), said(home, 'CityName')).join(' ')).join(', '),
      300,
    ),
    ...field('about', said(profile, 'ExecutiveSummary'), maxDescription),
  );
  for (const one of read.fields) {
    if (one.field === 'cAddress') one.from.push(said(home, 'AddressLine'), said(home, 'PostalCode'), said(home, 'CityName'));
    if (one.field === 'about' || one.field === 'cTelephone') one.from.push(...one.found.split(/\n/), said(phone, 'DialNumber'));
    one.from = one.from
      .filter(Boolean)
      .filter((words, place, all) => place === 0 || !all.slice(0, place).some((before) => before.includes(words)));
  }
  for (const one of by(/email/i)) read.unplaced.push({ words: said(one, 'URI'), why: 'email' });
  const when = (node: unknown, name: string) =>
    period(
      moment(at(node, `${name}.StartDate`)),
      moment(at(node, `${name}.EndDate`)),
      said(node, 'CurrentIndicator') === 'true' || said(node, `${name}.CurrentIndicator`) === 'true',
    );
  const posts = list(profile, 'EmploymentHistory.EmployerHistory').flatMap((employer) =>
    list(employer, 'PositionHistory').map((one) => ({
      what: said(one, 'PositionTitle'),
      where: said(employer, 'OrganizationName'),
      place: said(one, 'City') || said(one, 'City.CityName') || said(employer, 'OrganizationContact.Communication.Address.CityName'),
      description: said(one, 'Description'),
      when: when(one, 'EmploymentPeriod'),
    })),
  );
  addEntries(read, 'experiences', posts);
  const schools = list(profile, 'EducationHistory.EducationOrganizationAttendance').map((one) => ({
    what: said(one, 'EducationDegree.DegreeName', 'ProgramName'),
    where: said(one, 'OrganizationName'),
    place: said(one, 'OrganizationContact.Communication.Address.CityName'),
    description: words(said(one, 'OccupationalSkillsCovered'), said(one, 'Description')).join('\n'),
    when: when(one, 'AttendancePeriod'),
  }));
  addEntries(read, 'educations', schools);
  for (const one of list(person, 'PrimaryLanguageCode')) addLanguage(read, threeLetters(text(one)), 'native', [text(one)]);
  for (const one of list(profile, 'PersonQualifications.PersonCompetency')) {
    const name = said(one, 'CompetencyName');
    if (!/language/i.test(said(one, 'TaxonomyID'))) {
      addSkills(read, [name]);
      continue;
    }
    const levels = list(one, 'CompetencyDimension').map((two) => said(two, 'Score.ScoreText'));
    addLanguage(read, threeLetters(said(one, 'CompetencyID') || name), cefr(levels), [
      words(name || said(one, 'CompetencyID'), ...levels).join(' '),
    ]);
  }
  for (const licence of list(profile, 'Licenses.License')) addSkills(read, [said(licence, 'LicenseName', 'LicenseTypeCode')], true);
  nameTheRest(read, { person, profile });
  return within(read);
}

const iso3: Record<string, string> = {
  ara: 'ar',
  bul: 'bg',
  zho: 'zh',
  chi: 'zh',
  hrv: 'hr',
  ces: 'cs',
  cze: 'cs',
  dan: 'da',
  nld: 'nl',
  dut: 'nl',
  eng: 'en',
  fin: 'fi',
  fra: 'fr',
  fre: 'fr',
  deu: 'de',
  ger: 'de',
  ell: 'el',
  gre: 'el',
  hun: 'hu',
  ita: 'it',
  jpn: 'ja',
  nor: 'no',
  nob: 'no',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rum: 'ro',
  rus: 'ru',
  spa: 'es',
  swe: 'sv',
  tur: 'tr',
};
const threeLetters = (code: string) => iso3[code.toLowerCase()] ?? code;

/** Europass by its outermost names; nothing where the data are something else. */
export function europassOf(data: unknown): CvRead | undefined {
  const learner =
    at(data, 'SkillsPassport.LearnerInfo') ?? at(data, 'Europass.LearnerInfo') ?? at(data, 'LearnerInfo') ?? at(data, 'learnerinfo');
  if (learner) return passport(learner);
  const root = at(data, 'Candidate');
  return root && at(root, 'CandidatePerson') ? candidate(root) : undefined;
}

/** The same of XML. */
export const europassIn = (xml: string) => europassOf(objectOf(xml));

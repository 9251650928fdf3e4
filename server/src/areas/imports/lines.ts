import type { ImportField } from '@vitrine/contract/imports/fields.ts';
import type { ImportChoices, LineFault, LineProblem } from '@vitrine/contract/imports/imports.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { emailAddress, type Language, languages, text } from '@vitrine/contract/vocabulary.ts';
import { plain } from './guessing.ts';

/** The person of a line, as it would be taken in. */
export interface LinePerson {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  profession: string;
  employer: string;
  about: string;
  message: string;
  bookingId: string | null;
  /** A day, as YYYY-MM-DD. */
  appliedAt: string | null;
  status: ApplicationStatus;
  language: Language;
  /** How the former system calls the person; folders of documents may be named so. */
  reference: string;
  /** The names of files, as they stand in the cell. */
  documents: string;
}

/** What lines are read by. */
export interface LineRules extends ImportChoices {
  importId: string;
  names: readonly string[];
  /** Ids of jobs by what a line may call them. */
  jobs: ReadonlyMap<string, string>;
  /** The first day on which an application that is still open, or decided, could have come without being deleted at once. */
  oldest: { open: string; decided: string };
  today: string;
}

const lengths: Partial<Record<ImportField, number>> = {
  firstName: 80,
  lastName: 80,
  name: 160,
  phone: 40,
  address: 300,
  profession: 120,
  employer: 120,
  about: 1000,
  message: 4000,
  reference: 200,
  documents: 4000,
};

const visible = text(4000);

const statusWords: Record<ApplicationStatus, string[]> = {
  New: ['new', 'neu', 'nouveau', 'nouvelle', 'applied', 'received', 'eingegangen', 'recue'],
  Screening: ['screening', 'sichtung', 'inreview', 'inpruefung', 'preselection', 'aletude'],
  Interview: ['interview', 'gespraech', 'vorstellungsgespraech', 'entretien'],
  Accepted: ['accepted', 'hired', 'offer', 'zusage', 'angenommen', 'eingestellt', 'accepte', 'acceptee', 'embauche'],
  Denied: ['denied', 'rejected', 'absage', 'abgelehnt', 'refuse', 'refusee', 'rejete'],
  Declined: ['declined', 'withdrawn', 'zurueckgezogen', 'decline', 'retiree', 'retire'],
};
export const languageWords: Record<Language, string[]> = {
  en: ['en', 'eng', 'english', 'englisch', 'anglais', 'engb', 'enus'],
  de: ['de', 'deu', 'ger', 'german', 'deutsch', 'allemand', 'dede', 'deat', 'dech'],
  fr: ['fr', 'fra', 'fre', 'french', 'franzoesisch', 'francais', 'frfr', 'frbe', 'frch'],
};
/** Which of these is called so. */
export const byWord = <Key extends string>(table: Record<Key, string[]>, word: string) =>
  (Object.keys(table) as Key[]).find((key) => table[key].includes(plain(word)));

/** How a job is found again by what a line calls it: its title without regard to case, or its id. */
export const jobKey = (called: string) => called.trim().toLowerCase().replace(/\s+/g, ' ');

const dayOf = (year: number, month: number, day: number) => {
  const full = year < 100 ? 2000 + year : year;
  const at = new Date(Date.UTC(full, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : undefined;
};

/**
 * A day as tables write one: 2026-04-03, with a time behind it or not, 03.04.2026, 03/04/2026 in either order, or the
 * number of days by which spreadsheets count, with a point or a comma before the time. Undefined where it is none.
 */
export function parseDay(value: string, dayFirst: boolean): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(value);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const written = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?:[ ,T].*)?$/.exec(value);
  if (written) {
    const [one, other, year] = [Number(written[1]), Number(written[3]), Number(written[4])];
    const first = written[2] === '.' || dayFirst;
    return first ? dayOf(year, other, one) : dayOf(year, one, other);
  }
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(value);
  return serial ? new Date(Date.UTC(1899, 11, 30 + Number(serial[1]))).toISOString().slice(0, 10) : undefined;
}

/** "Berg, Lina" or "Lina Berg"; undefined where there is one word alone. */
function partsOf(name: string) {
  const [last, first] = name.split(',').map((one) => one.trim());
  if (last && first) return { firstName: first, lastName: last };
  const words = name.trim().split(/\s+/);
  const lastName = words.pop();
  return words.length > 0 && lastName ? { firstName: words.join(' '), lastName } : undefined;
}

/** Reads one line: the person, or everything that is wrong with it by column. */
export function readLine(cells: readonly string[], rules: LineRules): { person: LinePerson } | { problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const at = (field: ImportField) => rules.columns.indexOf(field);
  const value = (field: ImportField) => (at(field) < 0 ? '' : (cells[at(field)] ?? '').trim());
  const wrong = (field: ImportField, fault: LineFault, allowed: string[] = []) =>
    void problems.push({ column: rules.names[at(field)] ?? '', fault, allowed });

  if (cells.length > rules.columns.length && cells.slice(rules.columns.length).some((one) => one.trim() !== '')) {
    problems.push({ column: '', fault: 'cells', allowed: [String(rules.columns.length)] });
  }
  for (const [field, max] of Object.entries(lengths) as [ImportField, number][]) {
    const found = value(field);
    if (found.length > max) wrong(field, 'too-long', [String(max)]);
    else if (!visible.safeParse(found).success) wrong(field, 'invisible');
  }

  const email = emailAddress.safeParse(value('email'));
  if (!value('email')) wrong('email', 'missing');
  else if (!email.success) wrong('email', 'email');

  const whole = value('name') ? partsOf(value('name')) : undefined;
  const firstName = value('firstName') || whole?.firstName || '';
  const lastName = value('lastName') || whole?.lastName || '';
  if (!firstName || !lastName) {
    if (value('name') && !whole) wrong('name', 'name');
    else wrong(firstName ? 'lastName' : 'firstName', 'missing');
  } else if (firstName.length > 80 || lastName.length > 80) wrong('name', 'too-long', ['80']);

  const status = value('status') ? byWord(statusWords, value('status')) : 'New';
  if (!status) wrong('status', 'status', [...applicationStatuses]);
  const language = value('language') ? byWord(languageWords, value('language')) : rules.language;
  if (!language) wrong('language', 'language', [...languages]);

  const bookingId = value('job') ? rules.jobs.get(jobKey(value('job'))) : rules.bookingId;
  if (bookingId === undefined) wrong('job', 'job');

  const appliedAt = value('appliedAt') ? parseDay(value('appliedAt'), rules.dayFirst) : null;
  const oldest = status && ['Accepted', 'Denied', 'Declined'].includes(status) ? rules.oldest.decided : rules.oldest.open;
  if (appliedAt === undefined || (appliedAt !== null && appliedAt > rules.today)) {
    wrong('appliedAt', 'date', ['2026-04-03', '03.04.2026', rules.dayFirst ? '03/04/2026' : '04/03/2026']);
  } else if (appliedAt !== null && appliedAt < oldest) wrong('appliedAt', 'too-old', [oldest]);

  if (problems.length > 0 || !email.success || !status || !language) return { problems };
  const rest = {
    phone: value('phone'),
    address: value('address'),
    profession: value('profession'),
    employer: value('employer'),
    about: value('about'),
    message: value('message'),
    reference: value('reference'),
    documents: value('documents'),
  };
  return {
    person: {
      email: email.data,
      firstName,
      lastName,
      ...rest,
      bookingId: bookingId ?? null,
      appliedAt: appliedAt ?? null,
      status,
      language,
    },
  };
}

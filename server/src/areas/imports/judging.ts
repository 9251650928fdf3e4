import type { ImportChoices, LineOutcomes, LineProblem } from '@vitrine/contract/imports/imports.ts';
import type { World } from '../../platform/context.ts';
import type { CsvRecord } from '../../platform/csv.ts';
import { objectedAmong } from '../candidates/index.ts';
import { termsOf } from '../privacy/index.ts';
import * as sql from './imports.sql.ts';
import { jobKey, type LinePerson, type LineRules, readLine } from './lines.ts';

/** What becomes of a line. Of a person who is new, or came with a line before, `came` is where the account is noted. */
export type Verdict = { line: number } & (
  | { outcome: 'refused'; problems: LineProblem[] }
  | { outcome: 'taken'; person: LinePerson; came: Came }
  | { outcome: 'linked'; person: LinePerson; accountId: string | undefined; came: Came | undefined }
  | { outcome: 'known'; person: LinePerson; accountId: string | undefined; came: Came }
);

/** Somebody of an earlier line: the jobs so far, and the account once there is one. */
export interface Came {
  accountId?: string;
  bookings: Set<string>;
  /** Of these, the applications that come with this import; null before they are written. */
  brought: Map<string, string | null>;
}

/** What came with earlier lines, by address. */
export type Memory = Map<string, Came>;

const monthsBefore = (now: Date, months: number) => {
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() - months);
  return at.toISOString().slice(0, 10);
};

/** Ids of jobs by what lines may call them; a title that several jobs have names the latest. */
async function jobsBy(ctx: World, companyId: string) {
  const jobs = await sql.jobsOf(ctx.db, companyId);
  return new Map(jobs.toReversed().flatMap(({ id, title }) => [[jobKey(title), id] as const, [jobKey(id), id] as const]));
}

/** What the lines of a table are read by, as things are now. */
export async function rulesFor(
  ctx: World,
  { id, company_id, names }: Pick<sql.ImportRow, 'id' | 'company_id' | 'names'>,
  choices: ImportChoices,
): Promise<LineRules> {
  const { files } = await termsOf(ctx, company_id);
  const now = ctx.now();
  return {
    ...choices,
    importId: id,
    names,
    jobs: await jobsBy(ctx, company_id),
    // half a year open, and then as long as a decided one
    oldest: { open: monthsBefore(now, files + 6), decided: monthsBefore(now, files) },
    today: new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10),
  };
}

/** Says of some lines what becomes of them; what is there already is never written over. */
export async function judge(
  ctx: World,
  companyId: string,
  rules: LineRules,
  records: readonly CsvRecord[],
  memory: Memory,
): Promise<Verdict[]> {
  const read = records.map(({ line, cells }) => ({ line, read: readLine(cells, rules) }));
  const emails = [...new Set(read.flatMap(({ read }) => ('person' in read ? read.person.email : [])))];
  const objected = await objectedAmong(ctx, companyId, emails);
  const accounts = new Map((await sql.knownBy(ctx.db, companyId, emails)).map((one) => [one.email, one]));
  const own = [...accounts.values()].filter((one) => one.known).map(({ id }) => id);
  const applied = Map.groupBy(await sql.appliedTo(ctx.db, companyId, own, rules.importId), (one) => one.account_id);
  const at = rules.columns.indexOf('email');
  const addressIs = (fault: 'address-known' | 'objected') => [{ column: rules.names[at] ?? '', fault, allowed: [] }];

  return read.map(({ line, read }): Verdict => {
    if ('problems' in read) return { line, outcome: 'refused', problems: read.problems };
    const { person } = read;
    const { email, bookingId } = person;
    if (objected.has(email)) return { line, outcome: 'refused', problems: addressIs('objected') };
    const account = accounts.get(email);
    let came = memory.get(email);
    if (account && !account.known && !came) return { line, outcome: 'refused', problems: addressIs('address-known') };
    const isNew = !account && !came;
    if (!came) {
      const before = (account && applied.get(account.id)) ?? [];
      came = {
        bookings: new Set(before.map((one) => one.booking_id)),
        brought: new Map(before.flatMap((one) => (one.brought ? [[one.booking_id, one.id] as const] : []))),
      };
      if (account) came.accountId = account.id;
      memory.set(email, came);
    }
    const nothingNew = bookingId === null || came.bookings.has(bookingId);
    if (bookingId !== null) {
      if (!nothingNew) came.brought.set(bookingId, null);
      came.bookings.add(bookingId);
    }
    if (isNew) return { line, outcome: 'taken', person, came };
    if (nothingNew) return { line, outcome: 'known', person, accountId: account?.id, came };
    return { line, outcome: 'linked', person, accountId: account?.id, came };
  });
}

/** How many lines go which way. */
export function countOutcomes(verdicts: readonly { outcome: keyof LineOutcomes }[]): LineOutcomes {
  const of = (outcome: keyof LineOutcomes) => verdicts.filter((one) => one.outcome === outcome).length;
  return { taken: of('taken'), linked: of('linked'), known: of('known'), refused: of('refused') };
}

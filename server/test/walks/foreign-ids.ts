import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/postgres/db.ts';
import { fileFor, inputOf, type Schema, smallest } from './endpoints.ts';

/** Values that name rows, by `table.column`. */
export type Ids = Map<string, string[]>;

/** The ids in every table of the database: of each key of one column, and what else names a row on the wire. So many of each are read. */
export async function everyId(db: Db, most: number): Promise<Ids> {
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select c.table_name as table, min(k.column_name::text) as column
    from information_schema.tables c
      join information_schema.table_constraints p
        on p.table_schema = c.table_schema and p.table_name = c.table_name and p.constraint_type = 'PRIMARY KEY'
      join information_schema.key_column_usage k on k.constraint_schema = p.constraint_schema and k.constraint_name = p.constraint_name
    where c.table_schema = 'public' and c.table_type = 'BASE TABLE'
    group by c.table_name having count(*) = 1 order by 1`.execute(db);
  const others = [
    'account.email',
    'application.unique_id',
    'film_caption.film',
    'invitation.unique_id',
    'job_category.name',
    'mailbox_message.message_id',
    'mailbox_message.thread_id',
    'teammate_invitation.email',
    'question.id',
    'session.id',
  ];
  const columns = [...keys.map(({ table, column }) => `${table}.${column}`), ...others];
  const ids: Ids = new Map();
  for (const name of columns) {
    const [table = '', column = ''] = name.split('.');
    const value = sql`${sql.ref(column)}::text`;
    // the first and the last that were written, in that order: which are tried together is the same in every run
    const { rows } = await sql<{ value: string }>`(select ${value} as value from ${sql.table(table)} order by ctid limit 1)
      union all (select ${value} from ${sql.table(table)} order by ctid desc limit ${most - 1})`.execute(db);
    ids.set(name, [...new Set(rows.map((row) => row.value))]);
  }
  return ids;
}

/** What a field of a call names, by its name. */
const places: Record<string, string[]> = {
  accountId: ['account.id'],
  answers: ['take.id'],
  applicationId: ['application.id'],
  bookingId: ['booking.id'],
  bookingid: ['booking.id'],
  bookings: ['booking.id'],
  by: ['account.id'],
  candidateEmail: ['account.email'],
  candidate_id: ['account.id'],
  category: ['job_category.name'],
  changes: ['application_status_change.id'],
  colleagueIds: ['account.id'],
  before: ['chat_message.id'],
  beforeTake: ['take.id'],
  commentId: ['applicant_comment.id'],
  compId: ['company.id'],
  companyId: ['company.id'],
  conversationId: ['conversation.id'],
  paymentId: ['purchase.id'],
  fileId: ['email_draft_file.id', 'closeup_file.id', 'progress_file.id'],
  message_id: ['mailbox_message.id', 'mailbox_message.message_id'],
  thread: ['mailbox_message.thread_id'],
  copyOf: ['booking.id', 'job_code.id'],
  criterionId: ['criterion.id'],
  eventId: ['webhook_event.id'],
  documentId: ['application_document.id', 'candidate_document.id'],
  documents: ['application_document.id', 'candidate_document.id'],
  profileDocuments: ['candidate_document.id', 'application_document.id'],
  dropId: ['account.id'],
  film: ['company_file.name', 'film_caption.film'],
  fromBookingId: ['booking.id'],
  ids: ['application.id', 'account.id'],
  jobCodeId: ['job_code.id'],
  jobcodeId: ['job_code.id'],
  keepId: ['account.id'],
  key: ['occupation.id'],
  linkId: ['answer_link.id', 'share_link.id'],
  memberEmail: ['account.email'],
  mentions: ['account.id'],
  pfId: ['progress_document.id'],
  pfIds: ['progress_document.id'],
  personId: ['share_link_person.id'],
  questionId: ['question.id'],
  reasonId: ['denial_reason.id'],
  recruiterId: ['account.id'],
  setId: ['criteria_set.id', 'question_set.id'],
  subscriptionId: ['subscription.id'],
  takeId: ['take.id'],
  takeIds: ['take.id'],
  uniqueId: ['application.unique_id', 'invitation.unique_id'],
  uniqueid: ['application.unique_id', 'invitation.unique_id'],
  via: ['share_link_mail.id'],
};

/** Names of files that the company has uploaded for its page: whoever knows one may look at it, but not take it over. */
const files = ['banner', 'gallery', 'media', 'picture', 'companyImageGallery'];

/** These look like ids and are none: secrets that are the permission themselves, numbers in a list, addresses of the caller or of nobody in particular. */
const namesNothing: Record<string, string> = {
  token: 'the secret is the permission',
  digest: 'whoever has the digest of a token may end its session',
  uploadToken: 'the secret is the permission',
  visit: 'the secret is the permission',
  code: 'what a provider gave to the one who signed in there',
  webexAuthCode: 'what Webex gave to the one who allowed the connection there',
  earlierId: 'which words before those of the candidate named beside it, which administrators alone put back',
  videoid: 'a recording at Webex, whose meeting says to which application it belongs',
  state: 'sealed for the session or the browser that began it',
  clientId: 'what a provider calls this product',
  clientSecret: 'a secret',
  iss: 'which provider answers, as the one who signed in there brought it',
  activation: 'the secret is the permission',
  link: 'the secret is the permission',
  generatedLink: 'is compared with what the secret opened',
  email: 'to whom somebody writes, or who signs up; whose account it is, is asked where accounts are',
  emails: 'whom a recruiter invites',
  userEmail: 'beside a secret',
  targetEmail: 'for whom a showroom is made',
  contactEmail: 'what a company shows of itself',
  url: 'an address outside',
  fontUrl: 'an address outside',
  uploadLink: 'asks for a link instead of a file',
  ticket: 'the secret is the permission',
  rawId: 'a passkey, which signs for itself',
  clientDataJSON: 'what a passkey has signed',
  authenticatorData: 'what a passkey has signed',
  attestationObject: 'a new passkey',
  signature: 'of a passkey',
  userHandle: 'beside a signature',
  transports: 'how a passkey is reached',
  password: 'a secret',
  oldPassword: 'a secret',
  newPassword: 'a secret',
  browser: 'the secret is the permission',
  device: 'the secret is the permission',
  website: 'an address outside',
  assessmentUrl: 'an address outside',
  planId: 'a plan that anybody may buy',
  insteadOf: 'a plan that the caller saw',
  corporateIdentity: 'a company, to come through its page, which is public',
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const looksLikeId = (name: string, schema: Schema) =>
  schema.format === 'uuid' ||
  schema.format === 'password' ||
  /(^|[a-z_])(id|ids)$/i.test(name) ||
  /(email|token|link|url|key)s?$/i.test(name);

const itemOf = (schema: Schema): Schema =>
  schema.type === 'array' ? (schema.items ?? {}) : (schema.anyOf?.find((one) => one.type !== 'null') ?? schema);

/** The ids that a field could name; undefined where it names nothing. Throws where a field looks like an id and nobody said what it names. */
export function valuesFor(ids: Ids, name: string, schema: Schema): string[] | undefined {
  const one = itemOf(itemOf(schema));
  const of = (columns: string[]) => columns.flatMap((column) => ids.get(column) ?? []);
  // which table it means is known to the call alone: every one is tried
  if (name === 'id' && one.format === 'uuid') return [...new Set([...ids.values()].flat())].filter((value) => uuid.test(value));
  if (name === 'id') return of(['job_code.id']);
  if (one.type !== undefined && one.type !== 'string') return undefined;
  const columns = places[name];
  if (columns) return of(columns);
  if (files.includes(name)) return of(['company_file.name']);
  if (Object.hasOwn(namesNothing, name)) return undefined;
  if (looksLikeId(name, one)) throw new Error(`nobody knows what "${name}" names: say so in server/test/walks/foreign-ids.ts`);
  return undefined;
}

type Fields = Record<string, unknown>;

const names = (ids: Ids, name: string, schema: Schema): boolean =>
  valuesFor(ids, name, schema) !== undefined ||
  Object.entries(itemOf(schema).properties ?? {}).some(([inner, one]) => names(ids, inner, one));

/** A value of the schema in which everything that names a row names one of somebody else; of an object what is required, and the optional fields of `chosen`. */
function filled(ids: Ids, schema: Schema, round: number, name = '', chosen?: readonly string[]): unknown {
  const values = name ? valuesFor(ids, name, schema) : undefined;
  if (values) {
    const value = values[round % values.length];
    if (value === undefined) throw new Error(`no row of the story to name by "${name}"`);
    return schema.type === 'array' ? [value] : value;
  }
  if (name === 'minutes' && schema.anyOf && !schema.anyOf.some((one) => 'const' in one)) return 30;
  if (schema.anyOf) return filled(ids, schema.anyOf[0] ?? {}, round, name);
  if (schema.type === 'array') return [filled(ids, schema.items ?? {}, round)];
  if (name === 'timeZone') return 'Europe/Berlin';
  if (schema.type !== 'object') return smallest(schema);
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([key, one]) => schema.required?.includes(key) || (names(ids, key, one) && (chosen?.includes(key) ?? true)),
  );
  return Object.fromEntries(wanted.map(([key, one]) => [key, filled(ids, one, round, key)]));
}

const most = (ids: Ids, schema: Schema): number =>
  Math.max(0, ...Object.entries(itemOf(schema).properties ?? {}).map(([name, one]) => valuesFor(ids, name, one)?.length ?? most(ids, one)));

/**
 * Inputs that are right in every way but that the things they name are somebody else's, as many as there are things to
 * name. Every optional field that names something is tried alone as well: what refuses one of them hides what another opens.
 */
export function foreignInputs(ids: Ids, endpoint: Endpoint): Fields[] {
  const input = inputOf(endpoint);
  const fields = Object.entries(input.properties);
  const optional = fields.filter(([name, one]) => !input.required.includes(name) && names(ids, name, one)).map(([name]) => name);
  const alone = fields.some(([name, one]) => input.required.includes(name) && names(ids, name, one)) ? [[]] : [];
  const choices = optional.length + alone.length > 1 ? [optional, ...alone, ...optional.map((name) => [name])] : [optional];
  const named = (chosen: string[]) => fields.filter(([name]) => input.required.includes(name) || chosen.includes(name));
  return choices.flatMap((chosen) =>
    Array.from({ length: most(ids, { properties: Object.fromEntries(named(chosen)) }) }, (_, round) => ({
      ...(filled(ids, input, round, '', chosen) as Fields),
      ...(endpoint.upload && !endpoint.upload.optional ? { file: fileFor(endpoint) } : {}),
    })),
  );
}

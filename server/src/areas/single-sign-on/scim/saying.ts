import { emailAddress, type Language, languages, required } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { wrong } from './faults.ts';
import { type Path, pathOf, type Term } from './filters.ts';

/** What a provider says of somebody; what is left out stays as it is. */
export interface Said {
  userName?: string;
  /** Null: it says no longer how it knows them. */
  externalId?: string | null;
  /** Null: it names no address, so that the name of the user is one. */
  address?: string | null;
  givenName?: string;
  familyName?: string;
  /** Both names in one. */
  wholeName?: string;
  active?: boolean;
  language?: Language;
}

type Operation = 'add' | 'replace' | 'remove';
type Lowered = Record<string, unknown>;

const objects = z.record(z.string(), z.unknown());
const userName = required(254);
const externalId = required(255);
const name = z.string().transform((said) => said.replace(/\p{C}/gu, ' ').trim().slice(0, 60));
const active = z.union([z.boolean(), z.stringFormat('boolean', /^(true|false)$/i).transform((said) => said.toLowerCase() === 'true')]);

/** The attributes of an object by their names in lower case: RFC 7643, 2.1, has them in any. */
function lowered(value: unknown): Lowered | undefined {
  const found = objects.safeParse(value);
  if (!found.success) return undefined;
  return Object.fromEntries(Object.entries(found.data).map(([key, one]) => [key.toLowerCase(), one]));
}

function taken<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const found = schema.safeParse(value);
  if (!found.success) throw wrong('invalidValue', what);
  return found.data;
}

const isTrue = (value: unknown) => value === true || (typeof value === 'string' && value.toLowerCase() === 'true');

/** The one address that is kept of several: the primary one, else that at work, else the first. Of those that are added to the one that is there, another one only if it is called so. */
function addressIn(value: unknown, operation: Operation): string | null | undefined {
  const list = (Array.isArray(value) ? value : [value]).map((one) => lowered(typeof one === 'string' ? { value: one } : one) ?? {});
  const isWork = ({ type }: Lowered) => typeof type === 'string' && type.toLowerCase() === 'work';
  const chosen = list.find((one) => isTrue(one.primary)) ?? list.find(isWork) ?? (operation === 'add' ? undefined : list[0]);
  if (!chosen) return operation === 'add' ? undefined : null;
  return address(chosen.value);
}

const address = (value: unknown) => taken(emailAddress, value, 'emails: the value is an e-mail address such as ken@example.com.');

/** Whether what is named by a filter is the one address that is kept: at work, and primary. */
export const isOurs = (filter: readonly Term[]) =>
  filter.every(({ path: { attribute }, value }) =>
    attribute === 'type' ? String(value).toLowerCase() === 'work' : attribute === 'primary' && isTrue(value),
  );

const languageIn = (value: unknown) =>
  typeof value === 'string' ? languages.find((one) => value.toLowerCase().startsWith(one)) : undefined;

/** Puts one attribute into what is said; one that is not kept here is passed over. */
function say(said: Said, { attribute, filter, part }: Path, value: unknown, operation: Operation) {
  const gone = operation === 'remove' || value === null || value === undefined;
  switch (attribute) {
    case 'username':
      if (gone) throw wrong('invalidValue', 'userName: nobody is without one.');
      said.userName = taken(userName, value, 'userName: 1 to 254 characters, none of them invisible.');
      return;
    case 'externalid':
      said.externalId =
        gone || value === '' ? null : taken(externalId, value, 'externalId: at most 255 characters, none of them invisible.');
      return;
    case 'active':
      if (!gone) said.active = taken(active, value, 'active: true or false.');
      return;
    case 'emails': {
      if (!isOurs(filter) || (part !== undefined && part !== 'value')) return;
      const one = part !== undefined || filter.length > 0;
      const named = gone ? null : one ? address(lowered(value)?.value ?? value) : addressIn(value, operation);
      if (named !== undefined) said.address = named;
      return;
    }
    case 'name':
      if (!gone) for (const [key, one] of Object.entries(part ? { [part]: value } : (lowered(value) ?? {}))) sayName(said, key, one);
      return;
    case 'displayname':
      if (!gone) said.wholeName ??= taken(name, value, 'displayName: a text.');
      return;
    case 'preferredlanguage':
    case 'locale': {
      const found = languageIn(value);
      if (found) said.language ??= found;
    }
  }
}

function sayName(said: Said, part: string, value: unknown) {
  if (value === null) return;
  const taking = () => taken(name, value, `name.${part}: a text.`);
  if (part === 'givenname') said.givenName = taking();
  if (part === 'familyname') said.familyName = taking();
  if (part === 'formatted') said.wholeName = taking();
}

/** Each attribute of an object, by a path of its own: some write what lies deeper with points. */
function sayAll(said: Said, value: unknown, operation: Operation) {
  const all = objects.safeParse(value);
  if (!all.success) throw wrong('invalidSyntax', 'What is sent is a JSON object.');
  for (const [key, one] of Object.entries(all.data)) {
    const path = /^[a-z]/i.test(key) ? pathOf(key) : undefined;
    if (path) say(said, path, one, operation);
  }
}

/** What a whole resource says of somebody (POST, PUT). */
export function wholeOf(body: unknown): Said & { userName: string } {
  const said: Said = {};
  sayAll(said, body, 'replace');
  const { userName, address = null } = said;
  if (userName === undefined) throw wrong('invalidValue', 'userName: nobody is without one.');
  return { ...said, userName, address };
}

const operation = z.enum(['add', 'replace', 'remove']);
const mostOperations = 100;

/** What operations say of somebody, one after the other (RFC 7644, 3.5.2). */
export function patchOf(body: unknown): Said {
  const { operations } = lowered(body) ?? {};
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > mostOperations)
    throw wrong('invalidSyntax', `Operations: a list of 1 to ${mostOperations}.`);
  const said: Said = {};
  for (const one of operations) {
    const { op, path, value } = lowered(one) ?? {};
    const kind = taken(operation, typeof op === 'string' ? op.toLowerCase() : op, 'op: add, replace or remove.');
    if (path === undefined || path === null || path === '') {
      if (kind === 'remove') throw wrong('noTarget', 'What is removed is named by a path.');
      sayAll(said, value, kind);
      continue;
    }
    if (typeof path !== 'string') throw wrong('invalidPath', 'path: a text.');
    const target = pathOf(path);
    if (target) say(said, target, value, kind);
  }
  return said;
}

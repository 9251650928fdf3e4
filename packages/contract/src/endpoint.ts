import type * as z from 'zod';
import type { KeyScope } from './api-keys/scopes.ts';
import type { RefusalCode } from './refusals.ts';
import { type CompanyRole, companyRoles } from './vocabulary.ts';

/** Who calls, as far as permissions go: the kind of the account, and for people of a company their role in it. */
export type CallerKind = 'candidate' | 'admin' | CompanyRole | 'guest-reviewer';

/** Who works on a company's jobs; each may all that those behind it may. */
const ladder = [...companyRoles, 'guest-reviewer'] as const;
type Rung = (typeof ladder)[number];

/**
 * Who may call: checked by the server before a handler runs, read by guards and menus in the web. The roles of a
 * company are a ladder, and an endpoint names the least that may call it. Which rows they reach is another question:
 * a hiring manager may call for the jobs that were given to them, a guest reviewer for one. Those have no account, and so
 * are not `signed-in`.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | CallerKind
  | 'candidate-or-recruiter'
  | 'candidate-or-owner'
  | 'candidate-or-hiring-manager'
  | 'recruiter-or-admin'
  | 'owner-or-admin';

/** Whether an endpoint of this access is for this kind of caller. */
export function mayCall(access: Access, kind: CallerKind) {
  if (access === 'public') return true;
  if (access === 'signed-in') return kind !== 'guest-reviewer';
  return access.split('-or-').some((one) => one === kind || (isRung(kind) && isRung(one) && isAtLeast(kind, one)));
}

const isRung = (kind: string): kind is Rung => ladder.some((one) => one === kind);

/** Whether a role may all that another one may. */
export const isAtLeast = (role: Rung, least: Rung) => ladder.indexOf(role) <= ladder.indexOf(least);

export type Method = 'GET' | 'POST';
type Shape = z.ZodObject;
// biome-ignore lint/complexity/noBannedTypes: an endpoint without a part asks for nothing more
type None = {};

/** A file that travels as multipart form data beside the body's fields, which come first. */
export interface UploadRule {
  /** The largest file taken, in bytes; more is answered with 413 while it streams. */
  maxBytes: number;
  /** What the file's content (not its name) may be. */
  kinds: readonly FileKind[];
  /** The caller may leave the file out. */
  optional?: true;
}

export type FileKind = 'video' | 'recording' | 'image' | 'pdf' | 'text' | 'office' | 'audio' | 'font' | 'table' | 'archive';

/** How often one caller may call; public calls count per network address (IPv6: per /64), signed-in callers per account. */
export interface RateRule {
  max: number;
  /** Length of the window in seconds. */
  seconds: number;
}

export interface EndpointOptions {
  /** Method and full path, placeholders in braces: `GET /api/industrylist/{locale}`. */
  route: `${Method} /${string}`;
  access: Access;
  /** A key of a company may call it too, if it has this scope: other programs, by `docs/api.md`. Without this no key may. */
  byKey?: KeyScope;
  /** Makes something: a key that names the call (`Idempotency-Key`) makes it once, however often it calls. Its handler works in one transaction. */
  idempotent?: true;
  /** An interview guest's session may call it too; without this it is refused. */
  guests?: true;
  /** Refused with `password-needed` unless the password or a passkey was shown in this session within the last quarter of an hour: at sign-in, by `sessions.showPassword`, or by `passkeys.show`. */
  password?: true;
  /** A session of which the company asks for a second step that was not shown may call it too; without this it is refused with `second-step-needed`. */
  whileHeld?: true;
  summary: string;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  upload?: UploadRule;
  reply?: z.ZodType;
  refusals?: readonly RefusalCode[];
  rate?: RateRule;
  /** Field of the body whose addresses this call mails: counted for each, so that nobody's mailbox is flooded. */
  mails?: string;
}

export type Endpoint = EndpointOptions;

/** Declares one call of the wire; the type keeps every schema, so callers and handlers are checked against it. */
export const endpoint = <const E extends EndpointOptions>(options: E): E => options;

type In<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? z.input<S> : None;
type Out<E, K extends string> = E extends {
  [P in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : None;
type FileAsked<E> = E extends { upload: { optional: true } } ? { file?: Blob } : E extends { upload: UploadRule } ? { file: Blob } : None;

/** What a caller passes: path, query and body in one flat object, and the file of an upload. */
export type Asked<E> = In<E, 'params'> & In<E, 'query'> & In<E, 'body'> & FileAsked<E>;
/** What a handler receives: the same, parsed; the file apart. */
export type Input<E> = Out<E, 'params'> & Out<E, 'query'> & Out<E, 'body'>;
/** What the call answers; `{}` where the endpoint declares nothing. */
export type Reply<E> = E extends { reply: infer S extends z.ZodType } ? z.output<S> : Record<string, never>;

/** The same call at a second address; to the compiler it is the first one, so that one handler serves both. */
export const elsewhere = <const E extends EndpointOptions>(known: E, route: EndpointOptions['route']) =>
  ({ ...known, route, summary: `The same as ${known.route}.` }) as E;

export const methodOf = (endpoint: Endpoint) => endpoint.route.split(' ')[0] as Method;
export const pathOf = (endpoint: Endpoint) => endpoint.route.slice(endpoint.route.indexOf(' ') + 1);

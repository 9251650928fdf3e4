import fs from 'node:fs/promises';
import {
  type Access,
  type CallerKind,
  type Endpoint,
  type Input,
  mayCall,
  methodOf,
  pathOf,
  type Reply,
} from '@vitrine/contract/endpoint.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { answering } from '../call-id.ts';
import { inOwnLine } from '../concurrency/own-line.ts';
import {
  type Actor,
  type AnyCtx,
  atomically,
  type Ctx,
  type GuestReviewer,
  type MemberActor,
  type RecruiterActor,
  type ReviewingActor,
  type World,
} from '../context.ts';
import { isLocalCall } from '../demo-mode.ts';
import { addressesIn, limitMailsTo } from '../mail/mail-limit.ts';
import { Refused, tooMany } from '../refused.ts';
import { admitKey, keyHolderOf, nameOfCall, onceNamed } from '../sessions/api-keys.ts';
import { countCall } from '../sessions/rates.sql.ts';
import { isGuestReviewer } from '../sessions/roles.ts';
import { actorOf, guestReviewerOf, hasShownPassword, isUnconfirmed } from '../sessions/sessions.ts';
import { networkOf } from './network.ts';
import { demandTurn, hangsOnInterview } from './shedding.ts';
import { fromForm, readUpload, type UploadedFile } from './upload.ts';

/** The actor a handler of this access may rely on. */
type ActorOf<A extends Access> = A extends 'public'
  ? Actor | undefined
  : A extends 'owner' | 'recruiter'
    ? RecruiterActor
    : A extends 'hiring-manager'
      ? MemberActor
      : A extends 'guest-reviewer'
        ? ReviewingActor
        : Actor;
type FileOf<E> = E extends { upload: { optional: true } }
  ? UploadedFile | undefined
  : E extends { upload: object }
    ? UploadedFile
    : undefined;

export type CtxOf<E extends Endpoint> = Ctx<ActorOf<E['access']>>;
export type Handler<E extends Endpoint> = (
  ctx: CtxOf<E>,
  input: Input<E>,
  file: FileOf<E>,
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say returns nothing
) => Promise<Reply<E> | (E extends { reply: z.ZodType } ? never : void)>;
/** A handler for every endpoint of a topic; one left out does not compile. */
export type Handlers<T extends Record<string, Endpoint>> = { [K in keyof T]: Handler<T[K]> };

type AnyHandler = (ctx: AnyCtx, input: object, file: UploadedFile | undefined) => Promise<unknown>;

/** Serves the endpoints of one topic: who may call, how often, with what; then the handler; then the reply's own schema. */
export function serve<const T extends Record<string, Endpoint>>(app: FastifyInstance, world: World, topic: T, handlers: Handlers<T>) {
  for (const [name, endpoint] of Object.entries(topic)) {
    const handler = handlers[name] as unknown as AnyHandler;
    app.route({
      method: methodOf(endpoint),
      url: pathOf(endpoint).replace(/\{(\w+)\}/g, ':$1'),
      onRequest: async () => demandTurn(world, endpoint),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const line = hangsOnInterview(endpoint) ? inOwnLine(world) : world;
        return answering(request.id, () => answer(line, endpoint, handler, request));
      },
    });
  }
}

async function answer(world: World, endpoint: Endpoint, handler: AnyHandler, request: FastifyRequest) {
  const ctx = await callerOf(await contextOf(world, request), endpoint);
  await admit(ctx, endpoint);
  await limit(ctx, endpoint);
  // a call whose file may be left out may also come as plain JSON
  const rule = endpoint.upload?.optional && !request.isMultipart() ? undefined : endpoint.upload;
  const upload = rule ? await readUpload(request, rule, world.config.uploadStall) : undefined;
  try {
    const body = upload ? fromForm(endpoint, upload.fields) : request.body;
    const input = parseInput(endpoint, request, body);
    for (const email of endpoint.mails ? addressesIn(input[endpoint.mails]) : []) await limitMailsTo(ctx, email);
    const act = async (ctx: AnyCtx) => {
      const result = await handler(ctx, input, upload?.file);
      return endpoint.reply ? endpoint.reply.parse(result) : {};
    };
    const name = nameOfCall(ctx, endpoint, request.headers['idempotency-key']);
    if (!name) return await act(ctx);
    return await atomically({ ...ctx, outside: world.db }, (ctx) => onceNamed(ctx, name, { endpoint, input }, () => act(ctx)));
  } finally {
    if (upload?.file) await fs.rm(upload.file.path, { force: true });
  }
}

/** Before what is for everybody a guest reviewer, a key or a session that is held is nobody in particular; elsewhere the caller may be one. */
async function callerOf(ctx: Ctx, { access }: Endpoint): Promise<AnyCtx> {
  if (access === 'public' && ctx.actor?.held) return { ...ctx, actor: undefined };
  if (ctx.actor || access === 'public') return ctx;
  const { authorization } = ctx.caller;
  return { ...ctx, actor: (await keyHolderOf(ctx, authorization)) ?? (await guestReviewerOf(ctx, authorization)) };
}

/** The context of one call: who calls, from where, in which language. */
export async function contextOf(world: World, request: FastifyRequest): Promise<Ctx> {
  const { authorization, 'user-agent': agent = '' } = request.headers;
  const actor = await actorOf(world, authorization);
  const caller = { ip: request.ip, authorization, local: isLocalCall(request), agent, deliberate: isDeliberate(request) };
  return { ...world, actor, caller, language: languageOf(request) };
}

/** By what browsers say of a call; other programs say nothing of it. */
function isDeliberate({ headers }: Pick<FastifyRequest, 'headers'>) {
  const { 'sec-fetch-site': site = 'none', 'sec-purpose': purpose = headers.purpose ?? '' } = headers;
  return ['same-origin', 'same-site', 'none'].includes(String(site)) && !/prefetch|prerender/i.test(String(purpose));
}

/** The language a call asks for by its headers; English otherwise. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = String(request.headers['x-language'] ?? request.headers['accept-language'] ?? '')
    .slice(0, 2)
    .toLowerCase();
  return languages.find((one) => one === wanted) ?? 'en';
}

const kindOf = (actor: Actor | GuestReviewer): CallerKind => actor.role ?? (actor.userType === 'User' ? 'admin' : 'candidate');

/** Refuses who may not call: 401 without a valid token, 403 for another kind of user, a lesser role, a guest, an unconfirmed address, or where a second step or the password is to be shown. */
export async function admit(ctx: AnyCtx, endpoint: Pick<Endpoint, 'access' | 'guests' | 'password' | 'byKey' | 'whileHeld'>) {
  const { actor } = ctx;
  if (endpoint.access === 'public') return;
  if (!actor) throw new Refused((await isUnconfirmed(ctx, ctx.caller.authorization)) ? 'not-activated' : 'not-signed-in');
  if (!isGuestReviewer(actor) && actor.key) await admitKey(ctx, actor.key, endpoint);
  if (!mayCall(endpoint.access, kindOf(actor))) throw new Refused('not-allowed');
  if (actor.role === 'guest-reviewer') return;
  if (actor.guestOf && !endpoint.guests) throw new Refused('guest-not-allowed');
  if (actor.held && !endpoint.whileHeld) throw new Refused('second-step-needed');
  if (endpoint.password && !hasShownPassword(ctx, actor)) throw new Refused('password-needed');
}

/**
 * Counts a call; refuses `too-many-requests` beyond the endpoint's rate. What anybody may call counts by network address,
 * whoever is signed in, since sessions are easily had; whoever is signed in counts by account, a program by its key.
 */
export async function limit(ctx: AnyCtx, endpoint: Endpoint) {
  const { rate, route } = endpoint;
  if (!rate) return;
  const callers = [
    ...(endpoint.access === 'public' || !ctx.actor ? [networkOf(ctx.caller.ip)] : []),
    ...(ctx.actor ? [ctx.actor.role === 'guest-reviewer' ? ctx.actor.guestId : (ctx.actor.key?.id ?? ctx.actor.accountId)] : []),
  ];
  for (const who of callers) {
    const { calls, resetsAt } = await countCall(ctx.db, `${route} ${who}`, rate.seconds, ctx.now());
    if (calls > rate.max * ctx.config.rateLimitFactor) throw tooMany(ctx.now(), resetsAt);
  }
}

const empty = z.object({});

function parseInput(endpoint: Endpoint, request: FastifyRequest, body: unknown) {
  const parts = [
    understood(endpoint.params ?? empty, request.params),
    understood(endpoint.query ?? empty, request.query),
    understood(endpoint.body ?? empty, endpoint.body ? (body ?? {}) : {}),
  ];
  const errors = parts
    .flatMap((part) => part.error?.issues ?? [])
    .map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  if (errors.length > 0) throw new Refused('invalid', errors);
  return Object.assign({}, ...parts.map((part) => part.data)) as Record<string, unknown>;
}

/** What a schema makes of a part of the call; some input is so far off that a check of the library breaks on it. */
function understood(schema: z.ZodObject, input: unknown) {
  try {
    return schema.safeParse(input);
  } catch {
    throw new Refused('invalid');
  }
}

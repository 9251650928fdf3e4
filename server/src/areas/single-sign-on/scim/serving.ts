import { minute } from '@vitrine/contract/durations.ts';
import { provisioningPrefix } from '@vitrine/contract/single-sign-on/shapes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod';
import { answering } from '../../../platform/call-id.ts';
import type { Ctx, World } from '../../../platform/context.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { contextOf } from '../../../platform/http/serve.ts';
import { tooMany } from '../../../platform/refused.ts';
import { countCall } from '../../../platform/sessions/rates.sql.ts';
import { hashOf } from '../../../platform/sessions/secrets.ts';
import { errorDocument, faultOf, ScimFault, wrong } from './faults.ts';
import { termsOf } from './filters.ts';
import { baseOf, chosen, presentUser } from './presenting.ts';
import { noteUse, provisioningBehind, updateProvisioning } from './provisioning.sql.ts';
import { isOurs, patchOf, wholeOf } from './saying.ts';
import { listOf, mostListed, resourceTypes, schemas, serviceProviderConfig } from './schemas.ts';
import { type Findable, findableBy, findUsers } from './users.sql.ts';
import { changeUser, makeUser, type Provisioning, removeUser, userOf } from './users.ts';

const callsPerMinute = 1500;
const wrongTokensPerMinute = 60;
const largest = 256 * 1024;

interface Call {
  ctx: Ctx;
  of: Provisioning;
  request: FastifyRequest;
  /** One thing that the address names. */
  id: string;
}

interface Answer {
  status?: number;
  body?: object;
  headers?: Record<string, string>;
}

const tokenPattern = new RegExp(`^Bearer (${provisioningPrefix}[\\w-]{43})$`);

async function refuseTooMany(ctx: Ctx, key: string, most: number) {
  const { calls, resetsAt } = await countCall(ctx.db, key, 60, ctx.now());
  if (calls > most * ctx.config.rateLimitFactor) throw tooMany(ctx.now(), resetsAt);
}

/** The company whose token came along. Calls are counted for each company, wrong tokens for each network. */
async function admitted(ctx: Ctx): Promise<Provisioning> {
  const token = ctx.caller.authorization?.match(tokenPattern)?.[1];
  const now = ctx.now();
  const behind = token ? await provisioningBehind(ctx.db, hashOf(token), now.toISOString()) : undefined;
  if (!behind) {
    await refuseTooMany(ctx, `scim without token ${networkOf(ctx.caller.ip)}`, wrongTokensPerMinute);
    throw new ScimFault(401, 'The token is missing, or works no longer.', { headers: { 'www-authenticate': 'Bearer' } });
  }
  const { company_id: companyId, joins_as: joinsAs, used_at } = behind;
  await refuseTooMany(ctx, `scim ${companyId}`, callsPerMinute);
  const before = new Date(now.getTime() - minute).toISOString();
  if (used_at === null || used_at < before) await noteUse(ctx.db, companyId, now.toISOString(), before);
  return { companyId, joinsAs };
}

/** The owner sees what was refused to the provider last: it says so to nobody but its own log. */
async function tellOwner({ db, now }: Ctx, { companyId }: Provisioning, { why }: ScimFault) {
  if (why) await updateProvisioning(db, companyId, { refused: why, refused_at: now().toISOString() });
}

const whole = z.coerce.number().int();
const listing = z.object({
  filter: z.string().optional(),
  startIndex: whole.optional(),
  count: whole.optional(),
  attributes: z.string().optional(),
  excludedAttributes: z.string().optional(),
});
const isFindable = (one: string): one is Findable => findableBy.includes(one);

/** The query of a call, its names in any case. */
function queryOf({ query }: FastifyRequest) {
  const names = Object.keys(listing.shape);
  const given = Object.entries(query as Record<string, unknown>).map(([key, value]) => {
    const name = names.find((one) => one.toLowerCase() === key.toLowerCase());
    return [name ?? key, value];
  });
  const found = listing.safeParse(Object.fromEntries(given));
  if (!found.success) throw wrong('invalidValue', 'startIndex and count are whole numbers, filter and attributes texts, each once.');
  return found.data;
}

function termOf({ path, value }: ReturnType<typeof termsOf>[number]) {
  const { attribute: by, filter, part } = path;
  const isValue = part === undefined || (by === 'emails' && part === 'value');
  if (!isFindable(by) || !isValue || (by === 'active') !== (typeof value === 'boolean'))
    throw wrong('invalidFilter', 'People are found by userName, externalId, emails, id and active.');
  // an address that is not the one at work is nobody's
  if (!isOurs(filter)) return { by: 'id' as const, value: '' };
  return { by, value };
}

async function list({ ctx, of, request }: Call): Promise<Answer> {
  const { filter, startIndex = 1, count = mostListed, ...choice } = queryOf(request);
  const from = Math.min(Math.max(1, startIndex), 1_000_000);
  const sought = {
    terms: filter === undefined ? [] : termsOf(filter).map(termOf),
    startIndex: from,
    count: Math.min(Math.max(0, count), mostListed),
  };
  const { rows, total } = await findUsers(ctx.db, of.companyId, sought);
  const users = rows.map((row) => chosen(presentUser(ctx, row), choice));
  return { body: listOf(users, total, from) };
}

/** Somebody, with the version that they have. */
function shown({ ctx, request }: Call, row: Awaited<ReturnType<typeof userOf>>, status = 200): Answer {
  const user = presentUser(ctx, row);
  const headers = { etag: user.meta.version, ...(status === 201 ? { location: user.meta.location } : {}) };
  if (request.method === 'GET' && request.headers['if-none-match'] === user.meta.version) return { status: 304, headers };
  return { status, headers, body: chosen(user, queryOf(request)) };
}

const versionOf = ({ request: { headers } }: Call) => headers['if-match'];

const users = {
  show: async (call: Call) => shown(call, await userOf(call.ctx, call.of, idOf(call))),
  make: async (call: Call) => shown(call, await makeUser(call.ctx, call.of, wholeOf(call.request.body)), 201),
  put: async (call: Call) =>
    shown(call, await changeUser(call.ctx, call.of, { id: idOf(call), said: wholeOf(call.request.body), version: versionOf(call) })),
  patch: async (call: Call) =>
    shown(call, await changeUser(call.ctx, call.of, { id: idOf(call), said: patchOf(call.request.body), version: versionOf(call) })),
  async remove(call: Call): Promise<Answer> {
    await removeUser(call.ctx, call.of, { id: idOf(call), version: versionOf(call) });
    return { status: 204 };
  },
};

const missing = () => new ScimFault(404, 'There is no such resource.');

function idOf({ id }: Call) {
  if (!z.uuid().safeParse(id).success) throw missing();
  return id;
}

/** One of a few documents, by its id. */
function oneOf(documents: readonly { id: string }[], id: string): Answer {
  const body = documents.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (!body) throw missing();
  return { body };
}

const routes: [method: HTTPMethods, url: string, answer: (call: Call) => Answer | Promise<Answer>][] = [
  ['GET', '/ServiceProviderConfig', ({ ctx }) => ({ body: serviceProviderConfig(baseOf(ctx)) })],
  ['GET', '/ResourceTypes', ({ ctx }) => ({ body: listOf(resourceTypes(baseOf(ctx))) })],
  ['GET', '/ResourceTypes/:id', ({ ctx, id }) => oneOf(resourceTypes(baseOf(ctx)), id)],
  ['GET', '/Schemas', ({ ctx }) => ({ body: listOf(schemas(baseOf(ctx))) })],
  ['GET', '/Schemas/:id', ({ ctx, id }) => oneOf(schemas(baseOf(ctx)), id)],
  ['GET', '/Users', list],
  ['POST', '/Users', users.make],
  ['GET', '/Users/:id', users.show],
  ['PUT', '/Users/:id', users.put],
  ['PATCH', '/Users/:id', users.patch],
  ['DELETE', '/Users/:id', users.remove],
];

function refuse(world: World, request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const fault = faultOf(error);
  if (fault.status >= 500) world.log.error({ error, call: request.id, url: request.routeOptions?.url }, 'a call failed');
  return reply
    .code(fault.status)
    .headers(fault.headers)
    .type(type)
    .send(JSON.stringify(errorDocument(fault)));
}

const type = 'application/scim+json; charset=utf-8';

/** SCIM 2.0 (RFC 7643, 7644) for the provider of a company: a protocol of its own, whose methods, errors and media type are not those of the contract. */
export function serveScim(app: FastifyInstance, world: World) {
  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largest }, (_request, body, done) => {
        try {
          done(null, body === '' ? undefined : JSON.parse(String(body)));
        } catch {
          done(wrong('invalidSyntax', 'What is sent is a JSON object.'));
        }
      });
      scope.setErrorHandler((error, request, reply) => refuse(world, request, reply, error));
      const callers = new WeakMap<FastifyRequest, Pick<Call, 'ctx' | 'of'>>();
      // before anything of what was sent is read
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const ctx = await contextOf(world, request);
        callers.set(request, { ctx, of: await admitted(ctx) });
      });
      scope.setNotFoundHandler(() => {
        throw missing();
      });
      for (const [method, url, answer] of routes)
        scope.route({
          method,
          url,
          handler: async (request, reply) => {
            const { id = '' } = request.params as { id?: string };
            const caller = callers.get(request);
            if (!caller) throw missing();
            try {
              const { status = 200, headers = {}, body } = await answering(request.id, async () => answer({ ...caller, request, id }));
              return reply
                .code(status)
                .headers(headers)
                .type(type)
                .send(body ? JSON.stringify(body) : undefined);
            } catch (error) {
              await tellOwner(caller.ctx, caller.of, faultOf(error));
              throw error;
            }
          },
        });
    },
    { prefix: '/scim/v2' },
  );
}

import { MemoryLocker, Server } from '@tus/server';
import { maxTakeBytes } from '@vitrine/contract/interviews/parts.ts';
import { type RefusalCode, statusOf } from '@vitrine/contract/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { answering } from '../../../platform/call-id.ts';
import { inOwnLine } from '../../../platform/concurrency/own-line.ts';
import type { World } from '../../../platform/context.ts';
import { refusalOf } from '../../../platform/http/errors.ts';
import { Refused } from '../../../platform/refused.ts';
import { hashOf, sameText } from '../../../platform/sessions/secrets.ts';
import { settle } from './ledger.ts';
import { PieceStore, takesBytes } from './piece-store.ts';
import { findTake, type TakeRow } from './takes.sql.ts';

/** The take that the bearer of an upload token may add to; the token outlives the session. */
export async function takeOfToken(world: World, takeId: string, token: string | undefined) {
  if (!z.uuid().safeParse(takeId).success || !token) throw new Refused('take-unknown');
  const take = await findTake(world.db, takeId);
  if (!take?.upload_hash || !sameText(take.upload_hash.toString('hex'), hashOf(token).toString('hex'))) throw new Refused('take-unknown');
  return take;
}

/** The name of what the tus protocol says by a status alone. */
const byStatus: Record<number, RefusalCode> = { 404: 'take-unknown', 409: 'offset-conflict', 410: 'take-closed', 413: 'take-too-large' };

function refusalOfTake(error: unknown): Refused {
  const { status_code: status } = error as { status_code?: number };
  if (error instanceof Refused || status === undefined || status >= 500) return refusalOf(error);
  return new Refused(byStatus[status] ?? 'invalid');
}

/** Every refusal is a problem document with a code, as everywhere: a browser drops its copy for a name, never for a status. */
class TakeServer extends Server {
  override write(...[context, headers, status, body]: Parameters<Server['write']>) {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set('Content-Type', 'application/problem+json');
    if (status === statusOf('unavailable') || status === statusOf('no-room')) headers.set('Retry-After', '5');
    const said = body?.startsWith('{') ? body : JSON.stringify({ ...new Refused('invalid').problem(), status });
    return super.write(context, headers, status, said);
  }
}

type TakeRequest = FastifyRequest<{ Params: { id: string } }>;

/** Refuses what can not be taken whatever it holds: the take is over, or has settled on a length below this. */
function demandOpen(take: TakeRow, { method, headers }: FastifyRequest) {
  if (take.state === 'discarded') throw new Refused('take-discarded');
  // how far it is may be asked after it was sent as well: who has all bytes there has lost nothing
  if (method !== 'PATCH') return;
  if (take.state === 'submitted') throw new Refused('take-closed');
  if (take.length === null) return;
  const end = Number(headers['upload-offset'] ?? 0) + Number(headers['content-length'] ?? 0);
  if (end > take.length || (!takesBytes(take) && take.bytes !== take.length)) throw new Refused('take-closed');
}

/** Uploads of takes in the tus 1.0 protocol: HEAD tells how far it is, PATCH adds. The ledger has made the take before. */
export function serveTakes(app: FastifyInstance, world: World) {
  const tus = new TakeServer({
    path: '/api/takes',
    datastore: new PieceStore(world),
    // a newer request ends an older one that hangs; what decides between processes is the lock in the database
    locker: new MemoryLocker(),
    relativeLocation: true,
    maxSize: maxTakeBytes,
    allowedOrigins: [],
    onUploadFinish: async (_request, upload) => {
      await settle(inOwnLine(world), upload.id);
      return {};
    },
    onResponseError: (_request, error) => {
      const refused = refusalOfTake(error);
      if (refused.status >= 500) world.log.error({ error }, 'a take did not arrive');
      return { status_code: refused.status, body: JSON.stringify(refused.problem()) };
    },
  });
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  app.route({
    method: ['HEAD', 'PATCH'],
    url: '/api/takes/:id',
    onRequest: async (request) => {
      const { params, headers } = request as TakeRequest;
      demandOpen(await takeOfToken(inOwnLine(world), params.id, headers.authorization?.match(/^Bearer ([\w-]+)$/)?.[1]), request);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      await answering(request.id, () => tus.handle(request.raw, reply.raw));
    },
  });
}

import { MemoryLocker, Server } from '@tus/server';
import { maxTakeBytes } from '@vitrine/contract/interviews/parts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { hashOf, sameText } from '../../platform/secrets.ts';
import { settle } from './ledger.ts';
import { PieceStore, takesBytes } from './piece-store.ts';
import { findTake } from './takes.sql.ts';

/** The take that the bearer of an upload token may add to; the token outlives the session. */
export async function takeOfToken(world: World, takeId: string, token: string | undefined) {
  if (!z.uuid().safeParse(takeId).success || !token) throw new Refused('not-found');
  const take = await findTake(world.db, takeId);
  if (!take?.upload_hash || !sameText(take.upload_hash.toString('hex'), hashOf(token).toString('hex'))) throw new Refused('not-found');
  return take;
}

type TakeRequest = FastifyRequest<{ Params: { id: string } }>;

/** Uploads of takes in the tus 1.0 protocol: HEAD tells how far it is, PATCH adds. The ledger has made the take before. */
export function serveTakes(app: FastifyInstance, world: World) {
  const tus = new Server({
    path: '/api/takes',
    datastore: new PieceStore(world),
    // a newer request ends an older one that hangs; what decides between processes is the lock in the database
    locker: new MemoryLocker(),
    relativeLocation: true,
    maxSize: maxTakeBytes,
    allowedOrigins: [],
    onUploadFinish: async (_request, upload) => {
      await settle(world, upload.id);
      return {};
    },
    onResponseError: (_request, error) => {
      if (error instanceof Error) world.log.error({ error }, 'a take did not arrive');
      return undefined;
    },
  });
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  app.route({
    method: ['HEAD', 'PATCH'],
    url: '/api/takes/:id',
    onRequest: async (request) => {
      const { params, headers, method } = request as TakeRequest;
      const take = await takeOfToken(world, params.id, headers.authorization?.match(/^Bearer ([\w-]+)$/)?.[1]);
      if (method === 'PATCH' && !takesBytes(take) && take.bytes !== take.length) throw new Refused('take-closed');
      if (['submitted', 'discarded'].includes(take.state)) throw new Refused('take-closed');
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      await tus.handle(request.raw, reply.raw);
    },
  });
}

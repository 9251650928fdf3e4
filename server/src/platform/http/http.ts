import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { hour } from '@vitrine/contract/durations.ts';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { World } from '../context.ts';
import { Refused } from '../refused.ts';
import { newShortId } from '../sessions/secrets.ts';
import { answerError, answerErrors } from './errors.ts';
import { refuseExpectations, refuseUnreadable } from './node-refusals.ts';
import { secureServers } from './tls.ts';
import { sweepUploads } from './upload.ts';

/** Whoever needs longer than this to send one request (100 MB at 15 kB a second) is sent away. */
const longestRequest = 2 * hour;

/** A server with everything that holds for all calls: headers, limits, compression, errors. With `secure` it speaks TLS where a certificate is set. */
export async function newServer(world: World, { secure: bySelf = false } = {}) {
  const { certificate } = world.config;
  const secure = world.config.publicUrl?.startsWith('https:') ?? false;
  const proxies = world.config.trustProxy;
  const app: FastifyInstance = Fastify({
    logger: false,
    trustProxy: (_address: string, hop: number) => hop < proxies,
    bodyLimit: 1024 * 1024,
    requestTimeout: longestRequest,
    genReqId: () => newShortId(12),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // a call without a host is refused by us below, as a problem like any other
    http: { requireHostHeader: false },
    ...(bySelf && certificate ? { serverFactory: secureServers(certificate, world.log) } : {}),
    clientErrorHandler: refuseUnreadable,
    // an address that cannot be read never reaches a handler
    frameworkErrors: (error, request, reply) => answerError(world, error, request, reply as FastifyReply),
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': world.config.support.chatUrl ? ["'self'", new URL(world.config.support.chatUrl).origin] : ["'self'"],
        // the component library sets styles of its own at run time
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:'],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async ({ id }, reply) => {
    // under it stands what is logged of the call, and of the work that it queues
    reply.header('x-request-id', id);
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=()');
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new Refused('invalid');
  });
  refuseExpectations(app.server);
  // what comes compressed could be a thousand times its size, or end in the middle: nobody needs to send such
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw new Refused('compressed-request', undefined, { 'accept-encoding': 'identity' });
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(multipart, { throwFileSizeLimit: false });
  await sweepUploads();
  answerErrors(app, world);
  return app;
}

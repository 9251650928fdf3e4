import type { FastifyInstance, FastifyRequest } from 'fastify';
import { counter, type Family, gauge, histogram, one } from './exposition.ts';

/** Seconds. Pages are to answer within half of one; uploads take as long as they take. */
const bounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

const isUpload = ({ headers }: FastifyRequest) =>
  /^(multipart\/form-data|application\/offset\+octet-stream)/.test(headers['content-type'] ?? '');

/** The declared address of a call, with names where its ids stand: so that there are only as many as the program declares. */
const routeOf = ({ method, routeOptions: { url } }: FastifyRequest) => (url === undefined ? 'unmatched' : `${method} ${url}`);

/** Measures all calls of a server from now on; returns what it came to so far. */
export function measureCalls(app: FastifyInstance): () => Family[] {
  const durations = histogram(
    'vitrine_http_request_duration_seconds',
    'Seconds that calls took, by declared route and class of status.',
    bounds,
  );
  const begun = new WeakMap<FastifyRequest, number>();
  const uploads = new Map<FastifyRequest, number>();
  let received = 0;
  let sockets = 0;

  // a call that the product makes of itself has no socket
  const bytesOf = ({ raw }: FastifyRequest) => (raw.socket as { bytesRead?: number }).bytesRead ?? 0;
  // the beginning of a call has often come with the bytes that announce it: it begins where the one before ended
  const ends = new WeakMap<object, number>();
  const beginOf = ({ raw }: FastifyRequest) => ends.get(raw.socket) ?? 0;
  const over = (request: FastifyRequest) => {
    ends.set(request.raw.socket, bytesOf(request));
    const from = uploads.get(request);
    if (from === undefined) return;
    received += Math.max(0, bytesOf(request) - from);
    uploads.delete(request);
  };

  app.addHook('onRequest', async (request) => {
    begun.set(request, performance.now());
    if (isUpload(request)) uploads.set(request, beginOf(request));
  });
  app.addHook('onRequestAbort', async (request) => over(request));
  app.addHook('onResponse', async (request, reply) => {
    over(request);
    const from = begun.get(request);
    if (from === undefined) return;
    const status = `${Math.floor(reply.raw.statusCode / 100)}xx`;
    durations.observe({ route: routeOf(request), status }, (performance.now() - from) / 1000);
  });
  app.server.on('upgrade', (_request, socket) => {
    sockets += 1;
    socket.once('close', () => {
      sockets -= 1;
    });
  });

  return () => [
    durations.family(),
    gauge('vitrine_uploads_in_progress', 'Calls that bring a file and have not ended.', one(uploads.size)),
    counter(
      'vitrine_upload_received_bytes_total',
      'Bytes of calls that bring files.',
      one([...uploads].reduce((sum, [request, from]) => sum + Math.max(0, bytesOf(request) - from), received)),
    ),
    gauge('vitrine_sockets_open', 'WebSockets that are open.', one(sockets)),
  ];
}

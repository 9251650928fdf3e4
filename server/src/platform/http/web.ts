import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { readBuiltWeb } from './built-web.ts';
import { type PageHead, withHead } from './html-head.ts';

const dist = path.join(import.meta.dirname, '../../../../web/dist');

/** What is said about the screen of a request before scripts run; nothing for screens that are not for everybody. */
export type HeadOf = (request: FastifyRequest, pathname: string) => Promise<PageHead | undefined>;

/** Serves the built web: hashed files for a year, and the page itself for every address that is a screen. */
export async function serveWeb(app: FastifyInstance, headOf: HeadOf) {
  const built = readBuiltWeb(dist);
  app.setNotFoundHandler(async (request, reply) => {
    // what a program asks for is not always a path: `//[`, or a whole address
    const pathname = URL.parse(request.url, 'http://localhost')?.pathname ?? '/api';
    const screen = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)(\/|$)/.test(pathname);
    if (!screen || !built) throw new Refused('not-found');
    const head = await headOf(request, pathname);
    return reply
      .code(head?.status ?? 200)
      .header('cache-control', head?.personal ? 'private, no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(head ? withHead(built, head) : built.html);
  });
  if (!built) return;
  // as one route: a route of its own for each of a thousand files takes a second of every start
  await app.register(fastifyStatic, {
    root: path.join(dist, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  await app.register(fastifyStatic, {
    root: dist,
    globIgnore: ['assets/**'],
    wildcard: false,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
}

import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refused.ts';

const dist = path.join(import.meta.dirname, '../../../web/dist');

/** Serves the built web: hashed files for a year, and the page itself for every address that is a screen. */
export async function serveWeb(app: FastifyInstance) {
  const page = path.join(dist, 'index.html');
  const built = fs.existsSync(page);
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const screen = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)(\/|$)/.test(pathname);
    if (!screen || !built) throw new Refused('not-found');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(fs.readFileSync(page, 'utf8'));
  });
  if (!built) return;
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const forever = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

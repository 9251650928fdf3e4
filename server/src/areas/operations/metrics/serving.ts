import type { FastifyInstance } from 'fastify';
import type { World } from '../../../platform/context.ts';
import { measureCalls } from '../../../platform/metrics/calls.ts';
import { exposition, type Family, ofPrograms } from '../../../platform/metrics/exposition.ts';
import { watchProcess } from '../../../platform/metrics/process.ts';
import { answerPeers, openPeers } from '../../../platform/processes/peers.ts';
import type { Place } from '../../../platform/processes/place.ts';
import { Refused } from '../../../platform/refused.ts';
import { sameText } from '../../../platform/sessions/secrets.ts';
import { gaugesOf, ofPool } from './gauges.ts';

/** Milliseconds for which what was asked of the database counts: many who scrape do not ask it more often. */
const counts = 5000;

/**
 * Serves `/metrics` for Prometheus to whoever shows `METRICS_TOKEN`; without one nothing is measured, and nothing is there.
 * No label says anything of a person. Where several programs share a port, whichever is asked tells of all.
 */
export function serveMetrics(app: FastifyInstance, world: World) {
  const token = world.config.metricsToken;
  if (token === undefined) {
    app.get('/metrics', async () => {
      throw new Refused('not-found');
    });
    return;
  }
  const calls = measureCalls(app);
  const watched = watchProcess();
  let latest: { at: number; found: Promise<Family[]> } | undefined;
  const gauges = () => {
    if (!latest || performance.now() - latest.at > counts) latest = { at: performance.now(), found: gaugesOf(world) };
    return latest.found;
  };
  const own = () => [...calls(), ...watched.families(), ofPool(world)];
  const all = world.place ? amongPeers(world.place, own) : async () => own();
  app.addHook('onClose', async () => watched.close());
  app.get('/metrics', async ({ headers }, reply) => {
    if (!sameText(headers.authorization ?? '', `Bearer ${token}`)) throw new Refused('not-signed-in');
    const families = [...(await all()), ...(await gauges())];
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(exposition(families));
  });
}

/** What each program says of itself, under its name. */
function amongPeers({ name, others }: Place, own: () => Family[]) {
  const askPeers = openPeers(others);
  answerPeers(own);
  return async () => {
    const peers = (await askPeers()) as Map<string, Family[]>;
    return ofPrograms(new Map([[name, own()], ...peers]));
  };
}

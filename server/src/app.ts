import { about } from '@vitrine/contract/platform/about.ts';
import { serveMetrics } from './areas/operations/metrics/serving.ts';
import { headsOf } from './areas/portal/page-metadata.ts';
import { areas } from './areas.ts';
import type { Watch } from './platform/area.ts';
import { sealAudit } from './platform/audit.ts';
import { tidyUp } from './platform/cleanup.ts';
import type { World } from './platform/context.ts';
import type { Demo } from './platform/demo-mode.ts';
import { serveMedia } from './platform/files/media-links.ts';
import { servePictures } from './platform/files/pictures.ts';
import { removal } from './platform/files/stored-files.ts';
import { aboutHandlers } from './platform/http/about.ts';
import { newServer } from './platform/http/http.ts';
import { serveOpenapi } from './platform/http/openapi-page.ts';
import { serve } from './platform/http/serve.ts';
import { serveWeb } from './platform/http/web.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { deliverMail } from './platform/mail/mail.ts';

/** Every kind of background work. */
export const jobKinds: readonly Job[] = [deliverMail, tidyUp, removal, sealAudit, ...areas.flatMap(({ jobs }) => jobs)];

/** What programs that work off jobs do all the time. */
export const watches: readonly Watch[] = areas.flatMap(({ watches }) => watches);

/** The whole product over HTTP. */
export async function buildApp(world: World, demo?: Demo) {
  const app = await newServer(world, { secure: true });
  serve(app, world, about, aboutHandlers(demo));
  for (const { serves, routes } of areas) for (const open of [...serves, ...routes]) open(app, world);
  serveOpenapi(app);
  serveMedia(app, world);
  servePictures(app, world);
  await serveWeb(app, headsOf(world));
  return app;
}

/** What a program that only works off jobs serves, for whoever watches it: whether it lives, and its figures. */
export async function buildWatchedApp(world: World) {
  const app = await newServer(world);
  const { health, live, ready } = aboutHandlers(undefined);
  serve(app, world, { health: about.health, live: about.live, ready: about.ready }, { health, live, ready });
  serveMetrics(app, world);
  return app;
}

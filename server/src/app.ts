import { about } from '@vitrine/contract/platform/about.ts';
import { headsOf } from './areas/portal/page-metadata.ts';
import { areas } from './areas.ts';
import { aboutHandlers } from './platform/about.ts';
import { sealAudit } from './platform/audit.ts';
import { tidyUp } from './platform/cleanup.ts';
import type { World } from './platform/context.ts';
import type { Demo } from './platform/demo-mode.ts';
import { newServer } from './platform/http.ts';
import type { Job } from './platform/jobs.ts';
import { deliverMail } from './platform/mail.ts';
import { serveMedia } from './platform/media-links.ts';
import { serveOpenapi } from './platform/openapi-page.ts';
import { servePictures } from './platform/pictures.ts';
import { serve } from './platform/serve.ts';
import { removal } from './platform/stored-files.ts';
import { serveWeb } from './platform/web.ts';

/** Every kind of background work. */
export const jobKinds: readonly Job[] = [deliverMail, tidyUp, removal, sealAudit, ...areas.flatMap(({ jobs }) => jobs)];

/** The whole product over HTTP. */
export async function buildApp(world: World, demo?: Demo) {
  const app = await newServer(world);
  serve(app, world, about, aboutHandlers(demo));
  for (const { serves, routes } of areas) for (const open of [...serves, ...routes]) open(app, world);
  serveOpenapi(app);
  serveMedia(app, world);
  servePictures(app, world);
  await serveWeb(app, headsOf(world));
  return app;
}

import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { about } from '@vitrine/contract/platform/about.ts';
import { account } from '@vitrine/contract/accounts/account.ts';
import { company } from '@vitrine/contract/accounts/company.ts';
import { contact } from '@vitrine/contract/accounts/contact.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import { accountHandlers } from './areas/accounts/account.ts';
import { companyHandlers } from './areas/accounts/companies.ts';
import { contactHandlers } from './areas/accounts/contact.ts';
import { passwordHandlers } from './areas/accounts/passwords.ts';
import { registrationHandlers } from './areas/accounts/registration.ts';
import { signInHandlers } from './areas/accounts/sign-in.ts';
import { teamHandlers } from './areas/accounts/team.ts';
import { outboxHandlers } from './areas/admin/outbox.ts';
import { answerHandlers } from './areas/interviews/answers.ts';
import { interviewJobs } from './areas/interviews/index.ts';
import { interviewHandlers } from './areas/interviews/interview.ts';
import { serveTakes } from './areas/interviews/take-routes.ts';
import { takeHandlers } from './areas/interviews/takes.ts';
import { trackingHandlers } from './areas/interviews/tracking.ts';
import { aboutHandlers } from './platform/about.ts';
import type { World } from './platform/context.ts';
import type { Demo } from './platform/demo-mode.ts';
import { newServer } from './platform/http.ts';
import type { Job } from './platform/jobs.ts';
import { deliverMail } from './platform/mail.ts';
import { serveMedia } from './platform/media-links.ts';
import { servePictures } from './platform/pictures.ts';
import { serve } from './platform/serve.ts';
import { tidyUp } from './platform/tidying.ts';
import { serveWeb } from './platform/web.ts';

/** Every kind of background work. */
export const jobKinds: Job[] = [deliverMail, tidyUp, ...interviewJobs] as Job[];

/** The whole product over HTTP: one line per topic. */
export async function buildApp(world: World, demo?: Demo) {
  const app = await newServer(world);
  serve(app, world, about, aboutHandlers(demo));
  serve(app, world, signIn, signInHandlers);
  serve(app, world, passwords, passwordHandlers);
  serve(app, world, registration, registrationHandlers);
  serve(app, world, account, accountHandlers);
  serve(app, world, team, teamHandlers);
  serve(app, world, company, companyHandlers);
  serve(app, world, contact, contactHandlers);
  serve(app, world, outbox, outboxHandlers);
  serve(app, world, interview, interviewHandlers);
  serve(app, world, takes, takeHandlers);
  serve(app, world, answers, answerHandlers);
  serve(app, world, tracking, trackingHandlers);
  serveTakes(app, world);
  serveMedia(app, world);
  servePictures(app, world);
  await serveWeb(app);
  return app;
}

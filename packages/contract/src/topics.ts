import * as accounts from './accounts/index.ts';
import * as admin from './admin/index.ts';
import * as applicants from './applicants/index.ts';
import * as applying from './applying/index.ts';
import * as billing from './billing/index.ts';
import * as candidates from './candidates/index.ts';
import * as captions from './captions/index.ts';
import * as chat from './chat/index.ts';
import * as closeup from './closeup/index.ts';
import * as companies from './companies/index.ts';
import * as emails from './emails/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as guestReviewers from './guest-reviewers/index.ts';
import * as integrations from './integrations/index.ts';
import * as interviews from './interviews/index.ts';
import * as invitations from './invitations/index.ts';
import * as invoices from './invoices/index.ts';
import * as jobAds from './job-ads/index.ts';
import * as jobCodes from './job-codes/index.ts';
import * as jobSearch from './job-search/index.ts';
import * as jobTemplates from './job-templates/index.ts';
import * as notifications from './notifications/index.ts';
import * as operations from './operations/index.ts';
import * as pages from './pages/index.ts';
import * as people from './people/index.ts';
import * as platform from './platform/index.ts';
import * as privacy from './privacy/index.ts';
import * as progressFlow from './progress-flow/index.ts';
import * as recruitingSearch from './recruiting-search/index.ts';
import * as sharing from './sharing/index.ts';
import * as shop from './shop/index.ts';
import * as showrooms from './showrooms/index.ts';
import * as talks from './talks/index.ts';
import * as transcripts from './transcripts/index.ts';

type Topic = Record<string, Endpoint>;

/** Every area with its topics, which its `index.ts` names. */
const areas: Record<string, Record<string, Topic>> = {
  accounts,
  admin,
  applicants,
  applying,
  billing,
  candidates,
  captions,
  chat,
  closeup,
  companies,
  emails,
  guestReviewers,
  integrations,
  interviews,
  invitations,
  invoices,
  jobAds,
  jobCodes,
  jobSearch,
  jobTemplates,
  notifications,
  operations,
  pages,
  people,
  platform,
  privacy,
  progressFlow,
  recruitingSearch,
  sharing,
  shop,
  showrooms,
  talks,
  transcripts,
};

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every topic of the wire by its place, `area/topic`: the OpenAPI document and the walk over all endpoints are made from it. */
export const topics: Record<string, Topic> = Object.fromEntries(
  Object.entries(areas).flatMap(([area, own]) => Object.entries(own).map(([name, topic]) => [`${dashed(area)}/${dashed(name)}`, topic])),
);

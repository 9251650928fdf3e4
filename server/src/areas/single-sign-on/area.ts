import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { companyDomains } from '@vitrine/contract/single-sign-on/domains.ts';
import { provisioning } from '@vitrine/contract/single-sign-on/provisioning.ts';
import { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { singleSignOnCompanyData } from './company-data.ts';
import { connectionHandlers } from './connection.ts';
import { domainHandlers, watchDomain, watchDomains } from './domains.ts';
import { singleSignOnData } from './personal-data.ts';
import { handOnAll, handOnConversations } from './scim/handing-on.jobs.ts';
import { provisioningHandlers } from './scim/provisioning.ts';
import { serveScim } from './scim/serving.ts';
import { signingOnHandlers } from './signing-on.ts';
import { tidyAttempts } from './tidying.jobs.ts';

export const singleSignOnArea = defineArea({
  serves: [
    topic(singleSignOn, connectionHandlers),
    topic(companyDomains, domainHandlers),
    topic(provisioning, provisioningHandlers),
    topic(signingOn, signingOnHandlers),
  ],
  jobs: [watchDomains, watchDomain, tidyAttempts, handOnAll, handOnConversations],
  routes: [serveScim],
  personalData: singleSignOnData,
  companyData: singleSignOnCompanyData,
});

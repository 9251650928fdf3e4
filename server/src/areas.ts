import { accountsArea } from './areas/accounts/area.ts';
import { adminArea } from './areas/admin/area.ts';
import { apiKeysArea } from './areas/api-keys/area.ts';
import { applicantsArea } from './areas/applicants/area.ts';
import { applyingArea } from './areas/applying/area.ts';
import { billingArea } from './areas/billing/area.ts';
import { candidatesArea } from './areas/candidates/area.ts';
import { captionsArea } from './areas/captions/area.ts';
import { chatArea } from './areas/chat/area.ts';
import { closeupArea } from './areas/closeup/area.ts';
import { companiesArea } from './areas/companies/area.ts';
import { companyExportArea } from './areas/company-export/area.ts';
import { companyExportData } from './areas/company-export/index.ts';
import { emailsArea } from './areas/emails/area.ts';
import { guestReviewersArea } from './areas/guest-reviewers/area.ts';
import { homeArea } from './areas/home/area.ts';
import { importsArea } from './areas/imports/area.ts';
import { importCompanyData, importsData } from './areas/imports/index.ts';
import { integrationsArea } from './areas/integrations/area.ts';
import { interviewsArea } from './areas/interviews/area.ts';
import { invitationsArea } from './areas/invitations/area.ts';
import { invoicesArea } from './areas/invoices/area.ts';
import { jobAdsArea } from './areas/job-ads/area.ts';
import { jobCodesArea } from './areas/job-codes/area.ts';
import { jobSearchArea } from './areas/job-search/area.ts';
import { jobTemplatesArea } from './areas/job-templates/area.ts';
import { notificationsArea } from './areas/notifications/area.ts';
import { operationsArea } from './areas/operations/area.ts';
import { pagesArea } from './areas/pages/area.ts';
import { peopleArea } from './areas/people/area.ts';
import { portalArea } from './areas/portal/area.ts';
import { privacyArea } from './areas/privacy/area.ts';
import { exportedData, privacyCompanyData } from './areas/privacy/index.ts';
import { progressFlowArea } from './areas/progress-flow/area.ts';
import { recruitingSearchArea } from './areas/recruiting-search/area.ts';
import { sharingArea } from './areas/sharing/area.ts';
import { shopArea } from './areas/shop/area.ts';
import { showroomsArea } from './areas/showrooms/area.ts';
import { singleSignOnArea } from './areas/single-sign-on/area.ts';
import { speechEffectArea } from './areas/speech-effect/area.ts';
import { talksArea } from './areas/talks/area.ts';
import { textTemplateCompanyData } from './areas/text-templates/index.ts';
import { transcriptsArea } from './areas/transcripts/area.ts';
import { webhooksArea } from './areas/webhooks/area.ts';
import type { CompanyData } from './platform/company-data/company-data.ts';
import type { PersonalData } from './platform/personal-data.ts';

const ofApplications = [applicantsArea, applyingArea, invitationsArea, interviewsArea, transcriptsArea, speechEffectArea];
const ofCandidates = [candidatesArea, closeupArea, progressFlowArea, recruitingSearchArea, sharingArea, showroomsArea, talksArea];
const ofJobs = [jobAdsArea, jobCodesArea, jobSearchArea, jobTemplatesArea, guestReviewersArea];
const ofCompanies = [invoicesArea, billingArea, shopArea, companiesArea, notificationsArea, emailsArea];
const elsewhere = [homeArea, integrationsArea, singleSignOnArea, apiKeysArea, webhooksArea, portalArea, operationsArea, pagesArea];

// the chat before the applications: what was said to a company stays there as that of somebody who is gone
const ownAreas = [chatArea, ...ofApplications, ...ofCandidates, ...ofJobs, ...ofCompanies, ...elsewhere];

/** What every area knows of a person. The account comes last: much goes with its row. */
export const personalData: readonly PersonalData[] = [
  // exports are found by the applications of whoever is erased
  { personalData: companyExportData },
  ...ownAreas,
  { personalData: exportedData },
  { personalData: importsData },
  accountsArea,
].flatMap((area) => area.personalData ?? []);

/** What every area has of a company, in the order in which its export says it. */
export const companyData: readonly CompanyData[] = [
  ...[accountsArea, ...ownAreas].flatMap((area) => area.companyData ?? []),
  textTemplateCompanyData,
  importCompanyData,
  privacyCompanyData,
];

const overPeople = [peopleArea, privacyArea, adminArea, importsArea].map((over) => over(personalData));

/** The whole product; four areas work over what all know of people, one over the films of all, one over what all have of companies. */
export const areas = [...ownAreas, accountsArea, ...overPeople, captionsArea(ownAreas), companyExportArea(companyData)];

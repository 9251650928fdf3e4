import type accounts from './areas/accounts/texts/en.json';
import type admin from './areas/admin/texts/en.json';
import type applicants from './areas/applicants/texts/en.json';
import type applying from './areas/applying/texts/en.json';
import type billing from './areas/billing/texts/en.json';
import type candidates from './areas/candidates/texts/en.json';
import type chat from './areas/chat/texts/en.json';
import type closeup from './areas/closeup/texts/en.json';
import type companies from './areas/companies/texts/en.json';
import type emails from './areas/emails/texts/en.json';
import type interviews from './areas/interviews/texts/en.json';
import type invitations from './areas/invitations/texts/en.json';
import type invoices from './areas/invoices/texts/en.json';
import type jobAds from './areas/job-ads/texts/en.json';
import type jobCodes from './areas/job-codes/texts/en.json';
import type jobSearch from './areas/job-search/texts/en.json';
import type jobTemplates from './areas/job-templates/texts/en.json';
import type notifications from './areas/notifications/texts/en.json';
import type pages from './areas/pages/texts/en.json';
import type people from './areas/people/texts/en.json';
import type privacy from './areas/privacy/texts/en.json';
import type progressFlow from './areas/progress-flow/texts/en.json';
import type recruitingSearch from './areas/recruiting-search/texts/en.json';
import type shop from './areas/shop/texts/en.json';
import type showrooms from './areas/showrooms/texts/en.json';
import type transcripts from './areas/transcripts/texts/en.json';
import type common from './platform/texts/en.json';

/** A table of texts as one language reads it: every language of a text becomes the text. */
type TextsIn<Table> = { [Key in keyof Table]: Table[Key] extends { fr: string } ? string : TextsIn<Table[Key]> };

/** The texts are the type: a key that is not there does not compile. Every area adds its line. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      common: typeof common;
      accounts: typeof accounts;
      admin: typeof admin;
      applicants: typeof applicants;
      applying: typeof applying;
      billing: typeof billing;
      candidates: typeof candidates;
      chat: typeof chat;
      closeup: typeof closeup;
      companies: typeof companies;
      emails: typeof emails;
      interviews: typeof interviews;
      invitations: typeof invitations;
      invoices: typeof invoices;
      'job-ads': typeof jobAds;
      'job-codes': typeof jobCodes;
      'job-templates': typeof jobTemplates;
      notifications: typeof notifications;
      pages: typeof pages;
      people: typeof people;
      privacy: typeof privacy;
      'progress-flow': typeof progressFlow;
      'job-search': typeof jobSearch;
      'recruiting-search': typeof recruitingSearch;
      shop: typeof shop;
      showrooms: typeof showrooms;
      transcripts: typeof transcripts;
    };
  }
}

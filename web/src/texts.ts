import type {} from 'i18next';

/** A table of texts as one language reads it: every language of a text becomes the text. */
type TextsIn<Table> = { [Key in keyof Table]: Table[Key] extends { fr: string } ? string : TextsIn<Table[Key]> };

/** The texts are the type: a key that is not there does not compile. Every area adds its line. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      common: TextsIn<typeof import('./platform/texts.json')>;
      accounts: TextsIn<typeof import('./areas/accounts/texts.json')>;
      admin: TextsIn<typeof import('./areas/admin/texts.json')>;
      'api-keys': TextsIn<typeof import('./areas/api-keys/texts.json')>;
      applicants: TextsIn<typeof import('./areas/applicants/texts.json')>;
      applying: TextsIn<typeof import('./areas/applying/texts.json')>;
      billing: TextsIn<typeof import('./areas/billing/texts.json')>;
      candidates: TextsIn<typeof import('./areas/candidates/texts.json')>;
      chat: TextsIn<typeof import('./areas/chat/texts.json')>;
      closeup: TextsIn<typeof import('./areas/closeup/texts.json')>;
      companies: TextsIn<typeof import('./areas/companies/texts.json')>;
      'company-export': TextsIn<typeof import('./areas/company-export/texts.json')>;
      emails: TextsIn<typeof import('./areas/emails/texts.json')>;
      home: TextsIn<typeof import('./areas/home/texts.json')>;
      imports: TextsIn<typeof import('./areas/imports/texts.json')>;
      integrations: TextsIn<typeof import('./areas/integrations/texts.json')>;
      interviews: TextsIn<typeof import('./areas/interviews/texts.json')>;
      invitations: TextsIn<typeof import('./areas/invitations/texts.json')>;
      invoices: TextsIn<typeof import('./areas/invoices/texts.json')>;
      'job-ads': TextsIn<typeof import('./areas/job-ads/texts.json')>;
      'job-codes': TextsIn<typeof import('./areas/job-codes/texts.json')>;
      'job-search': TextsIn<typeof import('./areas/job-search/texts.json')>;
      'job-templates': TextsIn<typeof import('./areas/job-templates/texts.json')>;
      notifications: TextsIn<typeof import('./areas/notifications/texts.json')>;
      operations: TextsIn<typeof import('./areas/operations/texts.json')>;
      pages: TextsIn<typeof import('./areas/pages/texts.json')>;
      people: TextsIn<typeof import('./areas/people/texts.json')>;
      privacy: TextsIn<typeof import('./areas/privacy/texts.json')>;
      'progress-flow': TextsIn<typeof import('./areas/progress-flow/texts.json')>;
      'recruiting-search': TextsIn<typeof import('./areas/recruiting-search/texts.json')>;
      shop: TextsIn<typeof import('./areas/shop/texts.json')>;
      showrooms: TextsIn<typeof import('./areas/showrooms/texts.json')>;
      'speech-effect': TextsIn<typeof import('./areas/speech-effect/texts.json')>;
      'text-templates': TextsIn<typeof import('./areas/text-templates/texts.json')>;
      transcripts: TextsIn<typeof import('./areas/transcripts/texts.json')>;
      webhooks: TextsIn<typeof import('./areas/webhooks/texts.json')>;
    };
  }
}

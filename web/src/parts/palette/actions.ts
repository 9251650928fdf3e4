import type { ParseKeys } from 'i18next';

type Name = ParseKeys<'home'> & `action.${string}`;

/** An address of the product and what its query says. */
export interface Action {
  /** Its name, as a text of the home. */
  name: Name;
  to: string;
  search?: Record<string, unknown>;
  params?: Record<string, string>;
}

const go = (name: Name, to: string, search?: Record<string, unknown>): Action => ({ name, to, ...(search ? { search } : {}) });

/** Everything that can be begun from anywhere; whoever may not open a screen is not offered it. What is done often comes first. */
export const actions: readonly Action[] = [
  go('action.today', '/home'),
  go('action.newJob', '/job-edit'),
  go('action.jobs', '/job-management'),
  go('action.applicants', '/candidate-management'),
  go('action.unseen', '/candidate-management', { progress: 'unseen' }),
  go('action.due', '/candidate-management', { due: true }),
  go('action.asked', '/candidate-management', { assigned: 'me' }),
  go('action.board', '/candidate-management', { view: 'board' }),
  go('action.people', '/candidate-management', { view: 'people' }),
  go('action.invitations', '/candidate-management', { view: 'invitations' }),
  { name: 'action.addPerson', to: '/candidate-edit/$id', params: { id: 'new' } },
  go('action.spoken', '/candidate-management/spoken'),
  go('action.messages', '/chat'),
  go('action.emails', '/emails'),
  go('action.findCandidates', '/recruiting-search'),
  go('action.documents', '/progress-flow'),
  go('action.newDocuments', '/progress-flow', { only: 'news' }),
  go('action.missingDocuments', '/progress-flow', { only: 'outstanding' }),
  go('action.showrooms', '/showrooms'),
  go('action.newShowroom', '/create-showroom'),
  go('action.drafts', '/job-management', { state: 'draft' }),
  go('action.closedJobs', '/job-management', { state: 'closed' }),
  go('action.archive', '/job-management', { state: 'archived' }),
  go('action.company', '/business-profile'),
  go('action.products', '/products'),
  go('action.account', '/recruiter-settings/account'),
  go('action.security', '/recruiter-settings/security'),
  go('action.companySettings', '/recruiter-settings/company'),
  go('action.branding', '/recruiter-settings/branding'),
  go('action.team', '/recruiter-settings/user-management'),
  go('action.denials', '/recruiter-settings/denials'),
  go('action.askedDocuments', '/recruiter-settings/progress-flow'),
  go('action.integrations', '/recruiter-settings/integrations'),
  go('action.programs', '/recruiter-settings/programs'),
  go('action.notifications', '/recruiter-settings/notifications'),
  go('action.myData', '/recruiter-settings/privacy'),
  go('action.dataProtection', '/recruiter-settings/data-protection'),
  go('action.signOut', '/logout'),
];

import * as z from 'zod';
import { lazy, screen } from '../platform/screen.ts';

// a screen in the look of a company speaks with the words of accounts too
const branded = { texts: ['companies', 'accounts', 'pages'], for: 'anyone' } as const;
const brandedSignUp = () => import('../screens/BrandedSignUpPage.tsx');
const brandedSearch = z.object({ mode: z.enum(['in', 'up']).optional(), next: z.string().optional(), email: z.string().optional() });
const accounts = { texts: 'accounts', frame: 'full' } as const;

const security = {
  ...accounts,
  page: lazy(() => import('../areas/accounts/security/SecurityPage.tsx'), 'SecurityPage'),
} as const;

const integrationPages = () => import('../screens/integration-pages.ts');
const mailedPages = () => import('../areas/accounts/mailed-pages.ts');
const accountPage = lazy(() => import('../areas/accounts/settings/AccountPage.tsx'), 'AccountPage');
const notificationsPage = lazy(() => import('../areas/accounts/settings/NotificationsPage.tsx'), 'NotificationsPage');
const singleSignOnPages = () => import('../areas/accounts/single-sign-on/pages.ts');

const myData = {
  texts: ['privacy', 'accounts', 'interviews', 'showrooms'],
  frame: 'full',
  page: lazy(() => import('../screens/PrivacyPage.tsx'), 'PrivacyPage'),
} as const;

/** Signing up and in, and the settings of an account. */
export const accountScreens = {
  '/signup': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(() => import('../areas/accounts/SignUpPage.tsx'), 'SignUpPage'),
    search: z.object({
      mode: z.enum(['in', 'up']).optional(),
      as: z.enum(['candidate', 'recruiter']).optional(),
      next: z.string().optional(),
      activation: z.string().optional(),
      email: z.string().optional(),
    }),
  }),
  '/$companyName/signup': screen({
    ...branded,
    frame: 'branded',
    page: lazy(brandedSignUp, 'BrandedSignUpPage'),
    search: brandedSearch,
  }),
  '/$companyName/new-ci-signup': screen({
    ...branded,
    frame: 'branded',
    page: lazy(brandedSignUp, 'PicturedSignUpPage'),
    search: brandedSearch,
  }),
  '/logout': screen({
    ...accounts,
    for: 'anyone',
    skeleton: false,
    page: lazy(() => import('../areas/accounts/LogoutPage.tsx'), 'LogoutPage'),
  }),
  '/forgot-password': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(mailedPages, 'ForgotPasswordPage'),
  }),
  '/reset-password-info': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(mailedPages, 'ResetPasswordInfoPage'),
    search: z.object({ address: z.string().optional() }),
  }),
  '/new-password': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(mailedPages, 'NewPasswordPage'),
    search: z.object({ token: z.string().optional() }),
  }),
  '/confirm-registration-info': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(mailedPages, 'ConfirmRegistrationInfoPage'),
    // `email` is the token of a changed address, as its mail names it
    search: z.object({ address: z.string().optional(), email: z.string().optional() }),
  }),
  '/invitation-recruiter': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(mailedPages, 'InvitationRecruiterPage'),
    search: z.object({ token: z.string().optional() }),
  }),
  '/recruiter-settings/account': screen({
    ...accounts,
    for: 'hiring-manager',
    page: accountPage,
  }),
  '/recruiter-settings/security': screen({ ...security, for: 'hiring-manager' }),
  '/candidate-settings/security': screen({ ...security, for: 'candidate' }),
  '/admin-panel/security': screen({ ...security, for: 'admin' }),
  '/second-step': screen({ ...security, frame: 'bare', for: 'hiring-manager' }),
  '/recruiter-settings/company': screen({
    ...accounts,
    for: 'recruiter',
    page: lazy(() => import('../areas/accounts/settings/CompanyPage.tsx'), 'CompanyPage'),
  }),
  '/recruiter-settings/branding': screen({
    texts: ['companies', 'accounts'],
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../screens/BrandingPage.tsx'), 'BrandingPage'),
  }),
  '/recruiter-settings/denials': screen({
    texts: ['applicants', 'accounts'],
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../screens/DenialsPage.tsx'), 'DenialsPage'),
  }),
  '/recruiter-settings/progress-flow': screen({
    texts: ['progress-flow', 'accounts'],
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../screens/AskedDocumentsPage.tsx'), 'AskedDocumentsPage'),
  }),
  '/recruiter-settings/integrations': screen({
    texts: ['integrations', 'accounts'],
    frame: 'full',
    for: 'recruiter',
    page: lazy(integrationPages, 'IntegrationsPage'),
    // with what somebody comes back from Webex
    search: z.object({ code: z.string().optional(), state: z.string().optional() }),
  }),
  '/recruiter-settings/programs': screen({
    texts: ['api-keys', 'webhooks', 'integrations', 'accounts'],
    frame: 'full',
    for: 'recruiter',
    page: lazy(integrationPages, 'ProgramsPage'),
  }),
  '/recruiter-settings/single-sign-on': screen({
    ...accounts,
    for: 'recruiter',
    page: lazy(singleSignOnPages, 'SingleSignOnPage'),
  }),
  '/single-sign-on/$companyId': screen({ ...accounts, for: 'anyone', page: lazy(singleSignOnPages, 'SignedOnPage') }),
  '/recruiter-settings/user-management': screen({
    ...accounts,
    for: 'recruiter',
    page: lazy(() => import('../areas/accounts/settings/TeamPage.tsx'), 'TeamPage'),
  }),
  '/recruiter-settings/notifications': screen({
    ...accounts,
    for: 'hiring-manager',
    page: notificationsPage,
  }),
  '/recruiter-settings/privacy': screen({ ...myData, for: 'hiring-manager' }),
  '/recruiter-settings/data-protection': screen({
    texts: ['privacy', 'accounts', 'company-export', 'speech-effect'],
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../screens/DataProtectionPage.tsx'), 'DataProtectionPage'),
  }),
  '/candidate-settings/privacy': screen({ ...myData, for: 'candidate' }),
  '/candidate-settings/account': screen({
    ...accounts,
    for: 'candidate',
    page: accountPage,
  }),
  '/candidate-settings/notifications': screen({
    ...accounts,
    for: 'candidate',
    page: notificationsPage,
  }),
} as const;

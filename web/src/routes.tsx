import {
  createBrowserHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { jobAdStates } from '@vitrine/contract/job-ads/card.ts';
import { jobCodeStates } from '@vitrine/contract/job-codes/shapes.ts';
import { searchFilters, searchOrders } from '@vitrine/contract/job-search/search.ts';
import { applicationStatuses, sortOptions } from '@vitrine/contract/reference-lists.ts';
import { flag, language, whole } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { Failed, NotFound } from './parts/frame/Failed.tsx';
import { Frame } from './parts/frame/Frame.tsx';
import { Waiting } from './parts/frame/Waiting.tsx';
import { chooseLanguage, loadTexts } from './platform/i18n.ts';
import { type FrameKind, type Guard, lazy, mayEnter, type Screen, screen } from './platform/screen.ts';
import { parseSearch, readSearch, stringifySearch } from './platform/search.ts';
import type { Visitor } from './platform/session.ts';

const interviews = { texts: 'interviews', for: 'anyone' } as const;
const videoInterview = screen({
  ...interviews,
  frame: 'bare',
  skeleton: false,
  page: lazy(() => import('./areas/interviews/VideoInterviewPage.tsx'), 'VideoInterviewPage'),
  search: z.object({ guest: z.string().optional() }),
});
const guidelines = screen({
  ...interviews,
  frame: 'full',
  page: lazy(() => import('./areas/interviews/GuidelinesPage.tsx'), 'GuidelinesPage'),
});
const pages = { texts: 'pages', page: lazy(() => import('./areas/pages/PublicPage.tsx'), 'PublicPage') } as const;
const publicPage = screen({ ...pages, frame: 'full', for: 'anyone' });
const legalPage = screen({ ...pages, frame: 'legal', for: 'anyone' });
// shown inside other programs: nothing around it (R058)
const mobileLegalPage = screen({ ...pages, frame: 'bare', for: 'anyone' });
const jobs = { texts: ['job-ads', 'job-codes'], frame: 'full', for: 'recruiter' } as const;
const ofBooking = z.object({ bookingId: z.string().optional(), part: z.enum(['code']).optional() });
const companies = { texts: 'companies', for: 'anyone' } as const;
// a screen in the look of a company speaks with the words of accounts too
const branded = { texts: ['companies', 'accounts', 'pages'], for: 'anyone' } as const;
const brandedTerms = () => import('./screens/BrandedTermsPage.tsx');
const brandedSignUp = () => import('./screens/BrandedSignUpPage.tsx');
const brandedSearch = z.object({ mode: z.enum(['in', 'up']).optional(), next: z.string().optional(), email: z.string().optional() });
const accounts = { texts: 'accounts', frame: 'full' } as const;

/** Every screen there is: its path, who may open it, what stands around it, what its query may hold. */
export const screens = {
  '/signup': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(() => import('./areas/accounts/SignUpPage.tsx'), 'SignUpPage'),
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
  '/$companyName/business-terms': screen({ ...branded, frame: 'legal', page: lazy(brandedTerms, 'BrandedTermsPage') }),
  '/$companyName/privacy-terms': screen({ ...branded, frame: 'legal', page: lazy(brandedTerms, 'BrandedPrivacyPage') }),
  '/business-profile': screen({
    ...companies,
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('./areas/companies/EditorPage.tsx'), 'EditorPage'),
  }),
  '/business-profile/$companyId': screen({
    ...companies,
    frame: 'profile',
    page: lazy(() => import('./areas/companies/BusinessProfilePage.tsx'), 'BusinessProfilePage'),
  }),
  '/candidate-dashboard': screen({
    texts: 'candidates',
    frame: 'full',
    for: 'candidate',
    page: lazy(() => import('./screens/CandidateDashboardScreen.tsx'), 'CandidateDashboardScreen'),
  }),
  '/candidate-management': screen({
    texts: 'applicants',
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('./areas/applicants/CandidateManagementPage.tsx'), 'CandidateManagementPage'),
    search: z.object({
      view: z.enum(['invitations']).optional(),
      bookingId: z.string().optional(),
      status: z.enum(applicationStatuses).optional(),
      sort: z.enum(sortOptions).optional(),
      q: z.string().optional(),
      page: whole(1, 100_000).optional(),
    }),
  }),
  '/candidate-details/candidate/$id': screen({
    texts: 'applicants',
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('./areas/applicants/review/CandidateDetailsPage.tsx'), 'CandidateDetailsPage'),
    search: z.object({ question: whole(1, 200).optional() }),
  }),
  '/invite/cancel/$uniqueId': screen({
    texts: 'applicants',
    frame: 'full',
    for: 'anyone',
    page: lazy(() => import('./areas/applicants/InviteCancelPage.tsx'), 'InviteCancelPage'),
  }),
  '/job-management': screen({
    ...jobs,
    page: lazy(() => import('./screens/JobManagementPage.tsx'), 'JobManagementPage'),
    search: z.object({
      view: z.enum(['codes']).optional(),
      state: z.enum([...jobAdStates, ...jobCodeStates]).optional(),
      folder: z.string().optional(),
      page: whole(1, 10_000).optional(),
    }),
  }),
  '/job-edit': screen({
    ...jobs,
    page: lazy(() => import('./screens/JobEditPage.tsx'), 'JobEditPage'),
    search: ofBooking,
  }),
  '/job-preview': screen({
    ...jobs,
    page: lazy(() => import('./screens/JobPreviewPage.tsx'), 'JobPreviewPage'),
    search: ofBooking,
  }),
  '/job/$bookingId/$companyId/$hasJobCode': screen({
    texts: 'job-ads',
    frame: 'full',
    for: 'not-for-recruiter',
    page: lazy(() => import('./areas/job-ads/JobPage.tsx'), 'JobPage'),
    search: z.object({ guest: z.string().optional(), apply: z.enum(['open']).optional() }),
  }),
  '/jobs': screen({
    texts: 'job-search',
    frame: 'jobs',
    for: 'not-for-recruiter',
    page: lazy(() => import('./areas/job-search/JobsPage.tsx'), 'JobsPage'),
    search: searchFilters.extend({
      sort: z.enum(searchOrders).optional(),
      page: whole(1, 100_000).optional(),
      count: whole(1, 200).optional(),
      marked: flag.optional(),
    }),
  }),
  '/logout': screen({
    ...accounts,
    for: 'anyone',
    skeleton: false,
    page: lazy(() => import('./areas/accounts/LogoutPage.tsx'), 'LogoutPage'),
  }),
  '/forgot-password': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(() => import('./areas/accounts/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  }),
  '/reset-password-info': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(() => import('./areas/accounts/ResetPasswordInfoPage.tsx'), 'ResetPasswordInfoPage'),
    search: z.object({ address: z.string().optional() }),
  }),
  '/new-password': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(() => import('./areas/accounts/NewPasswordPage.tsx'), 'NewPasswordPage'),
    search: z.object({ token: z.string().optional() }),
  }),
  '/confirm-registration-info': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(() => import('./areas/accounts/ConfirmRegistrationInfoPage.tsx'), 'ConfirmRegistrationInfoPage'),
    // `email` is the token of a changed address, as its mail names it
    search: z.object({ address: z.string().optional(), email: z.string().optional() }),
  }),
  '/invitation-recruiter': screen({
    ...accounts,
    for: 'anyone',
    page: lazy(() => import('./areas/accounts/InvitationRecruiterPage.tsx'), 'InvitationRecruiterPage'),
    search: z.object({ token: z.string().optional() }),
  }),
  '/recruiter-settings/account': screen({
    ...accounts,
    for: 'recruiter',
    page: lazy(() => import('./areas/accounts/settings/AccountPage.tsx'), 'AccountPage'),
  }),
  '/recruiter-settings/company': screen({
    ...accounts,
    for: 'recruiter',
    page: lazy(() => import('./areas/accounts/settings/CompanyPage.tsx'), 'CompanyPage'),
  }),
  '/recruiter-settings/branding': screen({
    texts: ['companies', 'accounts'],
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('./screens/BrandingPage.tsx'), 'BrandingPage'),
  }),
  '/recruiter-settings/user-management': screen({
    ...accounts,
    for: 'recruiter',
    page: lazy(() => import('./areas/accounts/settings/TeamPage.tsx'), 'TeamPage'),
  }),
  '/recruiter-settings/notifications': screen({
    ...accounts,
    for: 'recruiter',
    page: lazy(() => import('./areas/accounts/settings/NotificationsPage.tsx'), 'NotificationsPage'),
  }),
  '/candidate-settings/account': screen({
    ...accounts,
    for: 'candidate',
    page: lazy(() => import('./areas/accounts/settings/AccountPage.tsx'), 'AccountPage'),
  }),
  '/candidate-settings/notifications': screen({
    ...accounts,
    for: 'candidate',
    page: lazy(() => import('./areas/accounts/settings/NotificationsPage.tsx'), 'NotificationsPage'),
  }),
  '/candidate': publicPage,
  '/recruiter': publicPage,
  '/product-demo': publicPage,
  '/jobcode-landing': publicPage,
  '/jobvideo-landing': publicPage,
  '/about-us': publicPage,
  '/press': publicPage,
  '/imprint': legalPage,
  '/privacy-policy': legalPage,
  '/terms-and-conditions': legalPage,
  '/m/imprint': mobileLegalPage,
  '/m/privacy-policy': mobileLegalPage,
  '/m/terms-and-conditions': mobileLegalPage,
  '/candidate-faq': publicPage,
  '/recruiter-faq': screen({ ...pages, frame: 'full', for: 'recruiter' }),
  '/video-interview/$jobcodeId': videoInterview,
  '/video-interview/$jobcodeId/$uniqueId': videoInterview,
  '/job-interview/$jobcodeId': videoInterview,
  '/job-interview/$jobcodeId/$uniqueId': videoInterview,
  '/video-interview-guidelines/$jobcodeId': guidelines,
  '/video-interview-guidelines/$jobcodeId/$uniqueId': guidelines,
  '/interview-video': screen({
    ...interviews,
    frame: 'full',
    page: lazy(() => import('./areas/interviews/InterviewVideoPage.tsx'), 'InterviewVideoPage'),
  }),
  '/admin-panel/outbox': screen({
    texts: 'admin',
    frame: 'full',
    for: 'admin',
    page: lazy(() => import('./areas/admin/OutboxPage.tsx'), 'OutboxPage'),
    search: z.object({ page: whole(1, 100_000).optional(), to: z.string().optional(), mail: z.string().optional() }),
  }),
} as const;

/** Paths that only lead on. */
export const redirects = {
  '/recruiter-settings': { for: 'recruiter', to: '/recruiter-settings/account' },
  '/candidate-settings': { for: 'candidate', to: '/candidate-settings/account' },
  '/admin-panel': { for: 'admin', to: '/admin-panel/outbox' },
} as const satisfies Record<string, { for: Guard; to: string }>;

const root = createRootRouteWithContext<{ visitor: () => Visitor }>()({
  component: Frame,
  notFoundComponent: NotFound,
  validateSearch: (search: { lang?: z.output<typeof language> }) => readSearch(z.object({ lang: language.optional() }), search),
  // the query chooses the language of the interface (R046)
  beforeLoad: ({ search }) => (search.lang ? chooseLanguage(search.lang) : undefined),
});

/** A failed guard leads to `/`; where the person was going is kept. */
function guarded(guard: Guard, visitor: Visitor, href: string) {
  if (!mayEnter(guard, visitor)) throw redirect({ to: '/', search: { next: href }, replace: true });
}

const routeOf = <const Path extends string, Search extends z.ZodObject>(path: Path, row: Screen<Search>) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { frame: row.frame },
    component: row.page,
    pendingComponent: row.skeleton === false ? () => null : Waiting,
    validateSearch: forgiving(row.search ?? z.object({})) as Search,
    beforeLoad: ({ context, location }) => guarded(row.for, context.visitor(), location.href),
    loader: () => loadTexts(row.texts),
  });

/** The schema as the router reads it, except that a wrong value is left out instead of breaking the page. */
const forgiving = (schema: z.ZodObject) => ({
  '~standard': {
    version: 1,
    vendor: 'vitrine',
    validate: (value: unknown) => ({ value: readSearch(schema, value as Record<string, unknown>) }),
  },
});

const redirectOf = <const Path extends string>(path: Path, row: { for: Guard; to: string }) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ context, location }) => {
      guarded(row.for, context.visitor(), location.href);
      throw redirect({ to: row.to, replace: true } as never);
    },
  });

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: (search: { next?: string; activation?: string }) =>
    readSearch(z.object({ next: z.string().optional(), activation: z.string().optional() }), search),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/signup', search, replace: true });
  },
});

type Screens = typeof screens;
type Routes = { '/': typeof start } & {
  [Path in Extract<keyof Screens, string>]: Screens[Path] extends Screen<infer Search> ? ReturnType<typeof routeOf<Path, Search>> : never;
} & { [Path in keyof typeof redirects]: ReturnType<typeof redirectOf<Path>> };

// the one cast: the mapped type gives every row the type that createRoute gives it alone
const routes = {
  '/': start,
  ...Object.fromEntries(Object.entries(screens).map(([path, row]) => [path, routeOf(path, row as Screen)])),
  ...Object.fromEntries(Object.entries(redirects).map(([path, row]) => [path, redirectOf(path, row)])),
} as unknown as Routes;

export const makeRouter = (visitor: () => Visitor, history: RouterHistory = createBrowserHistory()) =>
  createRouter({
    routeTree: root.addChildren(routes),
    context: { visitor },
    history,
    parseSearch,
    stringifySearch,
    caseSensitive: false,
    defaultPreload: 'intent',
    defaultPendingMs: 120,
    defaultPendingMinMs: 200,
    defaultErrorComponent: Failed,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    frame?: FrameKind;
  }
}

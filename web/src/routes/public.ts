import { searchFilters, searchOrders } from '@vitrine/contract/job-search/search.ts';
import { flag, id, whole } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { lazy, screen } from '../platform/screen.ts';

const pages = { texts: 'pages', page: lazy(() => import('../areas/pages/PublicPage.tsx'), 'PublicPage') } as const;
const publicPage = screen({ ...pages, frame: 'full', for: 'anyone' });
const legalPage = screen({ ...pages, frame: 'legal', for: 'anyone' });
// shown inside other programs: nothing around it (R058)
const mobileLegalPage = screen({ ...pages, frame: 'bare', for: 'anyone' });
const companies = { texts: 'companies', for: 'anyone' } as const;
// a screen in the look of a company speaks with the words of accounts too
const branded = { texts: ['companies', 'accounts', 'pages'], for: 'anyone' } as const;
const brandedTerms = () => import('../screens/BrandedTermsPage.tsx');

// people shown to others outside, by a link alone
const shown = { texts: 'showrooms', for: 'anyone' } as const;
const shownProfiles = () => import('../areas/showrooms/viewer/ProfilesPage.tsx');

/** The job portal, the faces of companies, and what everybody may read. */
export const publicScreens = {
  '/$companyName/business-terms': screen({ ...branded, frame: 'legal', page: lazy(brandedTerms, 'BrandedTermsPage') }),
  '/$companyName/privacy-terms': screen({ ...branded, frame: 'legal', page: lazy(brandedTerms, 'BrandedPrivacyPage') }),
  '/business-profile/$companyId': screen({
    ...companies,
    frame: 'profile',
    page: lazy(() => import('../areas/companies/BusinessProfilePage.tsx'), 'BusinessProfilePage'),
  }),
  '/job/$bookingId/$companyId/$hasJobCode': screen({
    texts: 'job-ads',
    frame: 'full',
    for: 'not-for-recruiter',
    page: lazy(() => import('../screens/JobPage.tsx'), 'JobPage'),
    search: z.object({ guest: z.string().optional(), apply: z.enum(['open']).optional() }),
  }),
  '/jobs': screen({
    texts: 'job-search',
    frame: 'jobs',
    for: 'not-for-recruiter',
    page: lazy(() => import('../areas/job-search/JobsPage.tsx'), 'JobsPage'),
    search: searchFilters.extend({
      sort: z.enum(searchOrders).optional(),
      page: whole(1, 100_000).optional(),
      count: whole(1, 200).optional(),
      marked: flag.optional(),
    }),
  }),
  '/showroom': screen({
    ...shown,
    frame: 'bare',
    page: lazy(() => import('../areas/showrooms/viewer/ShowroomPage.tsx'), 'ShowroomPage'),
    search: z.object({ person: id.optional() }),
  }),
  '/candidate-profiles': screen({ ...shown, frame: 'branded', page: lazy(shownProfiles, 'ProfilesPage') }),
  '/candidate-profile/$id': screen({ ...shown, frame: 'branded', page: lazy(shownProfiles, 'ProfilePage') }),
  '/sharing-consent': screen({
    ...shown,
    frame: 'full',
    page: lazy(() => import('../areas/showrooms/consent/ConsentPage.tsx'), 'ConsentPage'),
  }),
  '/farewell': screen({
    texts: 'privacy',
    frame: 'full',
    for: 'anyone',
    page: lazy(() => import('../areas/privacy/FarewellPage.tsx'), 'FarewellPage'),
    search: z.object({ of: z.enum(['candidate', 'recruiter']).optional() }),
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
} as const;

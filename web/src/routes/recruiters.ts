import { jobOrders, jobStates } from '@vitrine/contract/job-ads/jobs.ts';
import { candidateFilters } from '@vitrine/contract/recruiting-search/filters.ts';
import { id, whole } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { managementSearch, reviewSearch } from '../parts/applicant/management-search.ts';
import { lazy, screen } from '../platform/screen.ts';

const jobs = { texts: ['job-ads', 'job-codes'], frame: 'full', for: 'recruiter' } as const;
const ofBooking = z.object({ bookingId: z.string().optional(), part: z.enum(['code']).optional() });
/** A part of a job; without one it opens with its ad, or with its interview where there is no ad. */
/** A part that is not known opens the first one. */
const partOfJob = z.enum(['ad', 'code', 'people', 'team', 'results']).optional().catch(undefined);
const companies = { texts: 'companies', for: 'anyone' } as const;

const papers = { texts: 'progress-flow', frame: 'full' } as const;
const showrooms = { texts: 'showrooms', frame: 'full', for: 'recruiter' } as const;
const showroomEditor = () => import('../areas/showrooms/ShowroomEditorPage.tsx');

const shop = screen({
  texts: ['billing', 'invoices'],
  frame: 'full',
  for: 'recruiter',
  page: lazy(() => import('../areas/billing/ProductsPage.tsx'), 'ProductsPage'),
});

/** What recruiters work with. */
export const recruiterScreens = {
  '/home': screen({
    texts: 'home',
    frame: 'full',
    for: 'hiring-manager',
    page: lazy(() => import('../areas/home/HomePage.tsx'), 'HomePage'),
  }),
  '/business-profile': screen({
    ...companies,
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../areas/companies/EditorPage.tsx'), 'EditorPage'),
  }),
  '/candidate-management': screen({
    texts: 'applicants',
    frame: 'full',
    for: 'hiring-manager',
    page: lazy(() => import('../screens/management/CandidateManagementPage.tsx'), 'CandidateManagementPage'),
    search: managementSearch,
  }),
  '/candidate-management/spoken': screen({
    texts: 'applicants',
    frame: 'full',
    for: 'hiring-manager',
    page: lazy(() => import('../areas/applicants/spoken/SpokenWordsPage.tsx'), 'SpokenWordsPage'),
    search: managementSearch,
  }),
  '/candidate-management/import': screen({
    texts: 'imports',
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../areas/imports/ImportPage.tsx'), 'ImportPage'),
    search: z.object({ id: id.optional(), kind: z.literal('jobs').optional().catch(undefined) }),
  }),
  '/ci-candidate-management': screen({
    texts: 'applicants',
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../screens/management/CorporateManagementPage.tsx'), 'CorporateManagementPage'),
    search: managementSearch,
  }),
  '/candidate-details/candidate/$id': screen({
    texts: ['applicants', 'transcripts', 'speech-effect'],
    frame: 'theatre',
    for: 'guest-reviewer',
    page: lazy(() => import('../areas/applicants/review/CandidateDetailsPage.tsx'), 'CandidateDetailsPage'),
    search: reviewSearch,
  }),
  '/review': screen({
    texts: 'applicants',
    frame: 'full',
    for: 'anyone',
    page: lazy(() => import('../areas/applicants/reviewing/ReviewPage.tsx'), 'ReviewPage'),
  }),
  '/candidate-edit/$id': screen({
    texts: 'candidates',
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../areas/candidates/CandidateEditPage.tsx'), 'CandidateEditPage'),
  }),
  '/job-management': screen({
    ...jobs,
    for: 'hiring-manager',
    page: lazy(() => import('../screens/JobManagementPage.tsx'), 'JobManagementPage'),
    search: z.object({
      state: z.enum(jobStates).optional(),
      order: z.enum(jobOrders).optional(),
      folder: z.string().optional(),
      page: whole(1, 10_000).optional(),
    }),
  }),
  '/job-edit': screen({
    ...jobs,
    // recording speaks with the words of interviews
    texts: [...jobs.texts, 'job-templates', 'applicants', 'accounts', 'interviews', 'speech-effect'],
    page: lazy(() => import('../screens/job/JobEditPage.tsx'), 'JobEditPage'),
    search: managementSearch.extend({ part: partOfJob }),
  }),
  '/recruiting-search': screen({
    texts: 'recruiting-search',
    frame: 'full',
    for: 'recruiter',
    page: lazy(() => import('../areas/recruiting-search/RecruitingSearchPage.tsx'), 'RecruitingSearchPage'),
    search: candidateFilters.extend({
      view: z.enum(['favorites']).optional(),
      candidate: id.optional(),
      page: whole(1, 100_000).optional(),
    }),
  }),
  '/progress-flow': screen({
    ...papers,
    for: 'recruiter',
    page: lazy(() => import('../areas/progress-flow/ProgressFlowPage.tsx'), 'ProgressFlowPage'),
    search: z.object({
      only: z.enum(['news', 'outstanding']).optional(),
      applicationId: id.optional(),
    }),
  }),
  '/shared-document': screen({
    ...papers,
    for: 'anyone',
    page: lazy(() => import('../areas/progress-flow/SharedDocumentPage.tsx'), 'SharedDocumentPage'),
  }),
  '/products': shop,
  '/recruiter-shop': shop,
  '/showrooms': screen({ ...showrooms, page: lazy(() => import('../areas/showrooms/ShowroomsPage.tsx'), 'ShowroomsPage') }),
  '/create-showroom': screen({ ...showrooms, page: lazy(showroomEditor, 'CreateShowroomPage') }),
  '/edit-showroom/$id': screen({ ...showrooms, page: lazy(showroomEditor, 'EditShowroomPage') }),
  '/job-preview': screen({
    ...jobs,
    for: 'hiring-manager',
    page: lazy(() => import('../screens/JobPreviewPage.tsx'), 'JobPreviewPage'),
    search: ofBooking,
  }),
} as const;

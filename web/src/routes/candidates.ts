import * as z from 'zod';
import { lazy, screen } from '../platform/screen.ts';

const interviews = { texts: 'interviews', for: 'anyone' } as const;
const videoInterview = screen({
  ...interviews,
  frame: 'bare',
  skeleton: false,
  page: lazy(() => import('../areas/interviews/VideoInterviewPage.tsx'), 'VideoInterviewPage'),
  search: z.object({ guest: z.string().optional() }),
});
const guidelines = screen({
  ...interviews,
  frame: 'full',
  page: lazy(() => import('../areas/interviews/GuidelinesPage.tsx'), 'GuidelinesPage'),
});

/** What candidates work with, and interviews. */
export const candidateScreens = {
  '/candidate-dashboard': screen({
    texts: 'candidates',
    frame: 'full',
    for: 'candidate',
    page: lazy(() => import('../screens/CandidateDashboardScreen.tsx'), 'CandidateDashboardScreen'),
  }),
  '/invite/cancel/$uniqueId': screen({
    texts: 'applicants',
    frame: 'full',
    for: 'anyone',
    page: lazy(() => import('../areas/applicants/InviteCancelPage.tsx'), 'InviteCancelPage'),
  }),
  '/video-interview/$jobcodeId': videoInterview,
  '/video-interview/$jobcodeId/$uniqueId': videoInterview,
  '/job-interview/$jobcodeId': videoInterview,
  '/job-interview/$jobcodeId/$uniqueId': videoInterview,
  '/video-interview-guidelines/$jobcodeId': guidelines,
  '/video-interview-guidelines/$jobcodeId/$uniqueId': guidelines,
  '/interview-video': screen({
    ...interviews,
    frame: 'full',
    page: lazy(() => import('../areas/interviews/InterviewVideoPage.tsx'), 'InterviewVideoPage'),
  }),
} as const;

import * as z from 'zod';
import { parts } from '../areas/candidates/profile/parts.ts';
import { lazy, screen } from '../platform/screen.ts';

const interviews = { texts: 'interviews', for: 'anyone' } as const;
// an interview ends at the home of its application
const applications = { texts: ['applying', 'interviews', 'transcripts', 'speech-effect'], for: 'anyone' } as const;
const videoInterview = screen({
  ...applications,
  frame: 'bare',
  page: lazy(() => import('../screens/InterviewPage.tsx'), 'InterviewPage'),
  search: z.object({ guest: z.string().optional() }),
});
const guidelines = screen({
  ...interviews,
  frame: 'full',
  page: lazy(() => import('../areas/interviews/landing/GuidelinesPage.tsx'), 'GuidelinesPage'),
});

const profiles = { texts: 'candidates', frame: 'full' } as const;

/** What candidates work with, and interviews. */
export const candidateScreens = {
  '/candidate-profile-edit': screen({
    ...profiles,
    for: 'candidate',
    page: lazy(() => import('../areas/candidates/profile/ProfileEditPage.tsx'), 'ProfileEditPage'),
    search: z.object({ part: z.enum(parts).optional() }),
  }),
  '/candidate-dossier': screen({
    ...profiles,
    texts: ['candidates', 'speech-effect'],
    frame: 'dossier',
    for: 'candidate-or-recruiter',
    page: lazy(() => import('../areas/candidates/DossierPage.tsx'), 'DossierPage'),
    search: z.object({ candidate_id: z.uuid().optional() }),
  }),
  '/profile/$id': screen({
    ...profiles,
    for: 'anyone',
    page: lazy(() => import('../areas/candidates/SharedProfilePage.tsx'), 'SharedProfilePage'),
  }),
  '/profile-added': screen({
    ...profiles,
    for: 'anyone',
    page: lazy(() => import('../areas/candidates/AddedPage.tsx'), 'AddedPage'),
  }),
  '/profile-video-upload/$jobcodeId': screen({
    ...profiles,
    frame: 'bare',
    for: 'anyone',
    page: lazy(() => import('../areas/candidates/ProfileVideoPage.tsx'), 'ProfileVideoPage'),
  }),
  '/candidate-dashboard': screen({
    texts: ['candidates', 'applying', 'closeup', 'progress-flow', 'showrooms', 'speech-effect'],
    frame: 'full',
    for: 'candidate',
    page: lazy(() => import('../screens/CandidateDashboardScreen.tsx'), 'CandidateDashboardScreen'),
  }),
  '/speech-effect': screen({
    texts: 'speech-effect',
    frame: 'full',
    for: 'candidate',
    page: lazy(() => import('../areas/speech-effect/PractisePage.tsx'), 'PractisePage'),
  }),
  '/application/$bookingId': screen({
    ...applications,
    frame: 'full',
    page: lazy(() => import('../screens/ApplicationPage.tsx'), 'ApplicationPage'),
    search: z.object({ guest: z.string().optional(), arrived: z.enum(['now']).optional() }),
  }),
  '/invite/cancel/$uniqueId': screen({
    texts: 'applicants',
    frame: 'full',
    for: 'anyone',
    page: lazy(() => import('../areas/invitations/InviteCancelPage.tsx'), 'InviteCancelPage'),
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

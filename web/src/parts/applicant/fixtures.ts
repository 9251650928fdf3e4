import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';

const at = '2026-11-20T08:00:00.000Z';

/** Somebody as lists show them, for tests of screens. */
export const anApplicant = (given: Partial<ListedApplicant> = {}): ListedApplicant => ({
  id: '00000000-0000-4000-8000-000000000051',
  blind: false,
  alias: 'A1',
  candidate_id: '00000000-0000-4000-8000-000000000052',
  firstName: 'Maëlys',
  lastName: 'Chevalier',
  email: 'maelys@mail.example',
  cProfilePic: null,
  bookingId: 'bkg234',
  title: 'Night baker',
  internalRef: 'R-7',
  status: 'New',
  statusAt: at,
  appliedAt: at,
  sentAt: at,
  interviewSentAt: at,
  documentCount: 2,
  withdrawnAt: null,
  replyBy: '2020-01-08',
  seen: false,
  stars: 4.5,
  answered: 2,
  questionCount: 3,
  language: 'fr',
  reason: null,
  ...given,
});

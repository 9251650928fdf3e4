import type { Take } from '@vitrine/contract/interviews/parts.ts';
import type { ReviewedAnswer, ReviewedApplicant } from './reviewed.ts';

export const id = '00000000-0000-4000-8000-000000000009';
export const at = '2026-03-02T09:00:00.000Z';

export const applicant: ReviewedApplicant = {
  id,
  blind: false,
  alias: 'A1',
  candidate_id: '00000000-0000-4000-8000-000000000008',
  firstName: 'Maëlys',
  lastName: 'Chevalier',
  email: 'maelys@mail.example',
  cProfilePic: null,
  bookingId: 'book22',
  title: 'Night baker',
  internalRef: '',
  status: 'New',
  statusAt: at,
  appliedAt: at,
  sentAt: at,
  interviewSentAt: at,
  documentCount: 0,
  withdrawnAt: null,
  replyBy: null,
  seen: true,
  stars: null,
  jobcodeId: 'abc234',
  language: 'fr',
  startedAt: at,
  recordingsRemovedAt: null,
  held: false,
  message: '',
  phone: '',
  documents: [],
  history: [],
  otherApplications: [],
};

export const waiting: Take = {
  takeId: '00000000-0000-4000-8000-000000000007',
  questionNo: 1,
  ordinal: 1,
  kind: 'video',
  state: 'submitted',
  endedBy: 'stopped',
  chosen: true,
  bytes: 1000,
  length: 1000,
  complete: true,
  mediaState: 'waiting',
  media: null,
  text: null,
  fileName: null,
  trim: null,
  uploaded: false,
  startedAt: at,
};
export const film = {
  url: '/api/media/film',
  contentType: 'video/mp4',
  poster: null,
  seconds: 6,
  processing: false,
  quiet: [],
  expiresAt: at,
};
export const ready: Take = { ...waiting, mediaState: 'ready', media: film };

export const item = (take: Take): ReviewedAnswer => ({
  applicationId: id,
  blind: false,
  alias: 'A1',
  firstName: 'Maëlys',
  lastName: 'Chevalier',
  candidateEmail: 'maelys@mail.example',
  status: 'New',
  questionNo: 1,
  question: 'Why bread?',
  answer: take,
  hidden: false,
  watched: true,
});

export const names = ['Maëlys', 'Lina', 'Tom'] as const;
export const idOf = (name: (typeof names)[number]) => id.replace(/.$/, String(9 - names.indexOf(name)));
export const waitingFor = names.map((firstName) => ({
  bookingId: 'book22',
  blind: false,
  alias: 'A1',
  lastName: 'Chevalier',
  status: 'New' as const,
  seen: false,
  id: idOf(firstName),
  firstName,
}));

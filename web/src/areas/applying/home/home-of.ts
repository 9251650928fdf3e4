import type { applicationHome, OwnApplication } from '@vitrine/contract/applying/home.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';

type Home = Reply<typeof applicationHome.show>;

/** An application for tests: a guest's, sent by interview, that nobody has opened. */
export const homeOf = (change: Partial<Home> = {}): Home => ({
  bookingId: 'book22',
  jobcodeId: 'abc234',
  uniqueId: null,
  status: 'New',
  appliedAt: '2026-03-02T09:00:00.000Z',
  replyBy: null,
  withdrawnAt: null,
  interview: 'sent',
  title: 'Night baker',
  companyId: '00000000-0000-4000-8000-000000000003',
  companyName: 'Lindenhof',
  companyLogo: null,
  hasAd: false,
  sentAt: '2026-03-02T09:00:00.000Z',
  history: [{ what: 'sent', status: null, at: '2026-03-02T09:00:00.000Z' }],
  seen: null,
  guest: true,
  own: ownOf(),
  ...change,
});

/** What only the person sees of it: nothing was sent but the application. */
export const ownOf = (change: Partial<OwnApplication> = {}): OwnApplication => ({
  applicationId: '00000000-0000-4000-8000-000000000009',
  email: 'mia@mail.example',
  message: '',
  phone: '',
  documents: [],
  answers: [],
  offered: [],
  recordingsRemovedAt: null,
  talk: null,
  talkOffer: null,
  letters: [],
  ...change,
});

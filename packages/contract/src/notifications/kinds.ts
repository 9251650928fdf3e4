import * as z from 'zod';
import type { UserType } from '../vocabulary.ts';

/** The ways on which somebody can be told: the bell of the page, their devices, a mail of its own at once, the mail of the morning. */
export const channels = ['page', 'push', 'mail', 'digest'] as const;
export type Channel = (typeof channels)[number];
export const channel = z.enum(channels);

interface Kind {
  for: 'company' | 'recruiter' | 'candidate' | 'everybody';
  /** A mail of its own: none, one that can be switched off, or one that always comes, such as a letter to an applicant. */
  mail: 'none' | 'own' | 'always';
}

/** What people are told of, each by whom it concerns; what is for `company` is for hiring managers of the job too. */
export const notificationKinds = {
  message: { for: 'everybody', mail: 'own' },
  email: { for: 'recruiter', mail: 'none' },
  applied: { for: 'company', mail: 'own' },
  sent: { for: 'company', mail: 'own' },
  asked: { for: 'recruiter', mail: 'own' },
  // the question itself is mailed to the company
  question: { for: 'recruiter', mail: 'none' },
  due: { for: 'recruiter', mail: 'own' },
  comment: { for: 'company', mail: 'none' },
  mention: { for: 'company', mail: 'own' },
  document: { for: 'recruiter', mail: 'none' },
  review: { for: 'company', mail: 'own' },
  judged: { for: 'recruiter', mail: 'none' },
  agreement: { for: 'recruiter', mail: 'none' },
  viewer: { for: 'recruiter', mail: 'always' },
  // for the owner who asked, and written by a mail of its own
  export: { for: 'recruiter', mail: 'always' },
  status: { for: 'candidate', mail: 'always' },
  talk: { for: 'candidate', mail: 'always' },
  appointment: { for: 'company', mail: 'always' },
  papers: { for: 'candidate', mail: 'own' },
  attempt: { for: 'candidate', mail: 'always' },
  offered: { for: 'candidate', mail: 'always' },
  showing: { for: 'candidate', mail: 'always' },
  look: { for: 'candidate', mail: 'none' },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;
export const kindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];
export const notificationKind = z.enum(kindNames);

/** The channels of a kind that its reader can switch. */
export const channelsOf = (kind: NotificationKind): Channel[] => {
  const { mail } = notificationKinds[kind];
  if (mail === 'own') return ['page', 'push', 'mail', 'digest'];
  return mail === 'always' ? ['page', 'push'] : ['page', 'push', 'digest'];
};

/** What somebody of this kind can be told of. */
export const kindsFor = (userType: UserType, recruits: boolean) =>
  kindNames.filter((kind) => {
    const { for: whom } = notificationKinds[kind];
    if (whom === 'everybody') return userType !== 'User';
    if (userType === 'Candidate') return whom === 'candidate';
    return userType === 'Recruiter' && (whom === 'company' || (whom === 'recruiter' && recruits));
  });

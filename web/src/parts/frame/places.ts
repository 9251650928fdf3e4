import {
  IconBriefcase,
  IconBuildingStore,
  IconEye,
  IconFileCheck,
  IconHome,
  IconMail,
  IconMessages,
  IconSearch,
  IconSettings,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { Visitor } from '../../platform/session/session.ts';

export interface Place {
  to: string;
  text:
    | 'today'
    | 'jobs'
    | 'candidates'
    | 'documents'
    | 'profile'
    | 'settings'
    | 'dashboard'
    | 'outbox'
    | 'operations'
    | 'people'
    | 'companies'
    | 'reports'
    | 'findJobs'
    | 'findCandidates'
    | 'myProfile'
    | 'showrooms'
    | 'plans'
    | 'vouchers'
    | 'invoices'
    | 'activity'
    | 'messages'
    | 'emails';
  icon: typeof IconHome;
  /** Has one word of its own where there is no room for more. */
  short?: 'findJobs' | 'findCandidates';
  /** Screens whose paths begin like this belong to this place too. */
  also?: readonly string[];
}

const today: Place = { to: '/home', text: 'today', icon: IconHome };
export const people: Place = { to: '/admin-panel/users', text: 'people', icon: IconUsers };
const messages: Place = { to: '/chat', text: 'messages', icon: IconMessages };
const settings = (to: string): Place => ({
  to,
  text: 'settings',
  icon: IconSettings,
  also: [to.replace(/\/account$/, ''), '/products', '/recruiter-shop'],
});

const all: Record<Visitor, readonly Place[]> = {
  'signed-out': [],
  candidate: [
    { to: '/candidate-dashboard', text: 'dashboard', icon: IconHome, also: ['/application', '/speech-effect'] },
    { to: '/jobs', text: 'findJobs', short: 'findJobs', icon: IconSearch },
    messages,
    {
      to: '/candidate-profile-edit',
      text: 'myProfile',
      icon: IconUserCircle,
      also: ['/candidate-dossier', '/closeup', '/candidate-shop'],
    },
    settings('/candidate-settings/account'),
  ],
  recruiter: [
    today,
    { to: '/job-management', text: 'jobs', icon: IconBriefcase, also: ['/job-edit', '/job-preview'] },
    {
      to: '/candidate-management',
      text: 'candidates',
      icon: IconUsers,
      also: ['/candidate-details', '/candidate-edit', '/ci-candidate-management'],
    },
    messages,
    { to: '/emails', text: 'emails', icon: IconMail },
    { to: '/recruiting-search', text: 'findCandidates', short: 'findCandidates', icon: IconSearch },
    { to: '/progress-flow', text: 'documents', icon: IconFileCheck },
    { to: '/showrooms', text: 'showrooms', icon: IconEye, also: ['/create-showroom', '/edit-showroom'] },
    { to: '/business-profile', text: 'profile', icon: IconBuildingStore },
    settings('/recruiter-settings/account'),
  ],
  'hiring-manager': [
    today,
    { to: '/candidate-management', text: 'candidates', icon: IconUsers, also: ['/candidate-details'] },
    { to: '/job-management', text: 'jobs', icon: IconBriefcase, also: ['/job-preview'] },
    messages,
    settings('/recruiter-settings/account'),
  ],
  'guest-reviewer': [{ to: '/review', text: 'candidates', icon: IconUsers, also: ['/candidate-details'] }],
  // the others stand in AdminPlaces.tsx
  admin: [people],
};

/** The places of a visitor in the menu: only screens that exist. */
export function usePlaces(visitor: Visitor): readonly Place[] {
  const { routesByPath } = useRouter();
  return all[visitor].filter(({ to }) => to in routesByPath);
}

/** Where a visitor starts after signing in. */
export function useHomeOf(): (visitor: Visitor) => string {
  const { routesByPath } = useRouter();
  return (visitor) => all[visitor].find(({ to }) => to in routesByPath)?.to ?? '/signup';
}

export function isCurrent({ to, also = [] }: Place, pathname: string) {
  const path = pathname.toLowerCase();
  return `${path}/`.startsWith(`${to}/`) || also.some((one) => path.startsWith(one));
}

import type { applicationHome } from '@vitrine/contract/applying/home.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';

export type Home = Reply<typeof applicationHome.show>;
export type Station = 'begun' | 'received' | 'interview' | 'seen' | 'review' | 'talk' | 'decision' | 'withdrawn';

export interface Stop {
  station: Station;
  /** It was reached, or lies ahead. */
  reached: boolean;
  at: string | null;
}

const reached = (station: Station, at: string | null): Stop => ({ station, reached: true, at });
const ahead = (station: Station): Stop => ({ station, reached: false, at: null });

const when = ({ history }: Home, found: (one: Home['history'][number]) => boolean) => history.findLast(found)?.at ?? null;
const toldAt = (home: Home, status: Home['status']) => when(home, (one) => one.what === 'status' && one.status === status);

export const isDecided = ({ status }: Home) => status === 'Accepted' || status === 'Denied' || status === 'Declined';
export const isOver = (home: Home) => home.withdrawnAt !== null || isDecided(home);
/** The date of a talk is set, and nothing was decided since. */
export const hasTalk = ({ own, status, withdrawnAt }: Home) => status === 'Interview' && withdrawnAt === null && Boolean(own?.talk);
/** Nothing was sent yet. */
export const isUnsent = ({ sentAt, history }: Home) => sentAt === null && !history.some(({ what }) => what === 'applied');

/** The interview of a job that was applied for: sent, or still to come. */
function interviewStops(home: Home): Stop[] {
  if (!home.history.some(({ what }) => what === 'applied')) return [];
  if (home.sentAt) return [reached('interview', home.sentAt)];
  return home.interview === 'offered' || home.interview === 'to-finish' ? [ahead('interview')] : [];
}

/** What the company does with it; a step that was left out is not shown once it was decided. */
function companyStops(home: Home): Stop[] {
  const [screening, talk] = [toldAt(home, 'Screening'), toldAt(home, 'Interview')];
  const considered = home.status !== 'New' && screening;
  const talking = (home.status === 'Interview' || isDecided(home)) && talk;
  return [
    home.seen ? reached('seen', home.seen.at) : ahead('seen'),
    considered ? reached('review', screening) : ahead('review'),
    talking ? reached('talk', talk) : ahead('talk'),
    isDecided(home) && !home.withdrawnAt ? reached('decision', toldAt(home, home.status)) : ahead('decision'),
  ];
}

/** The way of an application: what it has passed with the day, and what lies ahead unless it is over. */
export function stopsOf(home: Home): Stop[] {
  const begun = when(home, ({ what }) => what === 'begun');
  const applied = when(home, ({ what }) => what === 'applied') ?? home.sentAt;
  const way = [
    ...(isUnsent(home) ? [reached('begun', begun), ahead('received')] : [reached('received', applied)]),
    ...interviewStops(home),
    ...companyStops(home),
  ];
  if (!isOver(home)) return way.filter(({ station, reached }) => reached || !passed(home, station));
  const done = way.filter(({ reached }) => reached);
  return home.withdrawnAt ? [...done, reached('withdrawn', home.withdrawnAt)] : done;
}

/** What lies before the status that it has reached was left out. */
const passed = ({ status, seen }: Home, station: Station) =>
  (station === 'review' && status === 'Interview') || (station === 'seen' && !seen && status !== 'New');

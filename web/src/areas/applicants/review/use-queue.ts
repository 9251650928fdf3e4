import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import type { ReviewSearch } from '../../../parts/applicant/management-search.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { freshMilliseconds } from './reviewed.ts';

/** Somebody who waits to be reviewed. */
export type Waiting = Reply<typeof reviewQueue.get>['items'][number];

export interface Queue {
  items: Waiting[];
  /** Where the one who is looked at stands, from 0. */
  at: number;
  current: Waiting;
  previous: Waiting | undefined;
  next: Waiting | undefined;
  /** How many nobody has begun to watch, read or judge. */
  unseen: number;
  firstUnseen: Waiting | undefined;
}

/**
 * With whom one is compared first: of the same job whoever comes next and is not decided about, or the nearest before; where
 * all are decided, simply the nearest.
 */
export function partnerOf({ items, at, current }: Queue): Waiting | undefined {
  const ofJob = (some: Waiting[]) => some.filter(({ bookingId }) => bookingId === current.bookingId);
  const near = [...ofJob(items.slice(at + 1)), ...ofJob(items.slice(0, at)).toReversed()];
  return near.find(({ status }) => !isDecided(status)) ?? near[0];
}

const isDecided = (status: Waiting['status']) => status === 'Accepted' || status === 'Denied' || status === 'Declined';

/** What of the address says which list is gone through. */
const listOf = ({ view, status, progress, sort, q, due, assigned, reason, all, corporate }: ReviewSearch) => ({
  ...(status ? { status } : {}),
  ...(progress ? { progress } : {}),
  ...(sort ? { sort } : {}),
  // the list of people is searched in another way than applicants are
  ...(q && view !== 'people' ? { textSearch: q } : {}),
  ...(due ? { due } : {}),
  ...(assigned ? { assigned } : {}),
  ...(reason ? { reasonId: reason } : {}),
  ...(all ? { all } : {}),
  ...(corporate ? { corporate } : {}),
});

/**
 * Everybody of the list from which the review began, as it was then: whoever is opened or decided on keeps the place, so
 * that the way back is the way one came.
 */
export function useQueue(id: string, search: ReviewSearch) {
  const [entered, enter] = useState(id);
  const asked = useAsk(reviewQueue.get, { id: entered, ...listOf(search) }, { staleTime: 'static', gcTime: 0 });
  const items = asked.data?.items ?? [];
  const at = items.findIndex((one) => one.id === id);
  // another application was opened from here: another queue
  if (asked.data && at < 0 && entered !== id) enter(id);
  const current = items[at];
  // the list is the one of the beginning: who was looked at meanwhile is known here alone
  const [looked, look] = useState<readonly string[]>([]);
  const one = useAsk(applicants.one, { id: current?.id ?? '' }, { enabled: current !== undefined, staleTime: freshMilliseconds }).data;
  if (one?.seen && !looked.includes(one.id)) look([...looked, one.id]);
  const left = items.filter((one) => !one.seen && !looked.includes(one.id));
  const queue: Queue | undefined = current && {
    items,
    at,
    current,
    previous: items[at - 1],
    next: items[at + 1],
    unseen: left.length,
    firstUnseen: left[0],
  };
  return { asked, queue };
}

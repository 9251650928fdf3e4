import { getRouteApi, linkOptions, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useVisitor } from '../../../platform/session/session.ts';

const route = getRouteApi('/candidate-details/candidate/$id');

/** The list from which the review began, as it was filtered and ordered. */
function useList(bookingId: string) {
  const { all, corporate, from, view, status, progress, sort, q, due, assigned, reason, group, page } = route.useSearch();
  if (useVisitor() === 'guest-reviewer') return linkOptions({ to: '/review' });
  // a column of the board is a status; the board itself shows all of them
  const filter = view === 'board' ? { view, q } : { view, status, progress, sort, q, due, assigned, reason, group, page };
  if (from === 'home') return linkOptions({ to: '/home' });
  if (from === 'job') return linkOptions({ to: '/job-edit', search: { ...filter, bookingId, part: 'people' } });
  const search = { ...filter, bookingId: all || view === 'people' ? undefined : bookingId };
  return linkOptions({ to: corporate ? '/ci-candidate-management' : '/candidate-management', search });
}

/**
 * Where the review was opened: a step back in the history where there is one, so that a list stands as it was left and any
 * other place is found again; else the list that the address names.
 */
export function useWayBack(bookingId: string) {
  const { history } = useRouter();
  const list = useList(bookingId);
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !history.canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  return { list, goBack };
}

import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/candidate-details/candidate/$id');

/** The list from which the review began, as it was filtered and ordered. */
export function useBackSearch(bookingId: string) {
  const { all, corporate, status, progress, sort, q, due, assigned, reason } = route.useSearch();
  return { corporate, list: { bookingId: all ? undefined : bookingId, status, progress, sort, q, due, assigned, reason } };
}

import { type QueryClient, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallFailed } from '@vitrine/contract/caller.ts';
import type { Asked, Endpoint, Reply } from '@vitrine/contract/endpoint.ts';
import { callWith } from './api.ts';
import { retrying } from './retry.ts';

export interface AskOptions<R> {
  enabled?: boolean;
  /** Milliseconds during which the answer counts as fresh; `static` answers are asked once, and no act changes them. */
  staleTime?: number | 'static';
  refetchInterval?: number | false | ((query: { state: { data: R | undefined } }) => number | false);
  /** Keeps showing the last answer while the next one (another page, another filter) is on its way. */
  keepPrevious?: boolean;
  /** Calls without repeating after a fault. */
  once?: boolean;
  /** Milliseconds for which the answer is kept after nobody shows it any more. */
  gcTime?: number;
}

const keyOf = (endpoint: Endpoint, asked?: unknown) => (asked === undefined ? [endpoint.route] : [endpoint.route, asked]);

/** The query of an endpoint, keyed by its route and what was asked: for `useAsk`, prefetching and reading the cache. */
export const asking = <const E extends Endpoint>(endpoint: E, asked: Asked<E>, once = false) =>
  queryOptions<Reply<E>, CallFailed>({
    queryKey: keyOf(endpoint, asked),
    queryFn: ({ signal }) => {
      const run = () => callWith({ signal })(endpoint, asked);
      return once ? run() : retrying(run, 'low', signal);
    },
  });

/** Asks a GET endpoint and keeps the answer; failures are in `error`, shown by `<QueryBoundary>`. */
export function useAsk<const E extends Endpoint>(
  endpoint: E,
  asked: Asked<E>,
  { keepPrevious, once, ...options }: AskOptions<Reply<E>> = {},
): UseQueryResult<Reply<E>, CallFailed> {
  return useQuery({
    ...asking(endpoint, asked, once),
    ...(options as object),
    ...(keepPrevious ? { placeholderData: (previous: unknown) => previous as never } : {}),
  });
}

/** For editors: asks whenever it is mounted and has no data before the answer, as one from an earlier visit may be older than what is stored. */
export function useFreshAsk<const E extends Endpoint>(endpoint: E, asked: Asked<E>): UseQueryResult<Reply<E>, CallFailed> {
  const answer = useAsk(endpoint, asked, { staleTime: 0 });
  return answer.isFetchedAfterMount || answer.error ? answer : ({ ...answer, data: undefined } as typeof answer);
}

/** Something has changed: what is on the screen is asked anew at once, everything else when it is shown next (decision 0029). */
export async function askAnew(client: QueryClient) {
  // a first answer that is still on its way may be older than the change, and nobody would ask again
  await client.cancelQueries({ predicate: (one) => one.isActive() && !one.isStatic() && one.state.data === undefined });
  await client.invalidateQueries();
}

/** Asks anew what these endpoints answer, whatever the input was: where nothing else can have changed. */
export const refresh = (client: QueryClient, endpoints: readonly Endpoint[]) =>
  Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })));

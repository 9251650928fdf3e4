import { QueryClient } from '@tanstack/react-query';

/** One per page load; tests make their own. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // the retry helper repeats what is safe to repeat (R186)
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
      // a click offline fails at once and says so, rather than happening some day
      mutations: { retry: false, networkMode: 'always' },
    },
  });

import { useDebouncedCallback } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';

/**
 * Tells what is looked for once it rests, in milliseconds. Whoever has gone on to another page meanwhile is not told for: a search
 * changes the address, and would call them back from a page that still loads.
 */
export function useDebouncedSearch<T>(tell: (wanted: T) => unknown, rest = 300) {
  const router = useRouter();
  const later = useDebouncedCallback((wanted: T, page: string) => {
    if (router.latestLocation.pathname === page) tell(wanted);
  }, rest);
  return Object.assign((wanted: T) => later(wanted, router.latestLocation.pathname), { cancel: () => later.cancel() });
}

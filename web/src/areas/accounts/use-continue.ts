import { useRouter } from '@tanstack/react-router';
import { useHomeOf } from '../../parts/frame/places.ts';
import { ownPath } from '../../platform/search.ts';
import { visitor } from '../../platform/session.ts';

/** Leads a signed-in person on: to where they were going, else to the start of their kind. */
export function useContinue() {
  const router = useRouter();
  const homeOf = useHomeOf();
  return (next?: string) => router.history.push(ownPath(next) ?? homeOf(visitor()));
}

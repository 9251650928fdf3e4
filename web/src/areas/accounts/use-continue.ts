import { useRouter } from '@tanstack/react-router';
import { useHomeOf } from '../../parts/frame/places.ts';
import { mayEnter } from '../../platform/screen.ts';
import { ownPath } from '../../platform/search.ts';
import { visitor } from '../../platform/session/session.ts';

/** Whether the screen of a path is open to who is signed in; one that is not would only lead back here. */
export function useIsOpen() {
  const router = useRouter();
  return (path: string) => {
    const [, , foundRoute] = router.getMatchedRoutes(new URL(path, location.origin).pathname);
    return mayEnter(foundRoute?.options.staticData?.guard ?? 'anyone', visitor());
  };
}

/** Leads a signed-in person on: to where they were going, else to the start of their kind. */
export function useContinue() {
  const router = useRouter();
  const homeOf = useHomeOf();
  const isOpen = useIsOpen();
  return (next?: string) => {
    const wanted = ownPath(next);
    // back does not lead to a form that is done
    router.history.replace(wanted && isOpen(wanted) ? wanted : homeOf(visitor()));
  };
}

import { useMediaQuery } from '@mantine/hooks';
import { createContext, useContext } from 'react';

/** Where what gives the scores stands, apart from the form that scrolls; null where it stands below the form. */
export const GivePlace = createContext<HTMLElement | null>(null);

/** Several people are scored side by side. */
export const SideBySideScores = createContext(false);

/** Whether the words of the levels are folded to one line: beside others, and where the window has little height. */
export function useFolds() {
  const low = useMediaQuery('(min-width: 992px) and (max-height: 860px)', false);
  return useContext(SideBySideScores) || low;
}

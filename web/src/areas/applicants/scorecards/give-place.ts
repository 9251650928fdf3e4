import { createContext } from 'react';

/** Where what gives the scores stands, apart from the form that scrolls; null where it stands below the form. */
export const GivePlace = createContext<HTMLElement | null>(null);

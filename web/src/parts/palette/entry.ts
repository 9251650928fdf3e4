import type { ReactNode } from 'react';

/** One thing to choose: what stands for it, what it is called, and what happens. */
export interface Entry {
  id: string;
  picture: ReactNode;
  name: string;
  detail?: string;
  /** The keys that do the same without the palette. */
  keys?: readonly string[];
  run: () => void;
}

export interface Group {
  id: 'screen' | 'actions' | 'people' | 'jobs' | 'messages';
  entries: Entry[];
}

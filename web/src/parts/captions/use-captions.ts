import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import { useSyncExternalStore } from 'react';
import { stored } from '../../platform/stored.ts';

export const captionSizes = ['small', 'normal', 'large'] as const;

/** How somebody reads along; kept on this device. */
export interface CaptionChoice {
  on: boolean;
  size: (typeof captionSizes)[number];
  /** Above, where what is shown below would be hidden. */
  above: boolean;
  /** In which language, where there are several; the one of the page unless told. */
  language?: string;
}

const key = 'captions';
const atFirst: CaptionChoice = { on: false, size: 'normal', above: false };

function kept(): CaptionChoice {
  try {
    return { ...atFirst, ...(JSON.parse(stored.get(key) ?? '{}') as Partial<CaptionChoice>) };
  } catch {
    return atFirst;
  }
}

/** What a player needs to show captions; without words it says that there are none. */
export interface PlayerCaptions {
  choice: CaptionChoice;
  change: (choice: CaptionChoice) => void;
  words: readonly SpokenWord[] | undefined;
  language: string | undefined;
}

let now: { text: string | null; choice: CaptionChoice } | undefined;
const readers = new Set<() => void>();

/** The choice as it is kept; the same object until it changes. */
function choiceNow() {
  const text = stored.get(key);
  if (now?.text !== text) now = { text, choice: kept() };
  return now?.choice ?? atFirst;
}

function change(next: CaptionChoice) {
  stored.set(key, JSON.stringify(next));
  for (const reader of readers) reader();
}

function follow(reader: () => void) {
  readers.add(reader);
  return () => void readers.delete(reader);
}

/** Whether and how this person reads along, for every film they watch: what is chosen at one holds for all on the screen. */
export const useCaptionChoice = () => ({ choice: useSyncExternalStore(follow, choiceNow), change });

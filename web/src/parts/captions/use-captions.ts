import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import { useState } from 'react';
import { stored } from '../../platform/stored.ts';

export const captionSizes = ['small', 'normal', 'large'] as const;

/** How somebody reads along; kept on this device. */
export interface CaptionChoice {
  on: boolean;
  size: (typeof captionSizes)[number];
  /** Above, where what is shown below would be hidden. */
  above: boolean;
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

/** Whether and how this person reads along, for every film they watch. */
export function useCaptionChoice() {
  const [choice, setChoice] = useState(kept);
  const change = (next: CaptionChoice) => {
    stored.set(key, JSON.stringify(next));
    setChoice(next);
  };
  return { choice, change };
}

import { useState } from 'react';
import { ownNotesKey } from '../../../../platform/session/session.ts';
import { stored } from '../../../../platform/stored.ts';

/** Characters: a few lines to glance at. */
export const longestNotes = 500;

interface Kept {
  applicationId: string;
  text: string;
}

function kept(): Kept | null {
  try {
    return JSON.parse(stored.get(ownNotesKey) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Notes of one interview at a time; signing out forgets them (session.ts). */
function keepNotes(applicationId: string, text: string) {
  if (text === '') stored.remove(ownNotesKey);
  else stored.set(ownNotesKey, JSON.stringify({ applicationId, text }));
}

/** Ends with the interview. */
export const forgetNotes = () => stored.remove(ownNotesKey);

/** What somebody wrote down for themselves. It stays in this browser and goes nowhere. */
export function useOwnNotes(applicationId: string) {
  const [text, setText] = useState(() => {
    const before = kept();
    return before?.applicationId === applicationId ? before.text : '';
  });
  const write = (next: string) => {
    const short = next.slice(0, longestNotes);
    keepNotes(applicationId, short);
    setText(short);
  };
  return { text, write };
}

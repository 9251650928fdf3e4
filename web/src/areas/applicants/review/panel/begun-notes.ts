import { useSyncExternalStore } from 'react';

/** Where in the answers a note was begun. */
export interface Place {
  questionNo: number;
  second: number;
}

interface BegunNote {
  text: string;
  place: Place | undefined;
  /** It is on its way to the server, wherever the reviewer is meanwhile. */
  saving: boolean;
}

const nothing: BegunNote = { text: '', place: undefined, saving: false };

/** What was begun and not saved, by application: going on to the next person, or side by side, loses none of it. */
export function makeBegunNotes() {
  const notes = new Map<string, BegunNote>();
  const listeners = new Set<() => void>();
  const of = (applicationId: string) => notes.get(applicationId) ?? nothing;
  const change = (applicationId: string, part: Partial<BegunNote>) => {
    notes.set(applicationId, { ...of(applicationId), ...part });
    for (const listener of listeners) listener();
  };
  return {
    of,
    change,
    /** What was written while it was being saved stays. */
    saved(applicationId: string, text: string) {
      change(applicationId, of(applicationId).text === text ? nothing : { saving: false });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
export type BegunNotes = ReturnType<typeof makeBegunNotes>;

/** The note that was begun for this application, as it stands now. */
export const useBegunNote = (notes: BegunNotes, applicationId: string) =>
  useSyncExternalStore(notes.subscribe, () => notes.of(applicationId));

import { CallFailed } from '@vitrine/contract/caller.ts';
import { useEffect, useRef, useState } from 'react';
import { askedPause, worthRetrying } from './retry.ts';

export type Saving = { state: 'saved'; at: number } | { state: 'changed' } | { state: 'saving' } | { state: 'failed'; error: unknown };

interface Stored {
  revision: number;
  updatedAt?: string;
}

interface Wanted<Draft, R extends Stored> {
  /** What the form began with, and since when it is stored. */
  loaded: R;
  savedAt: string;
  draftOf: (stored: R) => Draft;
  /** Sends the form as it stands; with a revision the server refuses it when somebody else was quicker. */
  send: (draft: Draft, revision: number | undefined) => Promise<R>;
  /** The editor goes, and everything is saved. */
  onLeave: () => void;
}

const pause = 800;
const pauseAfterFault = 5000;

/** Saving the same once more would be refused once more; anything else is tried again by itself. */
export const isRefused = (error: unknown) => error instanceof CallFailed && !worthRetrying(error);

interface Saver<Draft, R> {
  revision: number;
  send: Wanted<Draft, R & Stored>['send'];
  saving: (saving: Saving) => void;
  saved: (stored: R) => void;
}

/** One save at a time, the newest state of the form each time, and nothing left behind when the editor goes. */
function makeSaver<Draft, R extends Stored>({ revision, send, saving, saved }: Saver<Draft, R>) {
  let draft: Draft | undefined;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;

  async function run(wanted: Draft, overwrite: boolean): Promise<boolean> {
    saving({ state: 'saving' });
    try {
      const reply = await send(wanted, overwrite ? undefined : revision);
      revision = reply.revision;
      saved(reply as R);
      saving(draft ? { state: 'changed' } : { state: 'saved', at: Date.now() });
      return true;
    } catch (error) {
      draft ??= wanted;
      saving({ state: 'failed', error });
      notBefore = Math.max(notBefore, Date.now() + askedPause(error));
      if (!isRefused(error)) later(pauseAfterFault);
      return false;
    }
  }

  /** Saves now what is not saved; returns whether everything is. */
  async function flush(overwrite = false): Promise<boolean> {
    clearTimeout(timer);
    // another flush that waited as well may have begun a save of its own
    while (running) if (!(await running)) return false;
    if (!draft) return true;
    const wanted = draft;
    draft = undefined;
    running = run(wanted, overwrite).finally(() => {
      running = undefined;
    });
    return running;
  }

  function later(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), Math.max(milliseconds, notBefore - Date.now()));
  }

  return {
    flush,
    change(next: Draft, holdBack: number) {
      draft = next;
      notBefore = Math.max(notBefore, Date.now() + holdBack);
      saving({ state: 'changed' });
      later(pause);
    },
    /** What an act besides the form answered. */
    take: (stored: R) => {
      revision = Math.max(revision, stored.revision);
    },
    /** Gives up what is not saved. */
    drop() {
      clearTimeout(timer);
      draft = undefined;
    },
    unsaved: () => draft !== undefined || running !== undefined,
  };
}

/** A save and an act beside it may answer in another order than the one in which they came to pass: the later state stays. */
const later = <R extends Stored>(one: R, other: R) =>
  one.updatedAt !== undefined && other.updatedAt !== undefined && other.updatedAt < one.updatedAt ? one : other;

/** The state of an editor that saves by itself shortly after the last key. */
export function useAutosave<Draft, R extends Stored>({ loaded, savedAt, draftOf, send, onLeave }: Wanted<Draft, R>) {
  const [stored, setStored] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [saving, setSaving] = useState<Saving>(() => ({ state: 'saved', at: Date.parse(savedAt) }));
  const current = useRef(draft);
  const leaving = useRef(onLeave);
  leaving.current = onLeave;
  const keep = (reply: R) => setStored((now) => later(now, reply));
  const [saver] = useState(() => makeSaver<Draft, R>({ revision: loaded.revision, send, saving: setSaving, saved: keep }));

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void saver.flush().then(() => leaving.current());
    };
  }, [saver]);

  return {
    stored,
    draft,
    saving,
    /** Changes the form; `holdBack` keeps the save for that many milliseconds, while it can be undone. */
    change(part: Partial<Draft> | ((draft: Draft) => Partial<Draft>), holdBack = 0) {
      const next = { ...current.current, ...(typeof part === 'function' ? part(current.current) : part) };
      current.current = next;
      setDraft(next);
      saver.change(next, holdBack);
    },
    flush: saver.flush,
    drop: saver.drop,
    take(reply: R) {
      saver.take(reply);
      keep(reply);
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import type { JobCode, QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { refresh } from '../../platform/use-ask.ts';

/** What the form holds; everything else of a job code changes by acts of its own. */
export interface Draft {
  title: string;
  introduction: string;
  language: JobCode['language'];
  deadline: string | null;
  replyDays: number | null;
  questions: QuestionDraft[];
}

export type Saving = { state: 'saved'; at: number } | { state: 'changed' } | { state: 'saving' } | { state: 'failed'; error: unknown };

const pause = 800;
const pauseAfterFault = 5000;

const draftOf = ({ title, introduction, language, deadline, replyDays, questions }: JobCode): Draft => ({
  title,
  introduction,
  language,
  deadline,
  replyDays,
  questions: questions.map(({ questionNo: _place, attempts: _attempts, video: _video, ...draft }) => draft),
});

const isRefused = (error: unknown) => error instanceof CallFailed && error.problem.status >= 400 && error.problem.status < 500;

/** One save at a time, the newest state of the form each time, and nothing left behind when the editor goes. */
function makeSaver(id: string, revision: number, on: { saving: (saving: Saving) => void; saved: (code: JobCode) => void }) {
  let draft: Draft | undefined;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;

  async function send(wanted: Draft, overwrite: boolean): Promise<boolean> {
    on.saving({ state: 'saving' });
    try {
      const reply = await call(jobCodeEditing.update, { id, ...wanted, ...(overwrite ? {} : { revision }) });
      revision = reply.revision;
      on.saved(reply);
      on.saving(draft ? { state: 'changed' } : { state: 'saved', at: Date.now() });
      return true;
    } catch (error) {
      draft ??= wanted;
      on.saving({ state: 'failed', error });
      if (!isRefused(error)) later(pauseAfterFault);
      return false;
    } finally {
      running = undefined;
    }
  }

  /** Saves now what is not saved; answers whether everything is. */
  async function flush(overwrite = false): Promise<boolean> {
    clearTimeout(timer);
    if (running && !(await running)) return false;
    if (!draft) return true;
    const wanted = draft;
    draft = undefined;
    running = send(wanted, overwrite);
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
      on.saving({ state: 'changed' });
      later(pause);
    },
    /** What an act besides the form answered. */
    take: (code: JobCode) => {
      revision = Math.max(revision, code.revision);
    },
    unsaved: () => draft !== undefined || running !== undefined,
  };
}

/** The state of the editor, which saves by itself shortly after the last key. */
export function useEditor(loaded: JobCode) {
  const client = useQueryClient();
  const [code, setCode] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [saving, setSaving] = useState<Saving>(() => ({ state: 'saved', at: Date.parse(loaded.updatedAt) }));
  const current = useRef(draft);
  const [saver] = useState(() => makeSaver(loaded.id, loaded.revision, { saving: setSaving, saved: setCode }));

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void saver.flush().then(() => refresh(client, Object.values(jobCodeLists)));
    };
  }, [saver, client]);

  return {
    code,
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
    take(reply: JobCode) {
      saver.take(reply);
      setCode(reply);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

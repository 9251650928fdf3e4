import { useQueryClient } from '@tanstack/react-query';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import type { JobCode, QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import { useRef } from 'react';
import { call } from '../../platform/calls/api.ts';
import { useAutosave } from '../../platform/calls/autosave.ts';
import { askAnew } from '../../platform/calls/use-ask.ts';

/** What the form holds; everything else of a job code changes by acts of its own. */
export interface Draft {
  title: string;
  introduction: string;
  language: JobCode['language'];
  deadline: string | null;
  replyDays: number | null;
  questions: QuestionDraft[];
}

const draftOf = ({ title, introduction, language, deadline, replyDays, questions }: JobCode): Draft => ({
  title,
  introduction,
  language,
  deadline,
  replyDays,
  questions: questions.map(({ questionNo: _place, attempts: _attempts, video: _video, ...draft }) => draft),
});

/** A question that was added to an interview people answer, and has no words yet: it is theirs once it has. */
export const isBegun = ({ state, questions }: JobCode, { id, text }: Pick<QuestionDraft, 'id' | 'text'>) =>
  (state === 'active' || state === 'expired') && text.trim() === '' && !questions.some((one) => one.id === id);

/** The state of the editor, which saves by itself shortly after the last key. */
export function useEditor(loaded: JobCode, onAnew: () => void) {
  const client = useQueryClient();
  const latest = useRef(loaded);
  const { stored, ...editor } = useAutosave<Draft, JobCode>({
    loaded,
    savedAt: loaded.updatedAt,
    draftOf,
    send: async (draft, revision) => {
      const questions = draft.questions.filter((one) => !isBegun(latest.current, one));
      const asked = { id: loaded.id, ...draft, questions };
      latest.current = await call(jobCodeEditing.update, revision === undefined ? asked : { ...asked, revision });
      return latest.current;
    },
    onLeave: () => void askAnew(client),
  });
  return {
    ...editor,
    code: stored,
    /** Gives up what is typed for what somebody else has stored. */
    takeTheirs: () => {
      editor.drop();
      onAnew();
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

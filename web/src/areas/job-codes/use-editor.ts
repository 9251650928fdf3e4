import { useQueryClient } from '@tanstack/react-query';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import type { JobCode, QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
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

/** The state of the editor, which saves by itself shortly after the last key. */
export function useEditor(loaded: JobCode, onAnew: () => void) {
  const client = useQueryClient();
  const { stored, ...editor } = useAutosave<Draft, JobCode>({
    loaded,
    savedAt: loaded.updatedAt,
    draftOf,
    send: (draft, revision) => call(jobCodeEditing.update, { id: loaded.id, ...draft, ...(revision === undefined ? {} : { revision }) }),
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

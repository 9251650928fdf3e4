import { Stack } from '@mantine/core';
import type { QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import { type ReactNode, useState } from 'react';
import classes from '../../parts/job-ad/JobEditing.module.css';
import { SaveProblem } from '../../parts/SaveState.tsx';
import { FactsForm } from './FactsForm.tsx';
import { Preview } from './Preview.tsx';
import { QuestionList } from './QuestionList.tsx';
import type { Editor } from './use-editor.ts';

interface Props {
  editor: Editor;
  /** Its title is written here: it has none in common with an ad. */
  titled: boolean;
  /** What is wrong or missing: by field, a question by its id. */
  errors: Record<string, string>;
  /** The question that is open; all others are folded to a line. */
  opened: string | undefined;
  onOpen: (question: string | undefined) => void;
  /** Keeps a question for other jobs, and offers those that are kept. */
  onKeep: (question: QuestionDraft) => void;
  onBank: () => void;
  /** What stands beside the form, above what candidates see. */
  beside: ReactNode;
}

/** Edits the questions of a job with all that surrounds them, beside what candidates will see. */
export function InterviewEditing({ editor, titled, errors, opened, onOpen, onKeep, onBank, beside }: Props) {
  const { code, draft, saving, flush, takeTheirs } = editor;
  const placeOf = (question: string | undefined) => draft.questions.findIndex(({ id }) => id === question) + 1;
  const [turned, setTurned] = useState<{ from: string | undefined; page: number }>({ from: opened, page: placeOf(opened) });
  // the preview follows the question in hand until somebody turns its pages
  const page = turned.from === opened ? turned.page : placeOf(opened);
  const turn = (to: number) => setTurned({ from: opened, page: to });
  return (
    <>
      <SaveProblem saving={saving} onRetry={() => void flush()} onOverwrite={() => void flush(true)} onTheirs={takeTheirs} />
      <div className={classes.editor}>
        <Stack gap={24}>
          <QuestionList
            editor={editor}
            errors={errors}
            opened={opened}
            onOpen={onOpen}
            onKeep={onKeep}
            onBank={onBank}
            onVisit={(id) => turn(placeOf(id))}
          />
          <FactsForm editor={editor} errors={errors} titled={titled} onVisit={() => turn(0)} />
        </Stack>
        <div className={classes.side}>
          {beside}
          <div className={classes.preview}>
            <Preview code={code} draft={draft} page={page} onPage={turn} />
          </div>
        </div>
      </div>
    </>
  );
}

import { Text } from '@mantine/core';
import { jobCodeVideos } from '@vitrine/contract/job-codes/videos.ts';
import type { Trim } from '../../parts/recording/TrimField.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useUpload } from '../../platform/calls/use-upload.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { type Editor, isBegun } from './use-editor.ts';
import { VideoField } from './VideoField.tsx';

interface Props {
  questionId: string;
  number: number;
  /** The words of the question, as they are asked. */
  text: string;
  editor: Editor;
}

/** The video that asks a question; the question itself is saved before its video goes up. */
export function QuestionVideo({ questionId, number, text, editor }: Props) {
  const t = useTexts('job-codes');
  const { code, draft, take, flush } = editor;
  const upload = useUpload(jobCodeVideos.upload, { onDone: take });
  const remove = useAct(jobCodeVideos.remove, { onDone: take });
  const video = code.questions.find((one) => one.id === questionId)?.video ?? null;
  const start = async (file: Blob, trim: Trim = {}) => {
    if (await flush()) upload.start({ id: code.id, questionId, ...trim, file });
  };
  if (isBegun(code, { id: questionId, text }))
    return (
      <Text size="sm" c="dimmed">
        {t('question.videoLater')}
      </Text>
    );
  return (
    <VideoField
      label={t('question.video', { number })}
      language={draft.language}
      script={text}
      video={video}
      upload={{ ...upload, start: (file, trim) => void start(file, trim) }}
      removing={remove.isPending}
      onRemove={() => remove.mutate({ id: code.id, questionId })}
    />
  );
}

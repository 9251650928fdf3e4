import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { Alert, Button, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { gentleQuestionCount, maxQuestions, type QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import { noticeMilliseconds } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { Editor } from './use-editor.ts';

const newQuestion = (): QuestionDraft => ({
  id: crypto.randomUUID(),
  text: '',
  kinds: ['video'],
  seconds: 90,
  thinkSeconds: 30,
  retries: '1',
  skippable: false,
});

const swapped = (questions: QuestionDraft[], from: number, to: number) => {
  const next = [...questions];
  const [one] = next.splice(from, 1);
  if (one) next.splice(to, 0, one);
  return next;
};

interface Props {
  editor: Editor;
  errors: Record<string, string>;
  /** The person is at work on the question of this place, counted from 0. */
  onVisit: (index: number) => void;
}

/** The questions in their order, which is changed by dragging, by keys on the handle, or by the arrows. */
export function QuestionList({ editor, errors, onVisit }: Props) {
  const t = useTexts('job-codes');
  const [announced, announce] = useState('');
  const { draft, change } = editor;
  const { questions } = draft;
  const put = (next: (questions: QuestionDraft[]) => QuestionDraft[], holdBack?: number) =>
    change((now) => ({ questions: next(now.questions) }), holdBack);

  function moveTo(from: number, to: number) {
    put((now) => swapped(now, from, to));
    announce(t('question.moved', { number: to + 1 }));
  }

  function remove(question: QuestionDraft, index: number) {
    // held back while it can be undone, because the video would be gone
    put((now) => now.filter((one) => one.id !== question.id), noticeMilliseconds + 1000);
    notices.undo(t('question.removed'), () => put((now) => now.toSpliced(index, 0, question)));
  }

  return (
    <Stack gap={16}>
      <Title order={2}>{t('editor.questions')}</Title>
      {questions.length === 0 && <Text c="dimmed">{t('editor.noQuestions')}</Text>}
      <DragDropProvider
        onDragEnd={(event) => {
          if (!event.canceled) put((now) => move(now, event));
        }}
      >
        <Stack component="ol" gap={16} m={0} p={0} style={{ listStyle: 'none' }}>
          {questions.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              index={index}
              last={index === questions.length - 1}
              editor={editor}
              error={errors[`questions.${index}.text`]}
              onVisit={() => onVisit(index)}
              onChange={(part) => put((now) => now.map((one) => (one.id === question.id ? { ...one, ...part } : one)))}
              onMove={(by) => moveTo(index, index + by)}
              onCopy={() => put((now) => now.toSpliced(index + 1, 0, { ...question, id: crypto.randomUUID() }))}
              onRemove={() => remove(question, index)}
            />
          ))}
        </Stack>
      </DragDropProvider>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      {questions.length > gentleQuestionCount && (
        <Alert color="info" icon={<IconInfoCircle stroke={1.5} />} title={t('editor.manyTitle', { count: gentleQuestionCount })}>
          {t('editor.manyText')}
        </Alert>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.5} />}
        disabled={questions.length >= maxQuestions}
        onClick={() => put((now) => [...now, newQuestion()])}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('editor.addQuestion')}
      </Button>
    </Stack>
  );
}

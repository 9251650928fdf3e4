import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { Alert, Button, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconBooks, IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { gentleQuestionCount, maxQuestions, type QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import { noticeMilliseconds } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { focusWhenThere } from '../../parts/focus-when-there.ts';
import { newId } from '../../platform/new-id.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { Editor } from './use-editor.ts';

const newQuestion = (): QuestionDraft => ({
  id: newId(),
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
  /** The question that is open; all others are folded to a line. */
  opened: string | undefined;
  onOpen: (question: string | undefined) => void;
  /** Keeps a question for other jobs, and offers those that are kept. */
  onKeep: (question: QuestionDraft) => void;
  onBank: () => void;
  /** The person is at work on this question. */
  onVisit: (question: string) => void;
}

/** The questions in their order, which is changed by dragging, by keys on the handle, or by the arrows. */
export function QuestionList({ editor, errors, opened, onOpen, onKeep, onBank, onVisit }: Props) {
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

  function add(question: QuestionDraft, at: number) {
    put((now) => now.toSpliced(at, 0, question));
    onOpen(question.id);
    focusWhenThere(`question-text-${at}`);
  }

  function remove(question: QuestionDraft, index: number) {
    // held back while it can be undone, because the video would be gone
    put((now) => now.filter((one) => one.id !== question.id), noticeMilliseconds + 1000);
    focusWhenThere('add-question');
    notices.undo(t('question.removed'), () => put((now) => now.toSpliced(index, 0, question)));
  }

  return (
    <Stack gap={16}>
      <Title order={2}>{t('editor.questions')}</Title>
      {questions.length === 0 && (
        <Text c={errors.questions ? 'var(--mantine-color-error)' : 'dimmed'}>{errors.questions ?? t('editor.noQuestions')}</Text>
      )}
      <DragDropProvider
        onDragEnd={(event) => {
          if (!event.canceled) put((now) => move(now, event));
        }}
      >
        <Stack component="ol" gap={8} m={0} p={0} style={{ listStyle: 'none' }}>
          {questions.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              index={index}
              last={index === questions.length - 1}
              editor={editor}
              open={question.id === opened}
              error={errors[question.id]}
              onToggle={() => onOpen(question.id === opened ? undefined : question.id)}
              onVisit={() => onVisit(question.id)}
              onChange={(part) => put((now) => now.map((one) => (one.id === question.id ? { ...one, ...part } : one)))}
              onMove={(by) => moveTo(index, index + by)}
              onCopy={() => add({ ...question, id: newId() }, index + 1)}
              onKeep={() => onKeep(question)}
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
      <Group gap={8}>
        <Button
          id="add-question"
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.5} />}
          disabled={questions.length >= maxQuestions}
          onClick={() => add(newQuestion(), questions.length)}
        >
          {t('editor.addQuestion')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconBooks size={18} stroke={1.5} />}
          disabled={questions.length >= maxQuestions}
          onClick={onBank}
        >
          {t('editor.fromBank')}
        </Button>
      </Group>
    </Stack>
  );
}

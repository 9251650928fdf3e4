import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Card, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconBookmark,
  IconBulb,
  IconChevronDown,
  IconChevronRight,
  IconClock,
  IconCopy,
  IconGripVertical,
  IconRepeat,
  IconTrash,
} from '@tabler/icons-react';
import type { QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import type { ReactNode } from 'react';
import { lengthInWords } from '../../parts/recording/length.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './QuestionCard.module.css';
import { QuestionFields } from './QuestionFields.tsx';
import type { Editor } from './use-editor.ts';
import { attemptsInWords, clockOf } from './words.ts';

interface Props {
  question: QuestionDraft;
  index: number;
  last: boolean;
  open: boolean;
  editor: Editor;
  error?: string | undefined;
  onToggle: () => void;
  onVisit: () => void;
  onChange: (part: Partial<QuestionDraft>) => void;
  onMove: (by: number) => void;
  onCopy: () => void;
  /** Puts the question where it can be found again for other jobs. */
  onKeep: () => void;
  onRemove: () => void;
}

/** One question, folded to a line or open with all that can be said about it. */
export function QuestionCard({
  question,
  index,
  last,
  open,
  editor,
  error,
  onToggle,
  onVisit,
  onChange,
  onMove,
  onCopy,
  onKeep,
  onRemove,
}: Props) {
  const t = useTexts('job-codes');
  const { ref, handleRef, isDragging } = useSortable({ id: question.id, index });
  const number = index + 1;
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <Card
      ref={ref}
      component="li"
      onFocusCapture={onVisit}
      id={`question-${question.id}`}
      opacity={isDragging ? 0.6 : 1}
      aria-label={t('question.name', { number })}
      p={{ base: 8, xs: 12 }}
      className={error && !open ? (classes.wrong ?? '') : ''}
    >
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          ref={handleRef}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('question.drag', { number })}
          style={{ cursor: 'grab', touchAction: 'none' }}
        >
          <IconGripVertical size={20} stroke={1.5} />
        </ActionIcon>
        <UnstyledButton
          className={classes.fold ?? ''}
          aria-expanded={open}
          aria-controls={`question-fields-${question.id}`}
          onClick={onToggle}
          id={`question-line-${question.id}`}
        >
          <Chevron size={18} stroke={1.5} aria-hidden="true" />
          <span className={classes.line}>
            <Text component="span" fw={700} className={open ? (classes.opened ?? '') : (classes.text ?? '')}>
              {open ? t('question.name', { number }) : `${number}. ${question.text.trim() || t('question.empty')}`}
            </Text>
            {!open && <Facts question={question} />}
            {!open && error && (
              <Text component="span" size="sm" c="var(--mantine-color-error)">
                {error}
              </Text>
            )}
          </span>
        </UnstyledButton>
        <Group gap={0} wrap="nowrap" className={open ? '' : (classes.moves ?? '')}>
          <Act label={t('question.up', { number })} disabled={index === 0} onClick={() => onMove(-1)}>
            <IconArrowUp size={20} stroke={1.5} />
          </Act>
          <Act label={t('question.down', { number })} disabled={last} onClick={() => onMove(1)}>
            <IconArrowDown size={20} stroke={1.5} />
          </Act>
          {open && (
            <>
              <Act label={t('question.copy', { number })} onClick={onCopy}>
                <IconCopy size={20} stroke={1.5} />
              </Act>
              <Act label={t('question.keep', { number })} disabled={question.text.trim() === ''} onClick={onKeep}>
                <IconBookmark size={20} stroke={1.5} />
              </Act>
              <Act label={t('question.remove', { number })} color="red.9" onClick={onRemove}>
                <IconTrash size={20} stroke={1.5} />
              </Act>
            </>
          )}
        </Group>
      </Group>
      {open && (
        <div id={`question-fields-${question.id}`} className={classes.fields}>
          <QuestionFields question={question} index={index} editor={editor} error={error} onChange={onChange} />
        </div>
      )}
    </Card>
  );
}

interface ActProps {
  label: string;
  color?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Act = ({ label, color = 'gray', ...rest }: ActProps) => (
  <ActionIcon variant="subtle" color={color} size="lg" aria-label={label} {...rest} {...(rest.disabled ? { bg: 'transparent' } : {})} />
);

/** Time to answer, time to think and attempts, short for the eye and in words for the ear. */
function Facts({ question: { seconds, thinkSeconds, retries } }: { question: QuestionDraft }) {
  const t = useTexts('job-codes');
  return (
    <Text component="span" size="sm" c="dimmed" className={classes.facts ?? ''}>
      <span>
        <IconClock size={14} stroke={1.5} aria-hidden="true" />
        <span aria-hidden="true">{clockOf(seconds)}</span>
        <VisuallyHidden>{t('preview.answer', { length: lengthInWords(t, seconds) })}</VisuallyHidden>
      </span>
      {thinkSeconds > 0 && (
        <span>
          <IconBulb size={14} stroke={1.5} aria-hidden="true" />
          <span aria-hidden="true">{clockOf(thinkSeconds)}</span>
          <VisuallyHidden>{t('preview.think', { length: lengthInWords(t, thinkSeconds) })}</VisuallyHidden>
        </span>
      )}
      <span>
        <IconRepeat size={14} stroke={1.5} aria-hidden="true" />
        {attemptsInWords(t, retries)}
      </span>
    </Text>
  );
}

import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Card, Checkbox, Group, Select, SimpleGrid, Stack, Switch, Text, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import {
  answerKinds,
  answerSeconds,
  type QuestionDraft,
  type Retries,
  retryChoices,
  thinkSeconds,
} from '@vitrine/contract/job-codes/shapes.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { QuestionVideo } from './QuestionVideo.tsx';
import type { Editor } from './use-editor.ts';
import { lengthInWords } from './words.ts';

interface Props {
  question: QuestionDraft;
  index: number;
  last: boolean;
  editor: Editor;
  error?: string | undefined;
  onVisit: () => void;
  onChange: (part: Partial<QuestionDraft>) => void;
  onMove: (by: number) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const withOwn = (choices: readonly number[], own: number) => [...new Set([...choices, own])].sort((a, b) => a - b);

/** One question: its text, its video, and how it may be answered. */
export function QuestionCard({ question, index, last, editor, error, onVisit, onChange, onMove, onCopy, onRemove }: Props) {
  const t = useTexts('job-codes');
  const { ref, handleRef, isDragging } = useSortable({ id: question.id, index });
  const number = index + 1;
  const lengths = (choices: readonly number[], own: number) =>
    withOwn(choices, own).map((one) => ({ value: String(one), label: lengthInWords(t, one) }));
  return (
    <Card
      ref={ref}
      component="li"
      onFocusCapture={onVisit}
      id={`question-${question.id}`}
      opacity={isDragging ? 0.6 : 1}
      aria-label={t('question.name', { number })}
    >
      <Stack gap={16}>
        <Group justify="space-between" wrap="nowrap">
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
            <Text fw={700}>{t('question.name', { number })}</Text>
          </Group>
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              disabled={index === 0}
              aria-label={t('question.up', { number })}
              onClick={() => onMove(-1)}
            >
              <IconArrowUp size={20} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              disabled={last}
              aria-label={t('question.down', { number })}
              onClick={() => onMove(1)}
            >
              <IconArrowDown size={20} stroke={1.5} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('question.copy', { number })} onClick={onCopy}>
              <IconCopy size={20} stroke={1.5} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="red.9" size="lg" aria-label={t('question.remove', { number })} onClick={onRemove}>
              <IconTrash size={20} stroke={1.5} />
            </ActionIcon>
          </Group>
        </Group>
        <Textarea
          id={`question-text-${index}`}
          label={t('question.text')}
          placeholder={t('question.example')}
          autosize
          minRows={2}
          maxLength={500}
          value={question.text}
          error={error}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
        <QuestionVideo questionId={question.id} number={number} editor={editor} />
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={12}>
          <Select
            label={t('question.seconds')}
            allowDeselect={false}
            data={lengths(answerSeconds, question.seconds)}
            value={String(question.seconds)}
            onChange={(value) => onChange({ seconds: Number(value) })}
          />
          <Select
            label={t('question.think')}
            allowDeselect={false}
            data={lengths(thinkSeconds, question.thinkSeconds)}
            value={String(question.thinkSeconds)}
            onChange={(value) => onChange({ thinkSeconds: Number(value) })}
          />
          <Select
            label={t('question.retries')}
            allowDeselect={false}
            data={retryChoices.map((value) => ({ value, label: t(`retries.${value}`) }))}
            value={question.retries}
            onChange={(value) => onChange({ retries: value as Retries })}
          />
        </SimpleGrid>
        <Checkbox.Group
          label={t('question.kinds')}
          description={t('question.kindsHint')}
          value={question.kinds}
          onChange={(kinds) => onChange({ kinds: answerKinds.filter((one) => kinds.includes(one)) })}
        >
          <Group gap={20} mt={8}>
            {answerKinds.map((kind) => (
              <Checkbox
                key={kind}
                value={kind}
                label={t(`kinds.${kind}`)}
                disabled={question.kinds.length === 1 && question.kinds[0] === kind}
              />
            ))}
          </Group>
        </Checkbox.Group>
        <Switch
          label={t('question.skippable')}
          checked={question.skippable}
          onChange={(event) => onChange({ skippable: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}

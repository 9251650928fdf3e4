import { Checkbox, Group, Select, SimpleGrid, Stack, Switch, Textarea } from '@mantine/core';
import {
  answerKinds,
  answerSeconds,
  type QuestionDraft,
  type Retries,
  retryChoices,
  thinkSeconds,
} from '@vitrine/contract/job-codes/shapes.ts';
import { lengthInWords } from '../../parts/recording/length.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { QuestionVideo } from './QuestionVideo.tsx';
import type { Editor } from './use-editor.ts';
import { attemptsInWords } from './words.ts';

interface Props {
  question: QuestionDraft;
  index: number;
  editor: Editor;
  error: string | undefined;
  onChange: (part: Partial<QuestionDraft>) => void;
}

const withOwn = (choices: readonly number[], own: number) => [...new Set([...choices, own])].sort((a, b) => a - b);

/** The text of a question, its video, and how it may be answered. */
export function QuestionFields({ question, index, editor, error, onChange }: Props) {
  const t = useTexts('job-codes');
  const lengths = (choices: readonly number[], own: number) =>
    withOwn(choices, own).map((one) => ({ value: String(one), label: lengthInWords(t, one) }));
  return (
    <Stack gap={16}>
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
      <QuestionVideo questionId={question.id} number={index + 1} text={question.text} editor={editor} />
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
          label={t('question.attempts')}
          allowDeselect={false}
          data={retryChoices.map((value) => ({ value, label: attemptsInWords(t, value) }))}
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
  );
}

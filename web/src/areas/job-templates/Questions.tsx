import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type BankQuestion, questionBank } from '@vitrine/contract/job-templates/question-bank.ts';
import type { KeptQuestion } from '@vitrine/contract/job-templates/shapes.ts';
import { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

export interface QuestionChoice {
  /** What is asked already. */
  asked: readonly string[];
  onTake: (question: KeptQuestion) => void;
}

type InLanguage = QuestionChoice & { language: Language };

/** What fits in the company's own questions and in ours, the own first. */
export function FoundQuestions({ search, language, ...choice }: InLanguage & { search: string }) {
  const t = useTexts('job-templates');
  const kept = useAsk(questionBank.list, { search }, { keepPrevious: true });
  const ours = useAsk(questionBank.ours, { language, search }, { keepPrevious: true });
  return (
    <QueryBoundary of={ours}>
      {({ items }) => (
        <Stack gap={12}>
          {kept.data?.items.map((one) => (
            <Kept key={one.id} of={one} {...choice} />
          ))}
          {items.map(({ question, trade }) => (
            <Question key={`${trade} ${question.text}`} question={question} note={trade || t('bank.general')} {...choice} />
          ))}
          {items.length === 0 && kept.data?.items.length === 0 && <Text c="dimmed">{t('bank.nothingFound')}</Text>}
        </Stack>
      )}
    </QueryBoundary>
  );
}

/** The questions that the company keeps. */
export function OwnQuestions(choice: QuestionChoice) {
  const t = useTexts('job-templates');
  return (
    <QueryBoundary of={useAsk(questionBank.list, {})}>
      {({ items }) => (
        <Stack gap={12}>
          {items.length === 0 && <Text c="dimmed">{t('bank.empty')}</Text>}
          {items.map((one) => (
            <Kept key={one.id} of={one} {...choice} />
          ))}
        </Stack>
      )}
    </QueryBoundary>
  );
}

/** Those of ours that fit every trade. */
export function OurQuestions({ language, ...choice }: InLanguage) {
  return (
    <QueryBoundary of={useAsk(questionBank.ours, { language })}>
      {({ items }) => (
        <Stack gap={12}>
          {items.map(({ question }) => (
            <Question key={question.text} question={question} {...choice} />
          ))}
        </Stack>
      )}
    </QueryBoundary>
  );
}

/** Those of a template. */
export function TemplateQuestions({ id, language, ...choice }: InLanguage & { id: string }) {
  return (
    <QueryBoundary of={useAsk(jobTemplates.read, { id, language })}>
      {({ questions }) => (
        <Stack gap={12}>
          {questions.map((question) => (
            <Question key={question.text} question={question} {...choice} />
          ))}
        </Stack>
      )}
    </QueryBoundary>
  );
}

function Kept({ of: { id, addedBy, question }, ...choice }: QuestionChoice & { of: BankQuestion }) {
  const t = useTexts('job-templates');
  const remove = useAct(questionBank.remove, { onDone: () => notices.done(t('bank.removed')) });
  return (
    <Question question={question} note={addedBy ? t('bank.addedBy', { name: addedBy }) : undefined} {...choice}>
      <Button
        variant="subtle"
        color="red.9"
        size="compact-md"
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden="true" />}
        aria-label={t('bank.removeOf', { question: question.text })}
        loading={remove.isPending}
        onClick={() => remove.mutate({ id })}
      >
        {t('common:remove')}
      </Button>
    </Question>
  );
}

interface QuestionProps extends QuestionChoice {
  question: KeptQuestion;
  note?: string | undefined;
  children?: ReactNode;
}

function Question({ question, note, asked, onTake, children }: QuestionProps) {
  const t = useTexts('job-templates');
  const { text, anchors } = question;
  return (
    <Card withBorder padding="sm" component="article" aria-label={text}>
      <Stack gap={8}>
        <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        {anchors && (
          <Stack gap={2}>
            <Text size="sm">{t('bank.shows', { name: anchors.name })}</Text>
            {([1, 3, 5] as const).map((level) => (
              <Group key={level} gap={8} wrap="nowrap" align="flex-start">
                <Badge variant="default" circle>
                  {level}
                </Badge>
                <Text size="sm" c="dimmed">
                  {anchors.levels[level]}
                </Text>
              </Group>
            ))}
          </Stack>
        )}
        <Group gap={8} justify="space-between">
          <Text size="sm" c="dimmed">
            {note}
          </Text>
          <Group gap={8}>
            {children}
            <Button
              size="compact-md"
              disabled={asked.includes(text)}
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
              aria-label={t('bank.takeOf', { question: text })}
              onClick={() => onTake(question)}
            >
              {asked.includes(text) ? t('bank.asked') : t('bank.take')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Card>
  );
}

import { Badge, Button, Card, Checkbox, Group, Modal, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { maxCriteria } from '@vitrine/contract/applicants/scorecards.ts';
import { questionBank } from '@vitrine/contract/job-templates/question-bank.ts';
import type { KeptQuestion } from '@vitrine/contract/job-templates/shapes.ts';
import { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type ReactNode, useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { tradeOf } from './trade-of.ts';
import { useCriteria } from './use-criteria.ts';

/** The company's own questions; every other choice is a template. */
const own = 'own';

interface Props {
  bookingId: string;
  /** What the job is called, which tells the trade. */
  title: string;
  /** The language of the interview, in which ours are offered. */
  language: Language;
  /** What is asked already. */
  asked: readonly string[];
  onTake: (question: KeptQuestion) => void;
  onClose: () => void;
}

type Choice = Pick<Props, 'asked' | 'onTake'>;

/** Takes questions into an interview: those the company keeps, and ours for forty trades, which a company without any begins with. */
export function BankDialog({ bookingId, title, language, asked, onTake, onClose }: Props) {
  const t = useTexts('job-templates');
  const [chosen, choose] = useState<string>();
  const [withCriterion, setWithCriterion] = useState(true);
  const templates = useAsk(jobTemplates.list, { language });
  const kept = useAsk(questionBank.list, {});
  const begin = kept.data?.items.length === 0 ? (tradeOf(title, templates.data?.ours ?? []) ?? templates.data?.ours[0])?.id : undefined;
  const ready = chosen !== undefined || (!kept.isPending && !templates.isPending);
  const from = chosen ?? begin ?? own;
  const criteria = useCriteria(bookingId);
  const take = ({ anchors, ...question }: KeptQuestion) => {
    onTake({ ...question, anchors });
    if (anchors && withCriterion) criteria.add([anchors]);
    notices.done(t('bank.taken'));
  };
  const group = (items: { id: string; name: string }[]) => items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Modal opened onClose={onClose} size="lg" title={t('bank.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        <Select
          label={t('bank.from')}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('bank.noTrade')}
          data={[
            { value: own, label: t('bank.own') },
            ...(templates.data?.own.length ? [{ group: t('templates.own'), items: group(templates.data.own) }] : []),
            { group: t('templates.ours'), items: group(templates.data?.ours ?? []) },
          ]}
          value={ready ? from : null}
          onChange={(value) => choose(value ?? own)}
        />
        <Checkbox
          label={t('bank.withCriterion')}
          description={criteria.isFull ? t('bank.full', { count: maxCriteria }) : undefined}
          disabled={criteria.isFull}
          checked={withCriterion && !criteria.isFull}
          onChange={(event) => setWithCriterion(event.currentTarget.checked)}
        />
        {!ready && <Skeleton height={320} radius={8} />}
        {ready &&
          (from === own ? (
            <OwnQuestions asked={asked} onTake={take} />
          ) : (
            <TemplateQuestions id={from} language={language} asked={asked} onTake={take} />
          ))}
      </Stack>
    </Modal>
  );
}

function OwnQuestions(choice: Choice) {
  const t = useTexts('job-templates');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const list = useAsk(questionBank.list, search ? { search } : {}, { keepPrevious: true });
  const remove = useAct(questionBank.remove, { onDone: () => notices.done(t('bank.removed')) });
  return (
    <Stack gap={12}>
      <TextInput
        type="search"
        label={t('bank.search')}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <QueryBoundary of={list}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{search ? t('bank.nothingFound') : t('bank.empty')}</Text>
          ) : (
            items.map(({ id, addedBy, question }) => (
              <Question key={id} question={question} note={addedBy ? t('bank.addedBy', { name: addedBy }) : undefined} {...choice}>
                <Button
                  variant="subtle"
                  color="red.9"
                  size="compact-md"
                  leftSection={<IconTrash size={16} stroke={1.5} aria-hidden="true" />}
                  aria-label={t('bank.removeOf', { question: question.text })}
                  loading={remove.isPending && remove.variables?.id === id}
                  onClick={() => remove.mutate({ id })}
                >
                  {t('common:remove')}
                </Button>
              </Question>
            ))
          )
        }
      </QueryBoundary>
    </Stack>
  );
}

function TemplateQuestions({ id, language, ...choice }: Choice & { id: string; language: Language }) {
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

interface QuestionProps extends Choice {
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

import { Checkbox, Modal, Select, Skeleton, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { maxCriteria } from '@vitrine/contract/applicants/scorecards.ts';
import { questionBank } from '@vitrine/contract/job-templates/question-bank.ts';
import type { KeptQuestion } from '@vitrine/contract/job-templates/shapes.ts';
import { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { byAllNames } from './by-all-names.ts';
import { FoundQuestions, OurQuestions, OwnQuestions, type QuestionChoice, TemplateQuestions } from './Questions.tsx';
import { tradeOf } from './trade-of.ts';
import { useCriteria } from './use-criteria.ts';

/** The company's own questions, and those that fit every trade; every other choice is a template. */
const own = 'own';
const general = 'general';

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

/** Takes questions into an interview: those the company keeps, and ours for forty trades, which a company without any begins with. */
export function BankDialog({ bookingId, title, language, asked, onTake, onClose }: Props) {
  const t = useTexts('job-templates');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
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
        <TextInput
          type="search"
          label={t('bank.search')}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          display={search ? 'none' : undefined}
          label={t('bank.from')}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('bank.noTrade')}
          filter={byAllNames(templates.data?.ours ?? [])}
          data={[
            { value: own, label: t('bank.own') },
            { value: general, label: t('bank.general') },
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
        {ready && <Questions search={search} from={from} language={language} asked={asked} onTake={take} />}
      </Stack>
    </Modal>
  );
}

/** What is looked for in all questions; without a search those of one choice. */
function Questions({ search, from, ...rest }: QuestionChoice & { search: string; from: string; language: Language }) {
  if (search) return <FoundQuestions search={search} {...rest} />;
  if (from === own) return <OwnQuestions {...rest} />;
  return from === general ? <OurQuestions {...rest} /> : <TemplateQuestions id={from} {...rest} />;
}

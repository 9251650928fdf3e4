import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { useManagement } from '../../../parts/applicant/use-management.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { freshMilliseconds } from '../review/reviewed.ts';
import classes from './Compare.module.css';
import { ComparedApplicant } from './ComparedApplicant.tsx';

/** Two to four applicants answer the same question side by side; on a phone one after the other. */
export function Compare() {
  const t = useTexts('applicants');
  const { search, go } = useManagement();
  const { bookingId, ids = [], question = 1 } = search;
  const [first] = ids;
  if (!bookingId || !first)
    return (
      <EmptyState
        drawing="letters"
        title={t('compare.nobody')}
        text={t('compare.nobodyText')}
        action={<Button onClick={() => go({ bookingId })}>{t('compare.toList')}</Button>}
      />
    );
  return (
    <Stack gap={16}>
      <Question bookingId={bookingId} id={first} question={question} onShow={(next) => go({ ...search, question: next }, true)} />
      <Row
        bookingId={bookingId}
        ids={ids}
        question={question}
        onRemove={(id) => go({ ...search, ids: ids.filter((one) => one !== id) }, true)}
      />
    </Stack>
  );
}

interface QuestionProps {
  bookingId: string;
  id: string;
  question: number;
  onShow: (question: number) => void;
}

/** Which question is answered, and the way to the next one: buttons and the keys up and down. */
function Question({ bookingId, id, question, onShow }: QuestionProps) {
  const t = useTexts('applicants');
  const wanted = { bookingId, id };
  const items = useAsk(applicantAnswers.questionwise, wanted, { staleTime: freshMilliseconds }).data?.items ?? [];
  const count = items.length;
  const text = items.find((one) => one.questionNo === question)?.question;
  const step = (by: number) => {
    const next = question + by;
    if (next >= 1 && next <= count) onShow(next);
  };
  useHotkeys(
    [
      ['ArrowUp', () => step(-1)],
      ['ArrowDown', () => step(1)],
    ],
    ['INPUT', 'TEXTAREA', 'SELECT'],
  );
  if (count === 0) return null;
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div aria-live="polite">
        <Text size="sm" c="dimmed">
          {t('review.questionOf', { number: question, count })}
        </Text>
        <Title order={2}>{text}</Title>
      </div>
      <Group gap={8} wrap="nowrap">
        <ActionIcon variant="default" size={40} aria-label={t('compare.before')} disabled={question <= 1} onClick={() => step(-1)}>
          <IconChevronLeft size={20} stroke={1.5} />
        </ActionIcon>
        <ActionIcon variant="default" size={40} aria-label={t('compare.after')} disabled={question >= count} onClick={() => step(1)}>
          <IconChevronRight size={20} stroke={1.5} />
        </ActionIcon>
      </Group>
    </Group>
  );
}

interface RowProps {
  bookingId: string;
  ids: string[];
  question: number;
  onRemove: (id: string) => void;
}

function Row({ bookingId, ids, question, onRemove }: RowProps) {
  const t = useTexts('applicants');
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const showAt = (index: number) => row.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  /** Only one of them is heard at a time. */
  const quieten = (event: SyntheticEvent) => {
    for (const one of row.current?.querySelectorAll('video') ?? []) if (one !== event.target) one.pause();
  };
  return (
    <>
      <Group gap={8} className={classes.tabs ?? ''} role="group" aria-label={t('compare.people')}>
        {ids.map((id, index) => (
          <Tab key={id} id={id} current={index === at} onShow={() => showAt(index)} />
        ))}
      </Group>
      <div
        ref={row}
        className={classes.row}
        onPlayCapture={quieten}
        onScroll={({ currentTarget }) => {
          const width = currentTarget.scrollWidth / ids.length;
          setAt(Math.min(ids.length - 1, Math.round(currentTarget.scrollLeft / width)));
        }}
      >
        {ids.map((id) => (
          <ComparedApplicant
            key={id}
            bookingId={bookingId}
            id={id}
            question={question}
            onRemove={ids.length > 1 ? () => onRemove(id) : undefined}
          />
        ))}
      </div>
    </>
  );
}

function Tab({ id, current, onShow }: { id: string; current: boolean; onShow: () => void }) {
  const nameOf = useNameOf();
  const one = useAsk(applicants.one, { id }, { staleTime: freshMilliseconds }).data;
  return (
    <Button size="compact-md" variant={current ? 'filled' : 'default'} aria-pressed={current} onClick={onShow}>
      {one ? nameOf(one) : '…'}
    </Button>
  );
}

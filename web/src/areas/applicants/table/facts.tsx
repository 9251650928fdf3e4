import { Group, Text, VisuallyHidden } from '@mantine/core';
import { IconPaperclip, IconStarFilled } from '@tabler/icons-react';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { date, isPast, number, relative } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  applicant: ListedApplicant;
}

/** How many of the questions were answered. */
export function Answers({ applicant: { answered, questionCount } }: Props) {
  const t = useTexts('applicants');
  if (answered === null) return null;
  return (
    <Text size="sm" aria-label={t('table.answeredOf', { answered, count: questionCount })} role="img">
      {number(answered)}/{number(questionCount)}
    </Text>
  );
}

/** The one mark of the team. */
export function Mark({ applicant: { stars } }: Props) {
  const t = useTexts('applicants');
  if (stars === null) return null;
  return (
    <Group gap={4} wrap="nowrap">
      <IconStarFilled size={14} aria-hidden="true" color="var(--mantine-color-info-7)" />
      <Text size="sm">
        <VisuallyHidden>{t('list.stars')} </VisuallyHidden>
        {number(stars, { maximumFractionDigits: 1 })}
      </Text>
    </Group>
  );
}

export function Documents({ applicant: { documentCount } }: Props) {
  const t = useTexts('applicants');
  if (documentCount === 0) return null;
  return (
    <Group gap={4} wrap="nowrap">
      <IconPaperclip size={16} stroke={1.5} aria-hidden="true" />
      <Text size="sm">
        <VisuallyHidden>{t('list.documents')} </VisuallyHidden>
        {documentCount}
      </Text>
    </Group>
  );
}

/** When it was sent, or that it was not yet. */
export function Sent({ applicant: { sentAt, appliedAt } }: Props) {
  const t = useTexts('applicants');
  return (
    <Text size="sm" c="dimmed" title={date(sentAt ?? appliedAt)}>
      {sentAt ? relative(sentAt) : t('list.notSent')}
    </Text>
  );
}

const settled: readonly string[] = ['Accepted', 'Denied', 'Declined'];

/** The promised day, only while somebody still waits for an answer. */
export function ReplyBy({ applicant: { replyBy, status } }: Props) {
  const t = useTexts('applicants');
  if (!replyBy || settled.includes(status)) return null;
  const late = isPast(replyBy);
  return (
    <Text size="sm" fw={late ? 700 : 400} c={late ? 'var(--mantine-color-error)' : 'dimmed'}>
      <VisuallyHidden>{late ? t('list.replyLate', { day: '' }) : t('list.replyBy', { day: '' })}</VisuallyHidden>
      {date(replyBy)}
    </Text>
  );
}

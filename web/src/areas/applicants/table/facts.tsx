import { Group, Text, VisuallyHidden } from '@mantine/core';
import { IconHourglassEmpty, IconPaperclip, IconSend, IconStarFilled } from '@tabler/icons-react';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { date, isPast, number, relative } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  applicant: ListedApplicant;
}

interface WordedProps extends Props {
  /** No head of a column says what it is. */
  worded?: boolean;
}

/** How many of the questions were answered. */
export function Answers({ applicant: { answered, questionCount }, worded = false }: WordedProps) {
  const t = useTexts('applicants');
  if (answered === null) return null;
  if (worded)
    return (
      <Text size="sm" c="dimmed">
        {t('table.answers', { answered: number(answered), count: questionCount })}
      </Text>
    );
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
export function Sent({ applicant: { sentAt, appliedAt }, worded = false }: WordedProps) {
  const t = useTexts('applicants');
  const said = sentAt ? t('list.sent', { when: relative(sentAt) }) : t('list.notSent');
  return (
    <Text size="sm" c="dimmed" title={date(sentAt ?? appliedAt)}>
      {worded || !sentAt ? said : <Briefly short={relative(sentAt)} said={said} />}
    </Text>
  );
}

/** Seen in short, heard in full. */
function Briefly({ short, said }: { short: string; said: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  );
}

/** The day without its year, where that is the one that is. */
const dayInShort = (value: string) => (value.slice(0, 4) === String(new Date().getFullYear()) ? date(value).slice(0, 5) : date(value));

const settled: readonly string[] = ['Accepted', 'Denied', 'Declined'];

const waits = ({ replyBy, status }: Props['applicant']) => replyBy !== null && !settled.includes(status);

/** The promised day, only while somebody still waits for a reply; beside a drawing it says that it is a limit. */
export function ReplyBy({ applicant, worded = false, drawn = false }: WordedProps & { drawn?: boolean }) {
  const t = useTexts('applicants');
  const { replyBy } = applicant;
  if (!replyBy || !waits(applicant)) return null;
  const late = isPast(replyBy);
  const said = t(late ? 'list.replyLate' : 'list.replyBy', { day: date(replyBy) });
  return (
    <Text size="sm" fw={late ? 700 : 400} c={late ? 'var(--mantine-color-error)' : 'dimmed'} style={drawn ? { whiteSpace: 'nowrap' } : {}}>
      {worded ? (
        said
      ) : (
        <Briefly short={drawn ? t(late ? 'list.wasDue' : 'list.by', { day: dayInShort(replyBy) }) : date(replyBy)} said={said} />
      )}
    </Text>
  );
}

/** What a narrow row says of somebody, in words: how much was answered, and the one day that matters now. */
export function InShort({ applicant }: Props) {
  const { sentAt } = applicant;
  return (
    <>
      {sentAt && <Answers applicant={applicant} worded />}
      {sentAt && waits(applicant) ? <ReplyBy applicant={applicant} worded /> : <Sent applicant={applicant} worded />}
    </>
  );
}

/** The same on a card, where a drawing stands for the words around the day. */
export function OnCard({ applicant }: Props) {
  const { sentAt } = applicant;
  const Drawing = waits(applicant) ? IconHourglassEmpty : IconSend;
  return (
    <>
      {sentAt && <Answers applicant={applicant} worded />}
      <Group gap={4} wrap="nowrap">
        {sentAt && <Drawing size={14} stroke={1.5} aria-hidden="true" style={{ flex: 'none' }} />}
        {sentAt && waits(applicant) ? <ReplyBy applicant={applicant} drawn /> : <Sent applicant={applicant} />}
      </Group>
    </>
  );
}

import { Stack, Text } from '@mantine/core';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SentHome } from '../landing/HomeStep.tsx';
import classes from '../Stage.module.css';

interface Props {
  company: string;
  replyBy: string | null;
  place: { jobcodeId: string; uniqueId?: string };
}

/** What happens next, once it is sent, and what the person can still do. */
export function SentStep({ company, replyBy, place }: Props) {
  const t = useTexts('interviews');
  return (
    <div className={classes.page}>
      <EmptyState drawing="done" order={1} title={t('sent.title')} text={t('sent.text', { company })} />
      <Stack gap={12} align="center" ta="center" mb={24}>
        <Text>{replyBy ? t('sent.reply', { company, day: longDate(replyBy) }) : t('sent.later', { company })}</Text>
        <Text c="dimmed">{t('sent.mail')}</Text>
      </Stack>
      <SentHome place={place} />
    </div>
  );
}

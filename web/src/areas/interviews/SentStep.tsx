import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { longDate } from '../../platform/format.ts';
import { useUserInfo } from '../../platform/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './Stage.module.css';

/** What happens next, once it is sent. */
export function SentStep({ company, replyBy }: { company: string; replyBy: string | null }) {
  const t = useTexts('interviews');
  const info = useUserInfo();
  const guest = info && 'guest' in info && info.guest;
  return (
    <div className={classes.page}>
      <EmptyState drawing="done" title={t('sent.title')} text={t('sent.text', { company })} />
      <Stack gap={12} align="center" ta="center">
        <Text>{replyBy ? t('sent.reply', { company, day: longDate(replyBy) }) : t('sent.later', { company })}</Text>
        <Text c="dimmed">{t('sent.mail')}</Text>
        {guest && <Text c="dimmed">{t('sent.guest')}</Text>}
        {info && !guest && (
          <Group>
            <Button component={Link} to="/">
              {t('sent.home')}
            </Button>
          </Group>
        )}
      </Stack>
    </div>
  );
}

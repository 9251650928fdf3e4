import { Button, Stack, Text, Title } from '@mantine/core';
import { type AttachedEmail, emailsBeside } from '@vitrine/contract/emails/beside.ts';
import { QueryBoundary } from '../../../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../../../platform/calls/use-act.ts';
import { useAsk } from '../../../../../platform/calls/use-ask.ts';
import { date } from '../../../../../platform/format.ts';
import { notices } from '../../../../../platform/notices.ts';
import { useTexts } from '../../../../../platform/use-texts.ts';
import classes from './Emails.module.css';

/** What colleagues, or oneself, shared with everybody who sees the application; nothing where there is none. */
export function SharedEmails({ id }: { id: string }) {
  const t = useTexts('applicants');
  const shared = useAsk(emailsBeside.attached, { id });
  return (
    <QueryBoundary of={shared}>
      {({ items }) =>
        items.length > 0 && (
          <Stack gap={8}>
            <Title order={3} size="h6">
              {t('emails.shared')}
            </Title>
            <ul className={classes.list}>
              {items.map((one) => (
                <li key={one.id} className={classes.item}>
                  <Shared one={one} />
                </li>
              ))}
            </ul>
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

function Shared({ one }: { one: AttachedEmail }) {
  const t = useTexts('applicants');
  const takeBack = useAct(emailsBeside.takeBack, { onDone: () => notices.done(t('emails.takenBack')) });
  const day = date(one.attachedAt);
  const subject = one.subject || t('emails.noSubject');
  return (
    <details>
      <summary className={classes.summary}>
        <span className={classes.subject}>{subject}</span>
        <span className={classes.facts}>
          {t('emails.fromTo', { from: one.from, to: one.to.join(', ') })} · {date(one.sentAt)}
        </span>
      </summary>
      <Stack gap={8} pt={8}>
        <Text className={classes.words ?? ''}>{one.text}</Text>
        {one.shortened && (
          <Text size="sm" c="dimmed">
            {t('emails.shortened')}
          </Text>
        )}
        {one.files > 0 && (
          <Text size="sm" c="dimmed">
            {t('emails.files', { count: one.files })}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {one.by ? t('emails.by', { name: one.by, day }) : t('emails.on', { day })}
        </Text>
        {one.removable && (
          <Button
            variant="default"
            size="compact-md"
            className={classes.act ?? ''}
            aria-label={t('emails.takeBackOne', { subject })}
            loading={takeBack.isPending}
            onClick={() => takeBack.mutate({ id: one.id })}
          >
            {t('emails.takeBack')}
          </Button>
        )}
      </Stack>
    </details>
  );
}

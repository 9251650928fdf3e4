import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { IconPaperclip, IconPencilPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type BesideEmail, emailsBeside } from '@vitrine/contract/emails/beside.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../../../platform/calls/use-act.ts';
import { useAsk } from '../../../../../platform/calls/use-ask.ts';
import { date } from '../../../../../platform/format.ts';
import { notices } from '../../../../../platform/notices.ts';
import { useTexts } from '../../../../../platform/use-texts.ts';
import type { ReviewedApplicant } from '../../reviewed.ts';
import classes from './Emails.module.css';

const fewAtFirst = 5;
const most = 100;
/** What arrives or was sent meanwhile is there after so long. */
const lookAgain = 20_000;

/** E-mails of the own mailbox to and from the applicant, and the way to write one. */
export function OwnEmails({ applicant: { id, email } }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const [count, setCount] = useState(fewAtFirst);
  const own = useAsk(
    emailsBeside.own,
    { id, count },
    { keepPrevious: true, refetchInterval: ({ state: { data } }) => (data?.mailbox ? lookAgain : false) },
  );
  return (
    <QueryBoundary of={own}>
      {({ mailbox, items, total }) =>
        mailbox === null ? (
          <NotConnected />
        ) : (
          <Stack gap={8}>
            <Title order={3} size="h6">
              {t('emails.own')}
            </Title>
            {items.length === 0 && (
              <Text size="sm" c="dimmed">
                {t('emails.none')}
              </Text>
            )}
            <ul className={classes.list}>
              {items.map((one) => (
                <li key={one.message_id} className={classes.item}>
                  <Row id={id} one={one} />
                </li>
              ))}
            </ul>
            {items.length < Math.min(total, most) && (
              <Button variant="subtle" size="compact-md" className={classes.act ?? ''} onClick={() => setCount(most)}>
                {t('emails.more')}
              </Button>
            )}
            {email && (
              <Button
                variant="default"
                leftSection={<IconPencilPlus size={18} stroke={1.5} aria-hidden="true" />}
                renderRoot={(props) => <Link {...props} to="/emails/compose-email" search={{ to: email }} />}
              >
                {t('emails.write')}
              </Button>
            )}
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

function NotConnected() {
  const t = useTexts('applicants');
  return (
    <Text size="sm" c="dimmed">
      {t('emails.connectText')}{' '}
      <Anchor inherit underline="always" renderRoot={(props) => <Link {...props} to="/emails" />}>
        {t('emails.connect')}
      </Anchor>
    </Text>
  );
}

function Row({ id, one }: { id: string; one: BesideEmail }) {
  const t = useTexts('applicants');
  const subject = one.subject || t('emails.noSubject');
  const takeBack = useAct(emailsBeside.takeBack, { onDone: () => notices.done(t('emails.takenBack')) });
  const attach = useAct(emailsBeside.attach, {
    onDone: ({ attachedId }) => notices.undo(t('emails.done'), () => takeBack.mutate({ id: attachedId })),
  });
  const names = one.to.map(({ name, email }) => name || email).join(', ');
  const who = one.sent ? t('emails.to', { people: names }) : t('emails.from', { name: one.sender.name || one.sender.email });
  return (
    <div className={classes.row}>
      <div className={classes.what}>
        <Anchor
          className={classes.subject ?? ''}
          data-unread={!one.seen || undefined}
          renderRoot={(props) => <Link {...props} to="/emails" search={{ open: one.message_id }} />}
        >
          {subject}
        </Anchor>
        <span className={classes.facts}>
          {who} · {date(one.receivedAt)}
          {one.attachments && (
            <IconPaperclip className={classes.clip} size={16} stroke={1.5} role="img" aria-label={t('emails.withFiles')} />
          )}
        </span>
      </div>
      {one.attachedId ? (
        <Text size="sm" c="dimmed" className={classes.state ?? ''}>
          {t('emails.isShared')}
        </Text>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          className={classes.state ?? ''}
          aria-label={t('emails.shareOne', { subject })}
          loading={attach.isPending}
          onClick={() => attach.mutate({ id, message_id: one.message_id })}
        >
          {t('emails.share')}
        </Button>
      )}
    </div>
  );
}

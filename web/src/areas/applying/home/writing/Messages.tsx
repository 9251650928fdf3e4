import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import type { Conversation } from '@vitrine/contract/chat/shapes.ts';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { time } from '../../../../platform/clock.ts';
import { date } from '../../../../platform/format.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import classes from '../Home.module.css';
import type { Home } from '../stations.ts';

/** So many of the last messages stand on the page; the link leads to all. */
const shown = 3;

/** The conversation of an account with the company about this job; guests have letters alone. */
export const useConversation = ({ guest, withdrawnAt, bookingId }: Home) =>
  useAsk(conversations.about, { bookingId }, { enabled: !guest && !withdrawnAt });

/** What was written about this application last, in both directions, with the way to all of it. Absent before the first word. */
export function Messages({ home }: { home: Home }) {
  const t = useTexts('applying');
  const { data } = useConversation(home);
  if (!data?.conversationId) return null;
  return (
    <Card withBorder component="section" aria-labelledby="messages">
      <Stack gap={12}>
        <Title order={2} id="messages">
          {t('home.messages.title', { company: home.companyName })}
        </Title>
        <Last conversation={data} company={home.companyName} />
        <Anchor renderRoot={(props) => <Link {...props} to="/chat" search={{ job: home.bookingId }} />}>{t('home.messages.all')}</Anchor>
      </Stack>
    </Card>
  );
}

function Last({ conversation, company }: { conversation: Conversation; company: string }) {
  const t = useTexts('applying');
  const { conversationId, firstName, lastName } = conversation;
  const { data } = useAsk(messages.history, { conversationId: conversationId ?? '', count: shown });
  const other = `${firstName} ${lastName}`.trim() || company;
  return (
    <Stack component="ul" gap={12} m={0} p={0} style={{ listStyle: 'none' }}>
      {data?.items
        .filter(({ handedOver }) => !handedOver)
        .map(({ id, own, message, serverDate, deleted, attachments }) => (
          <li key={id}>
            <Text size="sm" c="dimmed">
              {own ? t('home.letters.you') : other} · {date(serverDate)} {time(serverDate)}
            </Text>
            <Text className={classes.said ?? ''} lineClamp={6}>
              {deleted ? t('home.messages.deleted') : message || attachments.map(({ name }) => name).join(', ')}
            </Text>
          </li>
        ))}
    </Stack>
  );
}

import { Accordion, Anchor, Text } from '@mantine/core';
import type { OwnApplication } from '@vitrine/contract/applying/home.ts';
import { time } from '../../../platform/clock.ts';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Fold } from './Fold.tsx';
import classes from './Home.module.css';
import type { Home } from './stations.ts';

/** That the company has answered what was asked, where it is seen at once, with the way to it. */
export function Answered({ own: { letters }, company }: { own: OwnApplication; company: string }) {
  const t = useTexts('applying');
  const [newest, before] = letters.slice(-2).reverse();
  if (!newest || newest.byCandidate || !before?.byCandidate) return null;
  return (
    <Text fw={700}>
      <Anchor href="#letters" underline="always">
        {t('home.letters.answered', { company, day: date(newest.sentAt), time: time(newest.sentAt) })}
      </Anchor>
    </Text>
  );
}

/** What was written in both directions, the newest first and open. */
export function Letters({ home, own: { letters, email } }: { home: Home; own: OwnApplication }) {
  const t = useTexts('applying');
  const [newest, before] = letters.slice(-2).reverse();
  if (!newest) return null;
  return (
    <Fold
      id="letters"
      title={t('home.letters.title')}
      summary={`${newest.subject} · ${date(newest.sentAt)}`}
      newest={newest.id}
      // the letter with the decision, and an answer, are read at once
      opens={!newest.byCandidate && (home.status === 'Accepted' || home.status === 'Denied' || before?.byCandidate === true)}
      className=""
    >
      <Text c="dimmed" mb={12}>
        {t('home.letters.text', { email })}
      </Text>
      <Accordion
        key={newest.id}
        multiple
        defaultValue={[newest.id]}
        chevronPosition="right"
        order={3}
        styles={{ content: { paddingInline: 4 } }}
      >
        {letters.toReversed().map(({ id, byCandidate, subject, body, sentAt }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control px={4}>
              <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
                {subject}
              </Text>
              <Text size="sm" c="dimmed">
                {byCandidate ? t('home.letters.you') : home.companyName} · {date(sentAt)} {time(sentAt)}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <Text className={classes.said ?? ''}>{body}</Text>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Fold>
  );
}

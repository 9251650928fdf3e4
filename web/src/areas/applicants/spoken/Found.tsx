import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type SpokenAnswer, spokenSearch } from '@vitrine/contract/applicants/spoken.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { lineTime } from '@vitrine/contract/transcripts/text.ts';
import { useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import classes from './Spoken.module.css';

type Asked = Input<typeof spokenSearch.find>;

/** A page of the answers in which the words are said, and the next one below it where somebody asks for it. */
export function Found(asked: Asked) {
  const t = useTexts('applicants');
  const [more, setMore] = useState(false);
  const found = useAsk(spokenSearch.find, asked);
  return (
    <QueryBoundary of={found}>
      {({ items, next }) => (
        <Stack gap={16}>
          {items.length === 0 && !asked.saidBefore && <EmptyState drawing="people" title={t('spoken.none')} text={t('spoken.noneText')} />}
          {items.map((one) => (
            <AnswerCard key={one.takeId} answer={one} />
          ))}
          {next && more && <Found {...asked} {...next} />}
          {next && !more && (
            <Group justify="center">
              <Button variant="default" onClick={() => setMore(true)}>
                {t('spoken.more')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}

function AnswerCard({ answer }: { answer: SpokenAnswer }) {
  const t = useTexts('applicants');
  const name = useNameOf()(answer);
  const { applicationId, questionNo, question, title, language, source, places } = answer;
  return (
    <Card component="article" aria-label={name} p={16}>
      <Group justify="space-between" gap={4} mb={4}>
        <Text fw={700}>{name}</Text>
        <Text size="sm" c="dimmed">
          {title}
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {t('spoken.question', { number: questionNo, question })}
      </Text>
      {source === 'machine' && (
        <Text size="sm" c="dimmed">
          {t('spoken.machine')}
        </Text>
      )}
      <ul className={classes.places}>
        {places.map(({ second, parts }) => (
          <li key={second}>
            <Anchor
              className={classes.place ?? ''}
              underline="never"
              aria-label={t('spoken.jump', { time: lineTime(second), name, words: parts.map(({ text }) => text).join('') })}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/candidate-details/candidate/$id"
                  params={{ id: applicationId }}
                  search={{ question: questionNo, at: Math.ceil(second * 10) / 10 }}
                />
              )}
            >
              <span className={classes.time}>{lineTime(second)}</span>
              <span className={classes.said} lang={language}>
                {parts.map(({ text, found }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand in their order
                  found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                )}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}

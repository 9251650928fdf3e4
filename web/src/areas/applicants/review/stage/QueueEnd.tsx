import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { home } from '@vitrine/contract/home/needs.ts';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { useVisitor } from '../../../../platform/session/session.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import classes from '../Review.module.css';
import type { Queue } from '../use-queue.ts';
import { useWayBack } from '../use-way-back.ts';

interface Props {
  queue: Queue;
  /** To somebody of this queue whom nobody has looked at. */
  onUnseen: (() => void) | undefined;
  /** Takes the likeliest way on. */
  onward: Ref<{ go: () => void }>;
}

/** The end of a queue: that it is one, and where to go from here. The likeliest way has the focus. */
export function QueueEnd({ queue, onUnseen, onward }: Props) {
  const t = useTexts('applicants');
  const member = useVisitor() !== 'guest-reviewer';
  const { bookingId } = queue.current;
  const { list, goBack } = useWayBack(bookingId);
  const waiting = useAsk(home.show, {}, { enabled: member });
  const next = waiting.data?.needs.find((one) => one.kind === 'unseen' && one.bookingId !== bookingId && one.applicationId);
  const box = useRef<HTMLElement>(null);
  const known = !member || !waiting.isPending;
  const first = () => box.current?.querySelector<HTMLElement>('[data-first]');
  useImperativeHandle(onward, () => ({ go: () => first()?.click() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is something to be led to
  useEffect(() => first()?.focus(), [known]);
  return (
    <section ref={box} className={classes.nothing} aria-labelledby="queue-end">
      <Title order={2} size="h3" id="queue-end">
        {onUnseen ? t('review.end.last') : t('review.end.title')}
      </Title>
      {known && (
        <Group justify="center" gap={8}>
          {onUnseen && (
            <Button data-first onClick={onUnseen}>
              {t('review.end.unseen', { count: queue.unseen })}
            </Button>
          )}
          {next?.applicationId && (
            <Button
              variant={onUnseen ? 'default' : 'filled'}
              {...(onUnseen ? {} : { 'data-first': true })}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/candidate-details/candidate/$id"
                  params={{ id: next.applicationId ?? '' }}
                  search={{ progress: 'unseen', sort: 'Oldest', from: 'home' }}
                />
              )}
            >
              {t('review.end.next', { title: next.title, count: next.count })}
            </Button>
          )}
          {member && (
            <Button
              variant="default"
              {...(onUnseen || next ? {} : { 'data-first': true })}
              renderRoot={(props) => <Link {...props} to="/home" />}
            >
              {t('review.end.today')}
            </Button>
          )}
        </Group>
      )}
      {list.to !== '/home' && (
        <Text size="sm">
          <Anchor renderRoot={(props) => <Link {...props} {...list} onClick={goBack} />}>{t('review.back')}</Anchor>
        </Text>
      )}
    </section>
  );
}

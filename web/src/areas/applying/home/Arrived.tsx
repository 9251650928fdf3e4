import { Group, Text, Title } from '@mantine/core';
import type { OwnApplication } from '@vitrine/contract/applying/home.ts';
import { useEffect, useRef } from 'react';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import classes from './Home.module.css';
import { OtherJobs } from './OtherJobs.tsx';
import { PromisedDay } from './PromisedDay.tsx';
import type { Home } from './stations.ts';

/** The calm moment after sending: it has arrived, and what comes next. */
export function Arrived({ home, own }: { home: Home; own: OwnApplication }) {
  const t = useTexts('applying');
  const title = useRef<HTMLHeadingElement>(null);
  // what was on the screen is gone; whoever reads with the ears begins here
  useEffect(() => title.current?.focus(), []);
  const { companyName: company, replyBy } = home;
  const answers = own.answers.filter(({ answer }) => answer).length;
  return (
    <section className={classes.arrived} aria-labelledby="arrived">
      <Drawing name="done" size={104} />
      <div>
        <Title order={1} size="h2" id="arrived" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
          {t('home.arrived.title')}
        </Title>
        <Text mt={8}>
          {answers > 0 ? t('home.arrived.answers', { company, count: answers }) : t('home.arrived.application', { company })}{' '}
          {replyBy ? t('home.arrived.reply', { company, day: date(replyBy) }) : t('home.arrived.later', { company })}
        </Text>
        <Text c="dimmed" mt={4}>
          {t('home.arrived.mail', { email: own.email })}
        </Text>
        <Group gap={16} mt={16} className={classes.onward ?? ''}>
          <PromisedDay home={home} />
          <OtherJobs home={home} />
        </Group>
      </div>
    </section>
  );
}

import { Button, Card, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { home } from '@vitrine/contract/home/needs.ts';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Home.module.css';

const TryOutDialog = lazy(() => import('./TryOutDialog.tsx').then((module) => ({ default: module.TryOutDialog })));

type Done = Reply<typeof home.show>['steps'];
const steps = ['job', 'invited', 'interview'] as const;
const ways = { job: { to: '/job-edit' }, invited: { to: '/candidate-management', search: { view: 'invitations' } } } as const;

interface Props {
  done: Done;
  /** An open job, whose interview one may answer before anybody else does. */
  bookingId: string | undefined;
}

/** The way of a new company to its first interview; what is done is ticked, and the next step has the one full button. */
export function Steps({ done, bookingId }: Props) {
  const t = useTexts('home');
  const [tries, setTries] = useState(false);
  const next = steps.find((one) => !done[one]);
  return (
    <Card component="section" aria-labelledby="first-steps">
      <Title order={2} size="h4" id="first-steps">
        {t('steps.title')}
      </Title>
      <Text c="dimmed">{t('steps.text')}</Text>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step} className={classes.step} data-done={done[step] || undefined}>
            {done[step] ? (
              <IconCircleCheck className={classes.tick} size={28} stroke={1.5} aria-hidden="true" />
            ) : (
              <IconCircleDashed size={28} stroke={1.5} aria-hidden="true" />
            )}
            <div className={classes.stepWords}>
              <Text fw={700}>
                {t(`steps.${step}.title`)}
                {done[step] && <VisuallyHidden> {t('steps.done')}</VisuallyHidden>}
              </Text>
              <Text size="sm" c="dimmed">
                {t(`steps.${step}.text`)}
              </Text>
            </div>
            {step === next && step !== 'interview' && (
              <Button renderRoot={(props) => <Link {...props} {...ways[step]} />}>{t(`steps.${step}.action`)}</Button>
            )}
            {step === 'interview' && bookingId && (
              <Button variant={step === next ? 'filled' : 'default'} onClick={() => setTries(true)}>
                {t('steps.interview.action')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {tries && bookingId && (
        <Suspense>
          <TryOutDialog bookingId={bookingId} onClose={() => setTries(false)} />
        </Suspense>
      )}
    </Card>
  );
}

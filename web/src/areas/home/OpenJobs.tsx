import { Anchor, Button, Card, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { JobInShort } from '@vitrine/contract/home/needs.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Home.module.css';

const stages = ['begun', 'sent', 'talk', 'accepted'] as const;

/** Whole days until an instant. */
const daysUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 86_400_000));

/** The own jobs that are open, each in a thin row: who got how far, and how long it is open. */
export function OpenJobs({ jobs, total }: { jobs: readonly JobInShort[]; total: number }) {
  const t = useTexts('home');
  const recruiter = useIsRecruiter();
  return (
    <section aria-labelledby="open-jobs" className={classes.jobs}>
      <div className={classes.jobsHead}>
        <Title order={2} size="h4" id="open-jobs">
          {t('jobs.title')}
        </Title>
        {recruiter && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} to="/job-edit" />}
          >
            {t('jobs.new')}
          </Button>
        )}
      </div>
      {jobs.length === 0 ? (
        <Text c="dimmed">{t('jobs.none')}</Text>
      ) : (
        <Card padding={0} component="ul" className={classes.list ?? ''}>
          {jobs.map((job) => (
            <Job key={job.bookingId} job={job} recruiter={recruiter} />
          ))}
        </Card>
      )}
      {total > jobs.length && (
        <Anchor mt={12} display="inline-block" renderRoot={(props) => <Link {...props} to="/job-management" />}>
          {t('jobs.all', { count: total })}
        </Anchor>
      )}
    </section>
  );
}

function Job({ job, recruiter }: { job: JobInShort; recruiter: boolean }) {
  const t = useTexts('home');
  const { bookingId, title, endsAt, invited, begun, sent, talk, accepted } = job;
  const most = Math.max(1, begun);
  return (
    <li className={classes.job}>
      <Link
        {...(recruiter
          ? ({ to: '/job-edit', search: { bookingId, part: 'people' } } as const)
          : ({ to: '/candidate-management', search: { bookingId } } as const))}
        className={classes.jobTitle}
      >
        {title || t('untitled')}
      </Link>
      <Text component="span" size="sm" c="dimmed" className={classes.left ?? ''}>
        {endsAt ? t('jobs.left', { count: daysUntil(endsAt) }) : t('jobs.noEnd')}
      </Text>
      <div role="img" aria-label={t('jobs.funnel', { invited, begun, sent, talk, accepted })} className={classes.funnel}>
        {stages.map((stage) => (
          <span key={stage} className={classes.stage}>
            <span
              className={classes.bar}
              data-stage={stage}
              style={{ height: `${Math.max(8, (job[stage] / most) * 100)}%` }}
              data-none={job[stage] === 0 || undefined}
            />
          </span>
        ))}
      </div>
      <Text component="span" size="sm" c="dimmed" aria-hidden="true" className={classes.counts ?? ''}>
        {stages.map((stage) => (
          <span key={stage}>
            {t(`jobs.stage.${stage}`)} <b>{job[stage]}</b>
          </span>
        ))}
      </Text>
    </li>
  );
}

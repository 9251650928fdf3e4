import { Badge, Card, Text, Tooltip } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { JobRow as Job } from '@vitrine/contract/job-ads/jobs.ts';
import { AdState } from '../../areas/job-ads/AdState.tsx';
import { StateBadge } from '../../areas/job-codes/StateBadge.tsx';
import { JobPicture } from '../../parts/job-ad/JobPicture.tsx';
import { useProgressLine } from '../../parts/use-progress-line.ts';
import { date, relative } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PersonAvatar } from '../../ui/Person.tsx';
import { Together } from '../../ui/Together.tsx';
import { JobMenu } from './JobMenu.tsx';
import classes from './Jobs.module.css';

/** Where a job opens: with its people as soon as there are any, for who reviews always. */
const placeOf = ({ bookingId, applicants, underWay }: Job, mayEdit: boolean) =>
  mayEdit
    ? ({ to: '/job-edit', search: { bookingId, ...(applicants + underWay > 0 ? { part: 'people' as const } : {}) } } as const)
    : ({ to: '/candidate-management', search: { bookingId } } as const);

/** One job in a line: what it is made of, how it stands, who came, and until when; the whole line leads to its page. */
export function JobRow({ job, mayEdit }: { job: Job; mayEdit: boolean }) {
  const t = useTexts('job-ads');
  const progress = useProgressLine();
  const when = useWhen();
  const title = job.title || t('untitled');
  return (
    <Card component="li" p={12} className={classes.row ?? ''}>
      <div className={classes.picture}>
        <JobPicture src={job.picture} seed={job.bookingId} ratio="16 / 10" />
      </div>
      <div className={classes.job}>
        <Link {...placeOf(job, mayEdit)} className={classes.title}>
          {title}
        </Link>
        <Facts job={job} />
      </div>
      <div className={classes.states}>
        {job.ad && <AdState state={job.ad.state} named={job.jobCode !== null} />}
        {job.jobCode && <StateBadge state={job.jobCode.state} named />}
      </div>
      <div className={classes.people}>
        <Text component="span" size="sm" fw={job.unseen > 0 ? 700 : 400}>
          <Together>{progress({ sent: job.applicants, underWay: job.underWay, unseen: job.unseen })}</Together>
        </Text>
        <Text component="span" size="sm" c="dimmed">
          <Together>{when(job)}</Together>
        </Text>
      </div>
      <Team job={job} />
      <div className={classes.menu}>
        <JobMenu job={job} title={title} mayEdit={mayEdit} />
      </div>
    </Card>
  );
}

/** Where it is, how many questions, how many were invited; and its folder. */
function Facts({ job: { ad, jobCode } }: { job: Job }) {
  const t = useTexts('job-ads');
  const facts = [
    ad && (ad.location || t(`common:lists.remote.${ad.remote}`)),
    jobCode && t('list.questions', { count: jobCode.questionCount }),
    jobCode && jobCode.invited > 0 && t('list.invited', { count: jobCode.invited }),
  ].filter(Boolean);
  return (
    <Text component="span" size="sm" c="dimmed" className={classes.facts ?? ''}>
      <span>
        <Together>{facts.join(' · ')}</Together>
      </span>
      {ad?.category && (
        <Badge variant="light" color="gray" tt="none" leftSection={<IconFolder size={14} stroke={1.5} aria-hidden="true" />}>
          {ad.category}
        </Badge>
      )}
    </Text>
  );
}

/** Until when it is open, or since when it is as it is. */
function useWhen() {
  const t = useTexts('job-ads');
  return ({ state, endsAt, updatedAt }: Job) => {
    if (state === 'open' && endsAt) return [t('list.until', { date: date(endsAt) }), relative(endsAt)].join(' · ');
    return state === 'open' ? t('list.noEnd') : t('list.changed', { ago: relative(updatedAt) });
  };
}

function Team({ job: { recruiters } }: { job: Job }) {
  const t = useTexts('job-ads');
  if (recruiters.length === 0) return <div className={classes.team} />;
  const names = recruiters.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <Tooltip label={names.join(', ')}>
      <div role="img" aria-label={t('list.inCharge', { names: names.join(', ') })} className={classes.team}>
        {recruiters.map(({ id, profilePic }, index) => (
          <div key={id} className={classes.person}>
            <PersonAvatar name={names[index] ?? ''} picture={profilePic} size={28} />
          </div>
        ))}
      </div>
    </Tooltip>
  );
}

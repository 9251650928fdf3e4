import { Title } from '@mantine/core';
import type { JobAdCard } from '@vitrine/contract/job-ads/card.ts';
import { JobCard } from '../../parts/job-ad/JobCard.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './JobView.module.css';

/** Other open jobs in the same field or town. */
export function SimilarJobs({ jobs, order }: { jobs: JobAdCard[]; order: 2 | 3 }) {
  const t = useTexts('job-ads');
  return (
    <section aria-label={t('view.similar')} className={classes.similar}>
      <Title order={order} size="h2" mb={12}>
        {t('view.similar')}
      </Title>
      <ul className={classes.others}>
        {jobs.map((job) => (
          <li key={job.bookingId} className={classes.entry}>
            <JobCard card={job} order={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

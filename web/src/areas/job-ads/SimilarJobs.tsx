import { Card, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { JobAdCard } from '@vitrine/contract/job-ads/card.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { CompanyLogo } from './CompanyName.tsx';
import { salaryInWords } from './JobFacts.tsx';
import classes from './JobView.module.css';

/** The address of a job's page. */
export const jobLink = ({ bookingId, companyId, hasJobCode }: Pick<JobAdCard, 'bookingId' | 'companyId' | 'hasJobCode'>) =>
  ({ to: '/job/$bookingId/$companyId/$hasJobCode', params: { bookingId, companyId, hasJobCode: String(hasJobCode) } }) as const;

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
          <Card component="li" key={job.bookingId} padding="md" className={classes.other ?? ''}>
            <Group gap={12} wrap="nowrap" align="flex-start">
              <CompanyLogo name={job.companyName} logo={job.companyLogo} size={40} />
              <div>
                <Link className={classes.cover} {...jobLink(job)}>
                  {job.title}
                </Link>
                <Text size="sm">{job.companyName}</Text>
                <Text size="sm" c="dimmed">
                  {[job.location || t(`remote.${job.remote}`), salaryInWords(t, job.salary)].filter(Boolean).join(' · ')}
                </Text>
              </div>
            </Group>
          </Card>
        ))}
      </ul>
    </section>
  );
}

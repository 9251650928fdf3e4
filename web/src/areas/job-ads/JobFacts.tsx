import { Card, Text, Title } from '@mantine/core';
import {
  IconBriefcase,
  IconBuildingStore,
  IconCalendarEvent,
  IconCash,
  IconHome,
  IconMapPin,
  IconSchool,
  IconStairs,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { addressOf, type ListName, useListLabels, useSalaryText } from '../../parts/job-ad/words.ts';
import { longDate, number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './JobView.module.css';

/** What there is to know at a glance, as a list of terms. */
export function JobFacts({ job, order }: { job: JobPage; order: 2 | 3 }) {
  const t = useTexts('job-ads');
  const salary = useSalaryText();
  const label = useListLabels();
  const named = (list: ListName, keys: string[]) => [keys.map((key) => label(list, key)).join(', ')];
  const rows = [
    { icon: IconCash, term: t('fields.salary'), lines: [salary(job.salary)] },
    { icon: IconMapPin, term: t('fields.places'), lines: job.places.filter(({ city }) => city).map(addressOf) },
    { icon: IconHome, term: t('fields.remote'), lines: [job.remote === 'no' ? null : label('remote', job.remote)] },
    {
      icon: IconUsers,
      term: t('fields.openings'),
      lines: [job.openings !== null && job.openings > 1 ? t('view.openings', { count: job.openings, number: number(job.openings) }) : null],
    },
    { icon: IconBriefcase, term: t('fields.employmentType'), lines: named('employmentType', job.employmentType) },
    { icon: IconStairs, term: t('fields.careerStage'), lines: named('careerStage', job.careerStage) },
    { icon: IconSchool, term: t('fields.graduationType'), lines: named('graduationType', job.graduationType) },
    { icon: IconTag, term: t('fields.field'), lines: named('field', job.field) },
    { icon: IconBuildingStore, term: t('fields.industry'), lines: named('businessType', job.industry) },
    {
      icon: IconCalendarEvent,
      term: t('view.applyUntil'),
      lines: [job.state === 'open' && job.closesAt ? longDate(job.closesAt) : null],
    },
  ];
  const filled = rows.map((row) => ({ ...row, lines: row.lines.filter(Boolean) })).filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) return null;
  return (
    <Card component="section" aria-label={t('view.facts')}>
      <Title order={order} size="h3" mb={12}>
        {t('view.facts')}
      </Title>
      <dl className={classes.facts}>
        {filled.map(({ icon: Icon, term, lines }) => (
          <div key={term}>
            <dt>
              <Icon size={20} stroke={1.5} aria-hidden="true" />
              <span>{term}</span>
            </dt>
            {lines.map((line) => (
              <Text component="dd" key={line} m={0}>
                {line}
              </Text>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}

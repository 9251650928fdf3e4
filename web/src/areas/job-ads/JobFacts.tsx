import { Card, Text, Title } from '@mantine/core';
import {
  IconBriefcase,
  IconBuildingFactory2,
  IconCalendarEvent,
  IconCash,
  IconCategory,
  IconHome,
  IconMapPin,
  IconSchool,
  IconStairs,
} from '@tabler/icons-react';
import type { Salary } from '@vitrine/contract/job-ads/card.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import type { TFunction } from 'i18next';
import { addressOf, amountsOf, nameOf } from '../../parts/job-words.ts';
import { longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './JobView.module.css';
import { useIndustries } from './use-industries.ts';

/** "€45,000 – 52,000 a year", or null where nothing is said. */
export function salaryInWords(t: TFunction<['job-ads', 'common']>, salary: Salary | null) {
  const found = salary && amountsOf(salary);
  return found ? t(`salary.${found.kind}`, { amount: found.amount, period: t(`period.${salary.period}`) }) : null;
}

/** What there is to know at a glance, as a list of terms. */
export function JobFacts({ job, order }: { job: JobPage; order: 2 | 3 }) {
  const t = useTexts('job-ads');
  const industries = useIndustries();
  const rows = [
    { icon: IconCash, term: t('fields.salary'), lines: [salaryInWords(t, job.salary)] },
    { icon: IconMapPin, term: t('fields.places'), lines: job.places.filter(({ city }) => city).map(addressOf) },
    { icon: IconHome, term: t('fields.remote'), lines: [job.remote === 'no' ? null : t(`remote.${job.remote}`)] },
    { icon: IconBriefcase, term: t('fields.employmentType'), lines: [job.employmentType.map(nameOf).join(', ')] },
    { icon: IconStairs, term: t('fields.careerStage'), lines: [job.careerStage.map(nameOf).join(', ')] },
    { icon: IconSchool, term: t('fields.graduationType'), lines: [job.graduationType.map(nameOf).join(', ')] },
    { icon: IconCategory, term: t('fields.field'), lines: [job.field.map(nameOf).join(', ')] },
    { icon: IconBuildingFactory2, term: t('fields.industry'), lines: [job.industry.map(industries.nameOf).join(', ')] },
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

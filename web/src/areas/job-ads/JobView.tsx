import { Alert, Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCalendarEvent, IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { CompanyLogo } from '../../parts/company/CompanyLogo.tsx';
import { JobPicture } from '../../parts/job-ad/JobPicture.tsx';
import { useListLabels, useSalaryText } from '../../parts/job-ad/words.ts';
import { useForeignLanguage } from '../../parts/use-foreign-language.ts';
import { refresh } from '../../platform/calls/use-ask.ts';
import { longDate, relative } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PersonAvatar } from '../../ui/Person.tsx';
import { CompanyName } from './CompanyName.tsx';
import { JobFacts } from './JobFacts.tsx';
import classes from './JobView.module.css';
import { SimilarJobs } from './SimilarJobs.tsx';

const VideoPlayer = lazy(() => import('../../parts/VideoPlayer.tsx').then((module) => ({ default: module.VideoPlayer })));

interface Props {
  job: JobPage;
  /** What can be done with the job; absent where it is only looked at. */
  actions?: ReactNode;
  /** In the reach of the thumb on a phone. */
  bar?: ReactNode;
  /** The heading of the page, unless another one stands above it. */
  order?: 1 | 2;
}

/** A job as candidates see it: the job page, the preview and the editor's side show this and nothing else. */
export function JobView({ job, actions, bar, order = 1 }: Props) {
  const t = useTexts('job-ads');
  return (
    <article className={classes.job} data-bar={bar ? true : undefined}>
      <div className={classes.inner}>
        <JobHead job={job} order={order} actions={actions} />
        <div className={classes.columns}>
          <div className={classes.main}>
            <Welcome job={job} />
            <Sections job={job} order={order === 1 ? 2 : 3} />
          </div>
          <div className={classes.side}>
            <JobFacts job={job} order={order === 1 ? 2 : 3} />
            {job.team.length > 0 && (
              <Card component="section" aria-label={t('view.team')}>
                <Title order={order === 1 ? 2 : 3} size="h3" mb={12}>
                  {t('view.team')}
                </Title>
                <Stack gap={12}>
                  {job.team.map(({ name, picture }) => (
                    <Group key={name} gap={12} wrap="nowrap">
                      <PersonAvatar name={name} picture={picture} size={44} />
                      <Text fw={700}>{name}</Text>
                    </Group>
                  ))}
                </Stack>
              </Card>
            )}
          </div>
        </div>
        {job.similar.length > 0 && <SimilarJobs jobs={job.similar} order={order === 1 ? 2 : 3} />}
      </div>
      {bar && <div className={classes.bar}>{bar}</div>}
    </article>
  );
}

function JobHead({ job, order, actions }: { job: JobPage; order: 1 | 2; actions: ReactNode }) {
  const t = useTexts('job-ads');
  const salary = useSalaryText()(job.salary);
  const label = useListLabels();
  const facts = [job.location || label('remote', job.remote), ...job.employmentType.map((key) => label('employmentType', key))];
  return (
    <Card component="header" p={0} className={classes.head ?? ''}>
      <div className={classes.picture}>
        <JobPicture src={job.jobAdThumbnail} seed={job.bookingId} ratio="16 / 9" />
      </div>
      <div className={classes.title}>
        <Group gap={12} wrap="nowrap" mb={8}>
          <CompanyLogo logo={job.companyLogo} size={52} />
          <div>
            <CompanyName job={job} />
            <Text size="sm" c="dimmed">
              {t('view.published', { ago: relative(job.created) })}
            </Text>
          </div>
        </Group>
        <Title order={order} className={classes.name ?? ''} lang={job.language}>
          {job.title || t('untitled')}
        </Title>
        <Text mt={6}>{facts.join(' · ')}</Text>
        {salary && (
          <Text fw={700} size="lg" mt={4}>
            {salary}
          </Text>
        )}
        <JobNotes job={job} />
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </Card>
  );
}

function JobNotes({ job }: { job: JobPage }) {
  const t = useTexts('job-ads');
  const label = useListLabels();
  const foreign = useForeignLanguage(job.language);
  const badges = [
    ...(foreign ? [t('common:foreign', { language: foreign })] : []),
    ...(job.remote === 'no' ? [] : [label('remote', job.remote)]),
    ...(job.hasJobCode ? [t('view.byVideo')] : []),
    ...(job.replyDays ? [t('view.reply', { count: job.replyDays })] : []),
  ];
  return (
    <Stack gap={12} mt={12}>
      {badges.length > 0 && (
        <Group gap={8}>
          {badges.map((one) => (
            <Badge key={one} variant="light" size="lg" className={classes.badge ?? ''}>
              {one}
            </Badge>
          ))}
        </Group>
      )}
      {job.isApplied && (
        <Alert color="confirm" variant="light" icon={<IconCircleCheck stroke={1.5} />} className={classes.note ?? ''}>
          {t('view.applied')}
        </Alert>
      )}
      {job.state === 'closed' && (
        <Alert color="info" variant="light" icon={<IconCalendarEvent stroke={1.5} />} className={classes.note ?? ''}>
          {job.closesAt ? t('view.closedSince', { date: longDate(job.closesAt) }) : t('view.closed')}
        </Alert>
      )}
    </Stack>
  );
}

/** The company in its own words: the welcome video of the job code. */
function Welcome({ job: { welcomeVideo, companyName } }: { job: JobPage }) {
  const t = useTexts('job-ads');
  const client = useQueryClient();
  if (!welcomeVideo) return null;
  return (
    <div className={classes.welcome}>
      <Suspense fallback={<Skeleton height={280} radius="lg" />}>
        <VideoPlayer
          key={welcomeVideo.key}
          src={welcomeVideo.url}
          contentType="video/mp4"
          film
          poster={welcomeVideo.poster}
          processing={!welcomeVideo.ready}
          label={t('view.welcome', { company: companyName })}
          onExpired={() => void refresh(client, [jobAdViewing.byBooking])}
        />
      </Suspense>
    </div>
  );
}

const order = ['presentYourCompany', 'tasks', 'lookingFor', 'benefits'] as const;

function Sections({ job, order: level }: { job: JobPage; order: 2 | 3 }) {
  const t = useTexts('job-ads');
  const filled = order.filter((one) => job.sections[one] !== '');
  if (filled.length === 0) return <Text c="dimmed">{t('view.noText')}</Text>;
  return (
    <Card component="div" className={classes.text ?? ''}>
      {filled.map((one) => (
        <section key={one} aria-label={t(`sections.${one}`)}>
          <Title order={level} size="h2" mb={8}>
            {one === 'presentYourCompany' ? t('view.about', { company: job.companyName }) : t(`sections.${one}`)}
          </Title>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps a handful of harmless elements, and the editor makes no others */}
          <div className={classes.rich} lang={job.language} dangerouslySetInnerHTML={{ __html: job.sections[one] }} />
        </section>
      ))}
    </Card>
  );
}

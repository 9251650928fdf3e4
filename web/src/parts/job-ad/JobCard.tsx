import { ActionIcon, Badge, Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconBookmark, IconCalendarOff, IconHome2, IconLanguage, IconMapPin, IconVideo } from '@tabler/icons-react';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import type { JobAdCard } from '@vitrine/contract/job-ads/card.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../platform/calls/use-act.ts';
import { relative } from '../../platform/format.ts';
import { isOfCompany, useUserInfo, useVisitor } from '../../platform/session/session.ts';
import { CompanyLogo } from '../company/CompanyLogo.tsx';
import { useForeignLanguage } from '../use-foreign-language.ts';
import classes from './JobCard.module.css';
import { JobPicture } from './JobPicture.tsx';
import { useListLabels, useSalaryText } from './words.ts';

/** The address of a job's page. */
export const jobLink = ({ bookingId, companyId, hasJobCode }: Pick<JobAdCard, 'bookingId' | 'companyId' | 'hasJobCode'>) =>
  ({ to: '/job/$bookingId/$companyId/$hasJobCode', params: { bookingId, companyId, hasJobCode: String(hasJobCode) } }) as const;

interface Props {
  card: JobAdCard;
  /** Level of the title among the headings of the screen. */
  order?: 2 | 3;
  /** Stands on the page of its company: says more of the job, and not again whose it is. */
  ofCompany?: boolean;
  /** Endpoints whose answers a bookmark changes. */
}

/** A job in a list (R080 to R082): what it is, where, what it pays, and a bookmark. */
export function JobCard({ card, order = 2, ofCompany = false }: Props) {
  const { t } = useTranslation();
  const label = useListLabels();
  const salary = useSalaryText()(card.salary);
  const foreign = useForeignLanguage(card.language);
  const industries = card.industry.map((one) => label('businessType', one)).join(', ');
  const fields = card.field.map((one) => label('field', one)).join(', ');
  return (
    <Card component="article" padding="md" className={classes.card}>
      <Group align="flex-start" gap={16} wrap="nowrap">
        <div className={classes.picture}>
          <JobPicture src={card.jobAdThumbnail} seed={card.bookingId} ratio="4 / 3" />
        </div>
        <Stack gap={6} flex={1} miw={0}>
          <Group justify="space-between" align="flex-start" wrap="nowrap" gap={8}>
            <Group gap={12} wrap="nowrap" align="flex-start" miw={0}>
              {!ofCompany && <CompanyLogo logo={card.companyLogo} size={40} />}
              <Box miw={0}>
                <Title order={order} size="1.125rem" lang={card.language} style={{ overflowWrap: 'anywhere' }}>
                  <Link {...jobLink(card)} className={classes.title} style={{ color: 'inherit', textDecoration: 'none' }}>
                    {card.title}
                  </Link>
                </Title>
                {!ofCompany && (
                  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {card.companyName}
                  </Text>
                )}
              </Box>
            </Group>
            <Bookmark card={card} />
          </Group>
          <Group gap={12} c="dimmed">
            {card.location && <Fact icon={IconMapPin}>{card.location}</Fact>}
            {card.remote !== 'no' && <Fact icon={IconHome2}>{label('remote', card.remote)}</Fact>}
            {card.hasJobCode && <Fact icon={IconVideo}>{t('jobCard.interview')}</Fact>}
            {foreign && <Fact icon={IconLanguage}>{t('foreign', { language: foreign })}</Fact>}
          </Group>
          {(card.employmentType.length > 0 || salary) && (
            <Group gap={6}>
              {salary && (
                <Badge variant="light" size="lg">
                  {salary}
                </Badge>
              )}
              {card.employmentType.map((one) => (
                <Badge key={one} variant="default" size="lg" fw={400}>
                  {label('employmentType', one)}
                </Badge>
              ))}
            </Group>
          )}
          <Text size="sm" className={classes.teaser} lineClamp={3} lang={card.language}>
            {ofCompany ? card.tasks || card.benefits : card.presentYourCompany || card.tasks}
          </Text>
          <Group gap={8} justify="space-between">
            <Text size="sm" c="dimmed">
              {[relative(card.created), industries, fields].filter(Boolean).join(' · ')}
            </Text>
            <Group gap={8}>
              {card.state !== 'open' && (
                <Badge variant="default" tt="none" leftSection={<IconCalendarOff size={14} stroke={1.5} aria-hidden="true" />}>
                  {t('jobCard.closed')}
                </Badge>
              )}
              {card.isApplied && (
                <Badge color="confirm" variant="filled" tt="none">
                  {t('jobCard.applied')}
                </Badge>
              )}
            </Group>
          </Group>
        </Stack>
      </Group>
    </Card>
  );
}

function Fact({ icon: Icon, children }: { icon: typeof IconMapPin; children: string }) {
  return (
    <Group gap={4} wrap="nowrap" miw={0}>
      <Icon size={16} stroke={1.5} aria-hidden="true" style={{ flex: 'none' }} />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Group>
  );
}

/** Marks the job for later; signed out it leads to signing up and back. */
function Bookmark({ card }: { card: JobAdCard }) {
  const { t } = useTranslation();
  const visitor = useVisitor();
  const guest = useUserInfo()?.guest ?? false;
  const navigate = useNavigate();
  const here = useRouterState({ select: (state) => state.location.href });
  const [wanted, setWanted] = useState<boolean>();
  const after = { onDone: () => setWanted(undefined) };
  const mark = useAct(jobAdViewing.mark, after);
  const unmark = useAct(jobAdViewing.unmark, after);
  if (isOfCompany(visitor) || visitor === 'admin' || guest) return null;
  const marked = wanted ?? card.isMarked;
  const toggle = () => {
    if (visitor === 'signed-out') return void navigate({ to: '/signup', search: { next: here } });
    setWanted(!marked);
    (marked ? unmark : mark).mutate({ bookingId: card.bookingId }, { onError: () => setWanted(undefined) });
  };
  return (
    <ActionIcon
      className={classes.above}
      variant="subtle"
      size={44}
      aria-pressed={marked}
      aria-label={t('jobCard.mark', { title: card.title })}
      onClick={toggle}
    >
      <IconBookmark size={22} stroke={1.5} fill={marked ? 'currentColor' : 'none'} />
    </ActionIcon>
  );
}

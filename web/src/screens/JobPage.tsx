import { ActionIcon, Anchor, Group, Skeleton, Stack } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft, IconBookmark, IconPrinter, IconShare2 } from '@tabler/icons-react';
import { Link, useNavigate, useParams, useRouterState, useSearch } from '@tanstack/react-router';
import type { JobPage as Job } from '@vitrine/contract/job-ads/shapes.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { lazy, Suspense } from 'react';
import { ApplyButton, mayApply } from '../areas/job-ads/ApplyButton.tsx';
import classes from '../areas/job-ads/JobPage.module.css';
import { JobView } from '../areas/job-ads/JobView.tsx';
import { useGuestLink } from '../parts/guest-link/use-guest-link.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useAct } from '../platform/calls/use-act.ts';
import { useAsk } from '../platform/calls/use-ask.ts';
import { notices } from '../platform/notices.ts';
import { useUserInfo, useVisitor } from '../platform/session/session.ts';
import { useTexts } from '../platform/use-texts.ts';

// whoever comes to a job that is there waits for none of these
const Gone = lazy(() => import('../areas/job-ads/Gone.tsx').then((module) => ({ default: module.Gone })));
const GuestLinkNotice = lazy(() => import('../areas/job-ads/GuestLinkNotice.tsx').then((module) => ({ default: module.GuestLinkNotice })));
const ApplyDialog = lazy(() => import('../areas/applying/ApplyDialog.tsx').then((module) => ({ default: module.ApplyDialog })));

/** A job for everybody but recruiters, signed out as well. */
export function JobPage() {
  const t = useTexts('job-ads');
  const { bookingId } = useParams({ from: '/job/$bookingId/$companyId/$hasJobCode' });
  // a guest comes back to what became of the application
  const back = useGuestLink({ apply: 'open' });
  const asked = useAsk(jobAdViewing.byBooking, { bookingId }, { enabled: back !== 'opening' });
  const code = asked.error?.problem.code;
  if (!asked.data && (code === 'job-expired' || code === 'not-found' || code === 'invalid'))
    return (
      <Suspense>
        <Gone former={code === 'job-expired'} />
      </Suspense>
    );
  return (
    <div className={classes.page}>
      {(back === 'failed' || back === 'away') && (
        <Suspense>
          <GuestLinkNotice over={back === 'failed'} />
        </Suspense>
      )}
      <QueryBoundary of={asked} skeleton={<JobSkeleton />}>
        {(job) => (
          <>
            <Anchor renderRoot={(props) => <Link {...props} to="/jobs" />} className={classes.back ?? ''}>
              <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
              {t('view.allJobs')}
            </Anchor>
            <Shown job={job} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

const page = '/job/$bookingId/$companyId/$hasJobCode';

function Shown({ job }: { job: Job }) {
  useDocumentTitle(`${job.title} · ${job.companyName}`);
  const { apply } = useSearch({ from: page });
  const navigate = useNavigate({ from: page });
  const open = () => void navigate({ search: { apply: 'open' }, resetScroll: false });
  const close = () => void navigate({ search: {}, replace: true, resetScroll: false });
  const tools = (
    <>
      <MarkButton job={job} />
      <ShareButton job={job} />
    </>
  );
  return (
    <>
      <JobView
        job={job}
        actions={
          <Group gap={8}>
            <ApplyButton job={job} onOpen={open} />
            <Group gap={8} wrap="nowrap">
              {tools}
              <PrintButton />
            </Group>
          </Group>
        }
        bar={
          mayApply(job) ? (
            <>
              <ApplyButton job={job} onOpen={open} narrow />
              {tools}
            </>
          ) : undefined
        }
      />
      {apply && (
        <Suspense>
          <ApplyDialog job={job} opened onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const size = 42;

/** Keeps a job for later (R115); signed out it leads to the sign-in and back. */
function MarkButton({ job }: { job: Job }) {
  const t = useTexts('job-ads');
  const visitor = useVisitor();
  const guest = useUserInfo()?.guest ?? false;
  const href = useRouterState({ select: (state) => state.location.href });
  const mark = useAct(jobAdViewing.mark, { onDone: () => notices.done(t('view.marked')) });
  const unmark = useAct(jobAdViewing.unmark);
  // shown at once
  const marked = mark.isPending || (!unmark.isPending && job.isMarked);
  if (visitor === 'admin' || guest) return null;
  const label = t(marked ? 'view.unmark' : 'view.mark');
  const icon = <IconBookmark size={20} stroke={1.5} fill={marked ? 'currentColor' : 'none'} />;
  if (visitor === 'signed-out')
    return (
      <ActionIcon
        title={label}
        variant="default"
        size={size}
        aria-label={label}
        renderRoot={(props) => <Link {...props} to="/signup" search={{ next: href }} />}
      >
        {icon}
      </ActionIcon>
    );
  const toggle = () => (marked ? unmark : mark).mutate({ bookingId: job.bookingId });
  return (
    <ActionIcon title={label} variant="default" size={size} aria-label={t('view.mark')} aria-pressed={marked} onClick={toggle}>
      {icon}
    </ActionIcon>
  );
}

function ShareButton({ job }: { job: Job }) {
  const t = useTexts('job-ads');
  const share = async () => {
    const url = new URL(location.pathname, location.origin).href;
    if (navigator.share) {
      await navigator.share({ title: `${job.title} · ${job.companyName}`, url }).catch(() => undefined);
      return;
    }
    // without HTTPS there is no clipboard, and the other way to it would weigh on everybody's first visit
    if (!navigator.clipboard) return void window.prompt(t('common:copyYourself'), url);
    await navigator.clipboard.writeText(url);
    notices.done(t('view.copied'));
  };
  return (
    <ActionIcon title={t('view.share')} variant="default" size={size} aria-label={t('view.share')} onClick={() => void share()}>
      <IconShare2 size={20} stroke={1.5} />
    </ActionIcon>
  );
}

function PrintButton() {
  const t = useTexts('job-ads');
  return (
    <ActionIcon
      title={t('view.print')}
      variant="default"
      size={size}
      aria-label={t('view.print')}
      visibleFrom="xs"
      onClick={() => window.print()}
    >
      <IconPrinter size={20} stroke={1.5} />
    </ActionIcon>
  );
}

const JobSkeleton = () => (
  <Stack gap={20} aria-hidden="true" data-testid="skeleton">
    <Skeleton height={380} radius="lg" />
    <Skeleton height={320} radius="lg" />
  </Stack>
);

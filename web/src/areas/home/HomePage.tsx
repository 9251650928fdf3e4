import { Stack } from '@mantine/core';
import { home } from '@vitrine/contract/home/needs.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { locale } from '../../platform/i18n.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import classes from './Home.module.css';
import { Needs } from './Needs.tsx';
import { OpenJobs } from './OpenJobs.tsx';
import { Steps } from './Steps.tsx';

/** So often it is asked anew what waits, for whoever leaves the page open. */
const freshMilliseconds = 60_000;

const dayInWords = () => new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date());

/** Where people of a company land: what needs them, and how their open jobs stand. */
export function HomePage() {
  const t = useTexts('home');
  const recruiter = useIsRecruiter();
  const shown = useAsk(home.show, {}, { staleTime: 0, refetchInterval: freshMilliseconds });
  return (
    <Page title={t('title')} lead={dayInWords()}>
      <QueryBoundary of={shown}>
        {({ needs, more, today, jobs, openJobs, steps }) => {
          const begins = recruiter && !steps.interview;
          return (
            <div className={classes.home}>
              <Stack gap={24} miw={0}>
                {begins && <Steps done={steps} bookingId={jobs[0]?.bookingId} />}
                {(needs.length > 0 || !begins) && <Needs needs={needs} more={more} today={today} />}
              </Stack>
              {(jobs.length > 0 || !begins) && <OpenJobs jobs={jobs} total={openJobs} />}
            </div>
          );
        }}
      </QueryBoundary>
    </Page>
  );
}

import { Button, Card, Stack, Switch } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type Application, applying } from '@vitrine/contract/applying/applying.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { type ReactNode, useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Applications } from './Applications.tsx';
import { Next } from './Next.tsx';
import { ProfileStep } from './ProfileStep.tsx';

/** What is next for a candidate, every application with what became of it, and whatever else the screen puts before and below. */
export function CandidateDashboardPage({ before, children }: { before?: ReactNode; children?: ReactNode }) {
  const t = useTexts('candidates');
  const [page, setPage] = useState(1);
  const interviews = useAsk(interview.mine, {});
  const applied = useAsk(applying.list, { count: perPage, page }, { keepPrevious: true });
  return (
    <Page title={t('title')} lead={t('lead')}>
      {before}
      <ProfileStep />
      <QueryBoundary of={interviews}>
        {(mine) => (
          <QueryBoundary of={applied}>
            {({ items, total }) => (
              <Stack gap={40}>
                {total === 0 && mine.items.length === 0 && <Nothing />}
                <Next interviews={mine.items} applications={items} />
                <Applications items={items.filter(isSent)} />
                <ListPages page={page} total={total} perPage={perPage} onPage={setPage} />
              </Stack>
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
      {children}
      <Reuse />
    </Page>
  );
}

/** The applied list asks for forty at a time (R219). */
const perPage = 40;

/** What was only begun stands under the next steps. */
const isSent = (one: Application) => one.interview !== 'to-finish' || one.history.some(({ what }) => what === 'applied');

function Nothing() {
  const t = useTexts('candidates');
  const { routesByPath } = useRouter();
  return (
    <EmptyState
      drawing="letters"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        '/jobs' in routesByPath && (
          <Button component="a" href="/jobs">
            {t('empty.action')}
          </Button>
        )
      }
    />
  );
}

/** Answers of an earlier interview may serve again; off until the candidate wants it. */
function Reuse() {
  const t = useTexts('candidates');
  const setting = useAsk(answers.reuseSetting, {});
  const set = useAct(answers.setReuse);
  if (!setting.data) return null;
  return (
    <Card withBorder component="section">
      <Switch
        label={t('reuse.label')}
        description={t('reuse.text')}
        checked={set.isPending ? set.variables.reuseVideoInterview : setting.data.reuseVideoInterview}
        onChange={(event) => set.mutate({ reuseVideoInterview: event.currentTarget.checked })}
      />
    </Card>
  );
}

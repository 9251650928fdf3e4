import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { queues } from '@vitrine/contract/operations/queues.ts';
import { ListPages } from '../../parts/ListPages.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Operations.module.css';

const route = getRouteApi('/admin-panel/operations');
const perPage = 20;

/** What failed for good, each with its fault and a way to try it once more; absent where nothing has. */
export function FailedJobs() {
  const t = useTexts('operations');
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useAsk(queues.failed, { page, count: perPage }, { keepPrevious: true });
  const again = useAct(queues.again, {
    onDone: ({ queued }) => notices.info(queued > 0 ? t('jobs.queued', { count: queued }) : t('jobs.nothingQueued')),
  });
  if (!data || data.total === 0) return null;
  return (
    <Stack gap={12} mt={24}>
      <Title order={3} size="h5">
        {t('jobs.failedTitle', { count: data.total })}
      </Title>
      <ul className={classes.list}>
        {data.items.map(({ id, name, failedAt, tries, fault }) => (
          <li key={id} className={classes.check}>
            <div className={classes.words}>
              <Text>
                <code>{name}</code>
              </Text>
              <Text size="sm" c="dimmed">
                {t('jobs.failedAt', { day: date(failedAt), time: time(failedAt), count: tries })}
              </Text>
              <Text size="sm" className={classes.detail}>
                {fault || t('jobs.noFault')}
              </Text>
            </div>
            <Group gap={8} className={classes.acts}>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('jobs.againOf', { name })}
                loading={again.isPending && again.variables?.id === id}
                onClick={() => again.mutate({ name, id })}
              >
                {t('jobs.again')}
              </Button>
              <Button variant="subtle" size="compact-sm" onClick={() => again.mutate({ name })}>
                {t('jobs.againAll')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <ListPages
        page={page}
        total={data.total}
        perPage={perPage}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
      />
    </Stack>
  );
}

import { Button, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../platform/calls/problems.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props<T> {
  of: UseQueryResult<T, Error>;
  /** In the shape of what comes. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

const rows = (
  <Stack gap={12} aria-hidden="true" data-waiting>
    <Skeleton height={72} radius="lg" />
    <Skeleton height={72} radius="lg" />
    <Skeleton height={72} radius="lg" />
  </Stack>
);

/** The answer of a question: a skeleton while it is on its way, and a way on when it failed. */
export function QueryBoundary<T>({ of, skeleton = rows, children }: Props<T>) {
  const { t } = useTranslation();
  if (of.data !== undefined) return children(of.data);
  if (!of.error) return skeleton;
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={t('failed.load')}
        text={problemText(of.error)}
        action={
          <Button variant="default" loading={of.isFetching} onClick={() => of.refetch()}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}

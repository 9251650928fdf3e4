import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** In the place of a job that is over, or that never was. */
export function Gone({ former }: { former: boolean }) {
  const t = useTexts('job-ads');
  return (
    <EmptyState
      drawing="lost"
      order={1}
      title={t(former ? 'gone.title' : 'gone.unknown')}
      text={t(former ? 'gone.text' : 'gone.unknownText')}
      action={
        <Button component={Link} to="/jobs">
          {t('gone.others')}
        </Button>
      }
    />
  );
}

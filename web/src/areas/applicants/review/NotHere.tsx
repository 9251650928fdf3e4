import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Nobody is here for whoever asks: the address is wrong, the application was deleted, or it belongs to a job of others. */
export function NotHere() {
  const t = useTexts('applicants');
  return (
    <EmptyState
      drawing="lost"
      order={1}
      title={t('review.gone')}
      text={useIsRecruiter() ? t('review.goneText') : t('review.goneOfJob')}
      action={<Button renderRoot={(props) => <Link {...props} to="/candidate-management" />}>{t('review.toList')}</Button>}
    />
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** A guest's link could not be opened at this moment, and nobody has said that it is over. */
export function GuestLinkAway() {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        order={1}
        title={t('failed.load')}
        text={t('refusals.unavailable')}
        action={
          // the link still stands in the address
          <Button variant="default" onClick={() => location.reload()}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}

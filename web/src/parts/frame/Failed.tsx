import { Button } from '@mantine/core';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkError } from '../../platform/screen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

/** A screen that broke, or whose code did not arrive: says what is safe and offers to reload (R191). */
export function Failed({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const chunk = isChunkError(error);
  useEffect(() => console.error(error), [error]);
  return (
    <Page title={t('failed.page')} width="text">
      <EmptyState
        drawing="broken"
        title={chunk ? t('failed.chunk') : t('failed.title')}
        text={chunk ? t('failed.chunkText') : t('failed.pageText')}
        action={<Button onClick={() => location.reload()}>{t('failed.reload')}</Button>}
      />
    </Page>
  );
}

export function NotFound() {
  const { t } = useTranslation();
  return (
    <Page title={t('notFound.title')} width="text">
      <EmptyState
        drawing="lost"
        title={t('notFound.text')}
        action={
          <Button component={Link} to="/">
            {t('notFound.home')}
          </Button>
        }
      />
    </Page>
  );
}

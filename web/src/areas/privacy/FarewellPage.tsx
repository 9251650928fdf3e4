import { Button, Stack, Text } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';

/** After everything of a person was deleted: what is gone, and what little remains. */
export function FarewellPage() {
  const t = useTexts('privacy');
  const { of = 'candidate' } = getRouteApi('/farewell').useSearch();
  return (
    <Page title={t('farewell.title')} width="text">
      <Stack gap={16} align="flex-start">
        <Text>{t(`farewell.${of}`)}</Text>
        <Text>{t('farewell.device')}</Text>
        <Text c="dimmed">{t('farewell.thanks')}</Text>
        <Button component={Link} to="/jobs" variant="default">
          {t('farewell.jobs')}
        </Button>
      </Stack>
    </Page>
  );
}

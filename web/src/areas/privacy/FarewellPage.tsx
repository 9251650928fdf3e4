import { Button, List, Stack, Text, Title } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';

const said = {
  candidate: { gone: ['person', 'given', 'written', 'device'], stays: ['figure', 'points', 'log'] },
  recruiter: { gone: ['person', 'device'], stays: ['work', 'log'] },
} as const;

/** After everything of a person was deleted: what is gone, and what little remains. */
export function FarewellPage() {
  const t = useTexts('privacy');
  const { of = 'candidate' } = getRouteApi('/farewell').useSearch();
  return (
    <Page title={t('farewell.title')} width="text">
      <Stack gap={24} align="flex-start">
        {(['gone', 'stays'] as const).map((part) => (
          <section key={part} aria-labelledby={part}>
            <Title order={2} size="h3" id={part} mb={8}>
              {t(`farewell.${part}`)}
            </Title>
            <List spacing={6}>
              {said[of][part].map((one) => (
                <List.Item key={one}>{t(`farewell.${of}.${part}.${one}` as 'farewell.candidate.gone.person')}</List.Item>
              ))}
            </List>
          </section>
        ))}
        <Text c="dimmed">{t('farewell.thanks')}</Text>
        <Button component={Link} to="/jobs" variant="default">
          {t('farewell.jobs')}
        </Button>
      </Stack>
    </Page>
  );
}

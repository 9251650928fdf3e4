import { Button, Group, List, Stack, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { interviewPath } from '../links.ts';

const parts = {
  before: ['place', 'light', 'camera', 'time'],
  during: ['think', 'stop', 'again', 'pause'],
  help: ['words', 'offline', 'hide', 'ask'],
} as const;

/** How to prepare for a video interview. */
export function GuidelinesPage() {
  const t = useTexts('interviews');
  const { jobcodeId, uniqueId } = useParams({ strict: false }) as { jobcodeId: string; uniqueId?: string };
  useDocumentTitle(`${t('guidelines.title')} · Vitrine`);
  return (
    <Page title={t('guidelines.title')} lead={t('guidelines.lead')} width="text">
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <Stack key={part} gap={8}>
          <Title order={2}>{t(`guidelines.${part}.title`)}</Title>
          <List spacing={8}>
            {parts[part].map((one) => (
              <List.Item key={one}>{t(`guidelines.${part}.${one}` as 'guidelines.before.place')}</List.Item>
            ))}
          </List>
        </Stack>
      ))}
      <Group>
        <Button component="a" href={interviewPath(jobcodeId, uniqueId)}>
          {t('guidelines.begin')}
        </Button>
      </Group>
    </Page>
  );
}

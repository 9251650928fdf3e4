import { Stack, Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { paperLinks } from '@vitrine/contract/progress-flow/lists.ts';
import { useEffect } from 'react';
import { WayOut } from '../../parts/frame/WayOut.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PaperView } from './PaperView.tsx';

/** A document that a company passed on by a link. */
export function SharedDocumentPage() {
  const t = useTexts('progress-flow');
  const token = useLocation({ select: ({ hash }) => hash });
  const { mutate, data, error } = useAct(paperLinks.open, { changes: false, handles: 'all' });
  useEffect(() => mutate({ token }), [mutate, token]);
  if (error)
    return (
      <EmptyState drawing="lost" order={1} title={t('common:refusals.link-expired')} text={t('common:linkOver')} action={<WayOut />} />
    );
  if (!data) return null;
  return (
    <Page title={data.pfTitle} lead={t('shared.from', { company: data.companyName, day: longDate(data.expiresAt) })} width="text">
      <Stack gap={16}>
        <PaperView paper={data} />
        <Text size="sm" c="dimmed">
          {t('shared.personal')}
        </Text>
      </Stack>
    </Page>
  );
}

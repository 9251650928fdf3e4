import { Anchor, Checkbox, Stack, Text } from '@mantine/core';
import { type OwnEffect, ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { language } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** Counting how words may come across, asked before anything is recorded and never needed; what comes of it is asked about later. */
export function EffectAllowed({ applicationId, own }: { applicationId: string; own: OwnEffect }) {
  const t = useTexts('interviews');
  const act = useAct(ownEffect.consent);
  const { companyName: company, purpose, responsible, assessmentUrl, consents } = own;
  return (
    <Stack gap={4}>
      <Checkbox
        checked={act.isPending ? act.variables.given : consents.counting !== null}
        disabled={act.isPending}
        label={t('consent.effect')}
        description={t('consent.effectText', { company, purpose })}
        onChange={({ currentTarget }) => act.mutate({ applicationId, consent: 'counting', given: currentTarget.checked })}
      />
      <Stack gap={4} pl={36}>
        <Text size="sm" c="dimmed">
          {t('consent.effectResponsible', { name: responsible })}{' '}
          <Anchor href={assessmentUrl} target="_blank" rel="noreferrer noopener" inherit underline="always">
            {t('consent.effectAssessment')}
          </Anchor>
        </Text>
        <StyleNames />
      </Stack>
    </Stack>
  );
}

/** What is counted, for whoever wants to know. */
function StyleNames() {
  const t = useTexts('interviews');
  const [open, setOpen] = useState(false);
  const known = useAsk(effectPractice.styles, { language: language() }, { enabled: open, staleTime: 'static' }).data;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
        {t('consent.effectStyles')}
      </Text>
      <Text size="sm" c="dimmed">
        {known?.items.map(({ name }) => name).join(', ')}
      </Text>
    </details>
  );
}

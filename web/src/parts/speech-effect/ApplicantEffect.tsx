import { Stack, Switch, Text, Title } from '@mantine/core';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { applicantEffect } from '@vitrine/contract/speech-effect/reviewing.ts';
import type { ShownEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import type { Style } from '@vitrine/contract/speech-effect/styles.ts';
import { useState } from 'react';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { language } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { QueryBoundary } from '../QueryBoundary.tsx';
import { useIdeals } from './IdealField.tsx';
import { StylePicture } from './StylePicture.tsx';

/** How the words of an applicant may come across, for whoever has judged; absent where it is not turned on for the job. */
export function ApplicantEffect({ id }: { id: string }) {
  const t = useTexts('speech-effect');
  const shown = useAsk(applicantEffect.look, { id }).data;
  const ideals = useIdeals(shown?.fieldOfActivity ?? null);
  if (!shown || shown.state === 'off') return null;
  return (
    <section aria-labelledby="applicant-effect">
      <Title order={3} size="h4" id="applicant-effect" mb={8}>
        {t('applicant.title')}
      </Title>
      {shown.state === 'shown' && shown.effect ? (
        <ReleasedStyles effect={shown.effect} ideals={ideals} />
      ) : (
        <Text>{t(shown.state === 'rate-first' ? 'applicant.rateFirst' : 'applicant.notUsed')}</Text>
      )}
    </section>
  );
}

/** What a candidate released: levels beside the ideal, figures where they are asked for. */
export function ReleasedStyles({ effect, ideals }: { effect: ShownEffect; ideals: Partial<Record<Style, number>> }) {
  const t = useTexts('speech-effect');
  const [open, setOpen] = useState<Style | null>(null);
  const [figures, setFigures] = useState(false);
  const known = useAsk(effectPractice.styles, { language: language() }, { staleTime: 'static' });
  const items = effect.items.map(({ results, level, resultDetails, words }) => ({
    results,
    level,
    said: words,
    ...(figures ? { resultDetails } : {}),
  }));
  return (
    <Stack gap={16}>
      <Text size="sm" c="dimmed">
        {t('applicant.note', { count: effect.wordCount, version: effect.version })}
      </Text>
      <Switch checked={figures} onChange={({ currentTarget }) => setFigures(currentTarget.checked)} label={t('applicant.figures')} />
      <QueryBoundary of={known}>
        {(rules) => <StylePicture items={items} known={rules.items} ideals={ideals} open={open} onOpen={setOpen} />}
      </QueryBoundary>
    </Stack>
  );
}

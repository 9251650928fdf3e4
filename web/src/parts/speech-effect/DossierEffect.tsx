import { Box, Title } from '@mantine/core';
import type { ShownEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ReleasedStyles } from './ApplicantEffect.tsx';
import { useIdeals } from './IdealField.tsx';

/** What a candidate shows of the effect of words in the dossier, beside the recommended value. */
export function DossierEffect({ effect }: { effect: ShownEffect }) {
  const t = useTexts('speech-effect');
  return (
    <Box mt={24}>
      <Title order={4} mb={8}>
        {t('applicant.title')}
      </Title>
      <ReleasedStyles effect={effect} ideals={useIdeals(null)} />
    </Box>
  );
}

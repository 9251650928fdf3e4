import { Anchor } from '@mantine/core';
import { Trans } from 'react-i18next';
import { useTexts } from '../../platform/use-texts.ts';

/** What is accepted at a sign-up, with the texts one click away in a tab of their own. */
export function TermsLabel() {
  const t = useTexts('accounts');
  return (
    <Trans
      t={t}
      i18nKey="signUp.accept"
      components={{
        terms: <Anchor href="/terms-and-conditions" target="_blank" rel="noopener" underline="always" inherit />,
        privacy: <Anchor href="/privacy-policy" target="_blank" rel="noopener" underline="always" inherit />,
      }}
    />
  );
}

import { Anchor } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';

const places: Record<string, string> = { terms: '/terms-and-conditions', privacy: '/privacy-policy' };

/** What is accepted at a sign-up, with the texts one click away in a tab of their own. */
export function TermsLabel() {
  const t = useTexts('accounts');
  // every language puts the two links where its sentence wants them: <terms>…</terms>
  const pieces = t('signUp.accept').split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 1) return null;
    return (
      <Anchor key={pieces[index - 1]} href={places[pieces[index - 1] ?? '']} target="_blank" rel="noopener" underline="always" inherit>
        {piece}
      </Anchor>
    );
  });
}

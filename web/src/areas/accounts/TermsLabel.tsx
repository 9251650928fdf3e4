import { Anchor } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';

/** Where the two texts stand; a company may have its own. */
export interface TermsPlaces {
  terms: string;
  privacy: string;
}
const own: TermsPlaces = { terms: '/terms-and-conditions', privacy: '/privacy-policy' };

/** What is accepted at a sign-up, with the texts one click away in a tab of their own. */
export function TermsLabel({ places = own }: { places?: TermsPlaces | undefined }) {
  const t = useTexts('accounts');
  // every language puts the two links where its sentence wants them: <terms>…</terms>
  const pieces = t('signUp.accept').split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 1) return null;
    return (
      <Anchor
        key={pieces[index - 1]}
        href={places[pieces[index - 1] === 'terms' ? 'terms' : 'privacy']}
        target="_blank"
        rel="noopener"
        underline="always"
        inherit
      >
        {piece}
      </Anchor>
    );
  });
}

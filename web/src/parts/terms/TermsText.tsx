import { Anchor } from '@mantine/core';

/** Where the two texts stand; a company may have its own. */
export interface TermsPlaces {
  terms: string;
  privacy: string;
}
const own: TermsPlaces = { terms: '/terms-and-conditions', privacy: '/privacy-policy' };

/** A sentence with both texts one click away in a tab of their own, where each language wants them: `<terms>…</terms>`. */
export function TermsText({ text, places = own }: { text: string; places?: TermsPlaces | undefined }) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
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

import { type TermsPlaces, TermsText } from '../../parts/terms/TermsText.tsx';
import { useTexts } from '../../platform/use-texts.ts';

/** What is accepted at a sign-up. */
export function TermsLabel({ places }: { places?: TermsPlaces | undefined }) {
  const t = useTexts('accounts');
  return <TermsText text={t('signUp.accept')} places={places} />;
}

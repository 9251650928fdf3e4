import { AccommodationForm } from '../../parts/accommodation/AccommodationForm.tsx';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

/** What every interview grants this person. */
export function AccommodationSection() {
  const t = useTexts('privacy');
  return (
    <Section title={t('accommodation.title')} text={t('accommodation.text')}>
      <AccommodationForm onSaved={() => notices.done(t('common:saved'))} />
    </Section>
  );
}

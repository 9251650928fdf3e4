import { look } from '@vitrine/contract/companies/branding.ts';
import { SettingsFrame } from '../areas/accounts/settings/SettingsFrame.tsx';
import { Colors } from '../areas/companies/branding/Branding.tsx';
import { Letters } from '../areas/companies/branding/Letters.tsx';
import { OwnPages, Terms } from '../areas/companies/branding/Texts.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useAsk } from '../platform/calls/use-ask.ts';
import { useTexts } from '../platform/use-texts.ts';
import { Section } from '../ui/Section.tsx';

/** The look of the own company, each part saved on its own. */
export function BrandingPage() {
  const t = useTexts('companies');
  return (
    <SettingsFrame>
      <QueryBoundary of={useAsk(look.own, {})}>
        {(own) => (
          <>
            <Section title={t('branding.title')} text={t('branding.text')}>
              <Colors own={own} />
            </Section>
            <Section title={t('branding.fontTitle')} text={t('branding.fontText')}>
              <Letters own={own} />
            </Section>
            <Section title={t('branding.pagesTitle')} text={t('branding.pagesText')}>
              <OwnPages slug={own.slug} />
            </Section>
            <Section title={t('branding.termsTitle')} text={t('branding.termsText')}>
              <Terms own={own} />
            </Section>
          </>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
}

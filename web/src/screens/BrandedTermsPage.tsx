import { Anchor, Card } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CompanyIdentity } from '@vitrine/contract/companies/info.ts';
import { PlainText } from '../areas/companies/branding/PlainText.tsx';
import { WrittenPage } from '../areas/pages/PublicPage.tsx';
import { useTexts } from '../platform/use-texts.ts';
import { Page } from '../ui/Page.tsx';
import { Branded } from './Branded.tsx';

/** The terms of a company; the product's own where it has none. */
export const BrandedTermsPage = () => (
  <Branded>
    {(company) =>
      company.businessTerms ? (
        <Own company={company} which="terms" text={company.businessTerms} />
      ) : (
        <WrittenPage name="terms-and-conditions" />
      )
    }
  </Branded>
);
/** The privacy policy of a company; the product's own where it has none. */
export const BrandedPrivacyPage = () => (
  <Branded>
    {(company) =>
      company.privacyTerms ? <Own company={company} which="privacy" text={company.privacyTerms} /> : <WrittenPage name="privacy-policy" />
    }
  </Branded>
);

function Own({ company, which, text }: { company: CompanyIdentity; which: 'terms' | 'privacy'; text: string }) {
  const t = useTexts('companies');
  return (
    <Page width="text" title={t(`branded.${which}`, { company: company.companyName })}>
      <Card>
        <PlainText text={text} />
      </Card>
      <div>
        <Anchor component={Link} to={`/${company.slug}/signup` as never}>
          {t('branded.back')}
        </Anchor>
      </div>
    </Page>
  );
}

import { Anchor, Button, Card, Group, Tabs, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { CompanyIdentity } from '@vitrine/contract/companies/info.ts';
import { SignInForm } from '../areas/accounts/SignInForm.tsx';
import { SignUpFields } from '../areas/accounts/SignUpForm.tsx';
import { useContinue } from '../areas/accounts/use-continue.ts';
import { LanguageChoice } from '../parts/frame/Header.tsx';
import { useSession, useUserInfo } from '../platform/session/session.ts';
import { useTexts } from '../platform/use-texts.ts';
import classes from './Branded.module.css';
import { Branded } from './Branded.tsx';

/** Signing up with a company, in its look. */
export const BrandedSignUpPage = () => <Branded>{(company) => <SignUp company={company} pictured={false} />}</Branded>;
/** The same with the picture of the company's profile behind it. */
export const PicturedSignUpPage = () => <Branded>{(company) => <SignUp company={company} pictured />}</Branded>;

function SignUp({ company, pictured }: { company: CompanyIdentity; pictured: boolean }) {
  const t = useTexts('companies');
  const { companyName, companyLogo, companyId, published, banner } = company;
  useDocumentTitle(`${t('branded.welcome', { company: companyName })} · Vitrine`);
  return (
    <div className={classes.page} data-pictured={pictured || undefined}>
      <section className={classes.claim}>
        {pictured && banner && <img className={classes.banner} src={banner} alt="" />}
        <div className={classes.words}>
          {companyLogo && <img className={classes.logo} src={companyLogo} alt={companyName} />}
          <Title order={1}>{t('branded.welcome', { company: companyName })}</Title>
          <p>{t('branded.claim')}</p>
          {published && (
            <Anchor component={Link} to={`/business-profile/${companyId}` as never} underline="always" c="inherit">
              {t('branded.about')}
            </Anchor>
          )}
        </div>
      </section>
      <div className={classes.forms}>
        {/* these screens have no header of the product */}
        <div className={classes.language}>
          <LanguageChoice />
        </div>
        <SignedIn />
        <Forms company={company} />
      </div>
    </div>
  );
}

function Forms({ company: { slug, businessTerms, privacyTerms } }: { company: CompanyIdentity }) {
  const t = useTexts('accounts');
  const navigate = useNavigate();
  const { mode = 'up', email } = useSearch({ strict: false }) as { mode?: 'in' | 'up'; email?: string };
  const places = {
    terms: businessTerms ? `/${slug}/business-terms` : '/terms-and-conditions',
    privacy: privacyTerms ? `/${slug}/privacy-terms` : '/privacy-policy',
  };
  return (
    <Card shadow="none">
      <Tabs
        value={mode}
        keepMounted={false}
        onChange={(next) => void navigate({ to: '.', search: (search: object) => ({ ...search, mode: next }), replace: true } as never)}
      >
        <Tabs.List grow mb={20}>
          <Tabs.Tab value="up">{t('signUp.title')}</Tabs.Tab>
          <Tabs.Tab value="in">{t('signIn.title')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="up">
          <SignUpFields as="candidate" places={places} corporate={slug} />
        </Tabs.Panel>
        <Tabs.Panel value="in">
          <SignInForm key={email} />
        </Tabs.Panel>
      </Tabs>
    </Card>
  );
}

/** Somebody who is signed in already goes on with one click. */
function SignedIn() {
  const t = useTexts('accounts');
  const session = useSession();
  const info = useUserInfo();
  const goOn = useContinue();
  const { next } = useSearch({ strict: false }) as { next?: string };
  if (!session) return null;
  return (
    <Card>
      <Group justify="space-between" gap={12}>
        <Text fw={700}>{t('signUp.signedIn', { name: info?.firstName || session.userEmail })}</Text>
        <Button onClick={() => goOn(next)}>{t('signUp.continue')}</Button>
      </Group>
    </Card>
  );
}

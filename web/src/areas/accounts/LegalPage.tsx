import { Card, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';

/** The rules of using this installation. */
export function TermsPage() {
  const t = useTexts('accounts');
  return (
    <Page title={t('terms.title')} lead={t('terms.lead')} width="text">
      <Parts
        parts={(['accounts', 'content', 'fair', 'ending'] as const).map((part) => [t(`terms.${part}.title`), t(`terms.${part}.text`)])}
      />
    </Page>
  );
}

/** What is stored about a person, why, who sees it and for how long. */
export function PrivacyPage() {
  const t = useTexts('accounts');
  const parts = ['stored', 'seen', 'decided', 'kept', 'rights'] as const;
  return (
    <Page title={t('privacy.title')} lead={t('privacy.lead')} width="text">
      <Parts parts={parts.map((part) => [t(`privacy.${part}.title`), t(`privacy.${part}.text`)])} />
    </Page>
  );
}

function Parts({ parts }: { parts: (readonly [title: string, text: string])[] }) {
  return (
    <Card>
      <Stack gap={24}>
        {parts.map(([title, text]) => (
          <section key={title}>
            <Title order={2} mb={4}>
              {title}
            </Title>
            <Text maw="70ch">{text}</Text>
          </section>
        ))}
      </Stack>
    </Card>
  );
}

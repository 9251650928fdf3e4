import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Checks } from './Checks.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { Kept } from './Kept.tsx';
import { Queues } from './Queues.tsx';

/** What whoever runs this installation looks at: whether everything works, what waits, how much room there is. */
export function OperationsPage() {
  const t = useTexts('operations');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Section title={t('checks.title')} text={t('checks.text')}>
        <Checks />
      </Section>
      <Section title={t('jobs.title')} text={t('jobs.text')}>
        <Queues />
        <FailedJobs />
      </Section>
      <Section title={t('storage.title')}>
        <Kept />
      </Section>
      <Section title={t('search.title')} text={t('search.text')}>
        <Anchor renderRoot={(props) => <Link {...props} to="/admin-panel/occupations" />}>{t('search.occupations')}</Anchor>
      </Section>
      <Section title={t('effect.title')} text={t('effect.text')}>
        <Anchor renderRoot={(props) => <Link {...props} to="/admin-panel/speech-effect" />}>{t('effect.settings')}</Anchor>
      </Section>
    </Page>
  );
}

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { team } from '@vitrine/contract/accounts/team.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

/** The owner's way to keys and webhooks. */
export function ProgramsSection() {
  const t = useTexts('integrations');
  const info = useAsk(team.info, {});
  if (info.data?.role !== 'owner') return null;
  return (
    <Section title={t('programs.title')} text={t('programs.text')}>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/recruiter-settings/programs" />}>
        {t('programs.open')}
      </Button>
    </Section>
  );
}

import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/use-texts.ts';
import type { Home } from './stations.ts';

/** What else the company is looking for. */
export function OtherJobs({ home: { companyId, companyName: company } }: { home: Home }) {
  const t = useTexts('applying');
  return (
    <Anchor py={4} renderRoot={(props) => <Link {...props} to="/jobs" search={{ companyId }} />}>
      {t('home.otherJobs', { company })}
    </Anchor>
  );
}

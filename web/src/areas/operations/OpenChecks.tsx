import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { checks } from '@vitrine/contract/operations/checks.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Where administrators land: that the installation still needs something, and the way there; absent where all is well. */
export function OpenChecks() {
  const t = useTexts('operations');
  const { data } = useAsk(checks.open, {}, { staleTime: 60_000 });
  if (!data || data.broken + data.attention === 0) return null;
  const isBroken = data.broken > 0;
  const Icon = isBroken ? IconAlertTriangle : IconInfoCircle;
  const counted = [
    ...(isBroken ? [t('todo.broken', { count: data.broken })] : []),
    ...(data.attention > 0 ? [t('todo.attention', { count: data.attention })] : []),
  ];
  return (
    <Alert color={isBroken ? 'red' : 'info'} icon={<Icon stroke={1.5} aria-hidden="true" />} title={counted.join(' · ')}>
      {t('todo.text')}{' '}
      <Anchor inherit c="inherit" td="underline" renderRoot={(props) => <Link {...props} to="/admin-panel/operations" />}>
        {t('todo.look')}
      </Anchor>
    </Alert>
  );
}

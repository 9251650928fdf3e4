import { Button, Card, Stack, Text } from '@mantine/core';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { Home } from './stations.ts';

/** Whoever holds the link sees where it stands; for the rest, the person comes in by mail or signs in. */
export function Elsewhere({ home, place: { jobcodeId, uniqueId = '' } }: { home: Home; place: { jobcodeId: string; uniqueId?: string } }) {
  const t = useTexts('applying');
  const [mailed, setMailed] = useState(false);
  const mail = useAct(applicationHome.mailWayIn, { changes: false, onDone: () => setMailed(true) });
  if (mailed) return <Text role="status">{t('home.mailed')}</Text>;
  return (
    <Card withBorder component="section">
      <Stack gap={12} align="flex-start">
        <Text>{t('home.mine')}</Text>
        {home.guest ? (
          <Button loading={mail.isPending} onClick={() => mail.mutate({ jobcodeId, uniqueId })}>
            {t('home.mail')}
          </Button>
        ) : (
          <Button component="a" href={`/signup?mode=in&next=${encodeURIComponent(location.pathname)}`}>
            {t('who.signIn')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

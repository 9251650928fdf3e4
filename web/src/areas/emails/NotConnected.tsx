import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';

/** Whoever has no mailbox here yet connects one, wherever it is asked for. */
export function NotConnected({ order = 1 }: { order?: 1 | 2 }) {
  const t = useTexts('emails');
  const [connecting, setConnecting] = useState(false);
  return (
    <>
      <EmptyState
        drawing="letters"
        order={order}
        title={t('none')}
        text={t('noneText')}
        action={<Button onClick={() => setConnecting(true)}>{t('connect')}</Button>}
      />
      {connecting && <ConnectDialog onClose={() => setConnecting(false)} />}
    </>
  );
}

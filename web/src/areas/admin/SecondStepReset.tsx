import { Button, Group, Stack, Text } from '@mantine/core';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { useState } from 'react';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

/** For somebody who has lost what they sign in with beside the password. Nothing shows where they have none. */
export function SecondStepReset({ id }: { id: string }) {
  const t = useTexts('admin');
  const [asked, setAsked] = useState(false);
  const touched = useAsk(closing.ofAccount, { accountId: id }, { staleTime: 0 }).data;
  const reset = useActByPassword(closing.resetSecondStep, { onDone: () => notices.done(t('secondStep.done')) });
  const { passkeys = 0, app = false } = touched?.secondStep ?? {};
  if (!touched || touched.obstacle === 'own-account' || (passkeys === 0 && !app)) return reset.dialog;
  return (
    <Stack gap={12}>
      <Text>{t(app ? 'secondStep.withApp' : 'secondStep.withoutApp', { count: passkeys })}</Text>
      <Group>
        <Button variant="outline" color="red.9" loading={reset.isPending} onClick={() => setAsked(true)}>
          {t('secondStep.reset')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asked}
        danger
        title={t('secondStep.reset')}
        confirm={t('secondStep.reset')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onConfirm={() => {
          setAsked(false);
          reset.mutate({ accountId: id });
        }}
        onClose={() => setAsked(false)}
      >
        {t('secondStep.text', { person: touched.name })}
      </ConfirmDialog>
      {reset.dialog}
    </Stack>
  );
}

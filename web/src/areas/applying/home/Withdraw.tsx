import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

/** Takes the own application back, after asking. */
export function Withdraw({ applicationId, company }: { applicationId: string; company: string }) {
  const t = useTexts('applying');
  const [asked, { open, close }] = useDisclosure();
  const act = useAct(applying.withdraw, {
    onDone: () => {
      close();
      notices.done(t('withdraw.done'));
    },
  });
  return (
    <div>
      <Button variant="default" fullWidth leftSection={<IconArrowBackUp size={20} stroke={1.5} aria-hidden="true" />} onClick={open}>
        {t('withdraw.action')}
      </Button>
      <ConfirmDialog
        opened={asked}
        danger
        busy={act.isPending}
        title={t('withdraw.title')}
        confirm={t('withdraw.action')}
        cancel={t('withdraw.keep')}
        close={t('common:close')}
        onConfirm={() => act.mutate({ applicationId })}
        onClose={close}
      >
        {t('withdraw.text', { company })}
      </ConfirmDialog>
    </div>
  );
}

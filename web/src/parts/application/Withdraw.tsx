import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Takes the own application back, after asking. */
export function Withdraw({ applicationId, company }: { applicationId: string; company: string }) {
  const { t } = useTranslation();
  const [asked, { open, close }] = useDisclosure();
  const act = useAct(applying.withdraw, {
    onDone: () => {
      close();
      notices.done(t('application.withdraw.done'));
    },
  });
  return (
    <div>
      <Button variant="subtle" color="red" px={8} ml={-8} onClick={open}>
        {t('application.withdraw.action')}
      </Button>
      <ConfirmDialog
        opened={asked}
        danger
        busy={act.isPending}
        title={t('application.withdraw.title')}
        confirm={t('application.withdraw.action')}
        cancel={t('application.withdraw.keep')}
        close={t('close')}
        onConfirm={() => act.mutate({ applicationId })}
        onClose={close}
      >
        {t('application.withdraw.text', { company })}
      </ConfirmDialog>
    </div>
  );
}

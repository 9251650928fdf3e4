import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ApplicationDocument, applying } from '@vitrine/contract/applying/applying.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

/** Takes one document of a sent application back, after asking: it is deleted. */
export function TakeBack({ document: { documentId, name }, company }: { document: ApplicationDocument; company: string }) {
  const t = useTexts('applying');
  const [asked, { open, close }] = useDisclosure();
  const act = useAct(applying.takeBackDocument, {
    onDone: () => {
      close();
      notices.done(t('takeBack.done'));
    },
  });
  return (
    <>
      <Button variant="subtle" size="compact-md" mih={32} aria-label={t('takeBack.action', { name })} onClick={open}>
        {t('takeBack.confirm')}
      </Button>
      <ConfirmDialog
        opened={asked}
        danger
        busy={act.isPending}
        title={t('takeBack.title')}
        confirm={t('takeBack.confirm')}
        cancel={t('withdraw.keep')}
        close={t('common:close')}
        onConfirm={() => act.mutate({ documentId })}
        onClose={close}
      >
        {t('takeBack.text', { name, company })}
      </ConfirmDialog>
    </>
  );
}

import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { clearSession } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

/** A guest has no settings: everything goes from here, after asking. */
export function EraseGuest({ company }: { company: string }) {
  const t = useTexts('applying');
  const navigate = useNavigate();
  const [asked, { open, close }] = useDisclosure();
  const act = useAct(privacy.eraseGuest, {
    changes: false,
    onDone: async () => {
      // first away from what asks for the person's data, then without the session
      await navigate({ to: '/farewell', replace: true });
      clearSession();
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" fullWidth leftSection={<IconTrash size={20} stroke={1.5} aria-hidden="true" />} onClick={open}>
        {t('erase.action')}
      </Button>
      <ConfirmDialog
        opened={asked}
        danger
        busy={act.isPending}
        title={t('erase.title')}
        confirm={t('erase.action')}
        cancel={t('erase.keep')}
        close={t('common:close')}
        onConfirm={() => act.mutate({})}
        onClose={close}
      >
        {t('erase.text', { company })}
      </ConfirmDialog>
    </>
  );
}

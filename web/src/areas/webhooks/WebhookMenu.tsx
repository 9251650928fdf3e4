import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type Webhook, webhooks } from '@vitrine/contract/webhooks/endpoints.ts';
import { useState } from 'react';
import { ShownOnce } from '../../parts/copying/ShownOnce.tsx';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

/** What is seldom done with a webhook. */
export function WebhookMenu({ of }: { of: Webhook }) {
  const { id, url, disabled } = of;
  const t = useTexts('webhooks');
  const [open, setOpen] = useState<'change' | 'remove' | undefined>();
  const [seen, setSeen] = useState(false);
  const close = () => setOpen(undefined);
  const rotate = useActByPassword(webhooks.rotate, { onDone: () => setSeen(false) });
  const turn = useAct(webhooks.turn, { onDone: () => notices.done(t('turn.isOff')) });
  const remove = useAct(webhooks.remove, { onDone: () => notices.done(t('remove.done')) });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more', { url })}>
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('change')}>{t('form.change')}</Menu.Item>
          <Menu.Item onClick={() => rotate.mutate({ id })}>{t('rotate.action')}</Menu.Item>
          {!disabled && <Menu.Item onClick={() => turn.mutate({ id, on: false })}>{t('turn.off')}</Menu.Item>}
          <Menu.Item onClick={() => setOpen('remove')}>{t('remove.action')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'change' && <WebhookDialog of={of} onClose={close} />}
      <ConfirmDialog
        opened={open === 'remove'}
        title={t('remove.title')}
        confirm={t('remove.action')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={close}
      >
        {t('remove.text', { url })}
      </ConfirmDialog>
      {rotate.dialog}
      {rotate.data && !seen && (
        <ShownOnce
          title={t('rotate.title')}
          text={t('rotate.text')}
          label={t('secret.label')}
          secret={rotate.data.secret}
          done={t('secret.done')}
          onClose={() => setSeen(true)}
        />
      )}
    </>
  );
}

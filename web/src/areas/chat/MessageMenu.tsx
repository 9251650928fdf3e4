import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { type ChatMessage, changeableMilliseconds } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import classes from './Chat.module.css';

interface Props {
  one: ChatMessage;
  /** Nothing where one may not write any more. */
  onReply: (() => void) | undefined;
  onEdit: (() => void) | undefined;
  onChanged: (now: ChatMessage) => void;
  /** Nothing of what one wrote oneself. */
  onReport: (() => void) | undefined;
}

const isChangeable = ({ own, serverDate }: ChatMessage) => own && Date.now() - Date.parse(serverDate) < changeableMilliseconds;

/** What can be done with one message: answer it, for a while change or delete one's own, and report another's. */
export function MessageMenu({ one, onReply, onEdit, onChanged, onReport }: Props) {
  const t = useTexts('chat');
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const remove = useAct(messages.remove, {
    changes: false,
    onDone: (now) => {
      setDeleting(false);
      onChanged(now);
    },
  });
  const changeable = isChangeable(one);
  if (!onReply && !changeable && !onReport) return null;
  return (
    <>
      <Menu position="bottom-end" opened={open} onChange={setOpen}>
        <Menu.Target>
          <ActionIcon className={classes.messageMenu ?? ''} variant="subtle" size={28} aria-label={t('messageOptions')}>
            <IconDots stroke={1.5} size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onReply && (
            <Menu.Item leftSection={<IconArrowBackUp stroke={1.5} size={18} aria-hidden="true" />} onClick={onReply}>
              {t('reply')}
            </Menu.Item>
          )}
          {changeable && onEdit && one.message !== '' && (
            <Menu.Item leftSection={<IconPencil stroke={1.5} size={18} aria-hidden="true" />} onClick={onEdit}>
              {t('edit')}
            </Menu.Item>
          )}
          {changeable && (
            <Menu.Item leftSection={<IconTrash stroke={1.5} size={18} aria-hidden="true" />} onClick={() => setDeleting(true)}>
              {t('deleteMessage')}
            </Menu.Item>
          )}
          {onReport && (
            <Menu.Item leftSection={<IconFlag stroke={1.5} size={18} aria-hidden="true" />} onClick={onReport}>
              {t('report')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {deleting && (
        <ConfirmDialog
          opened
          danger
          title={t('deleteTitle')}
          confirm={t('deleteMessage')}
          cancel={t('common:cancel')}
          close={t('common:close')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: one.id }, { onError: () => setDeleting(false) })}
          onClose={() => setDeleting(false)}
        >
          {t('deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}

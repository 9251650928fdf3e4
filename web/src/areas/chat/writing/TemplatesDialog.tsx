import { ActionIcon, Badge, Button, Group, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ChatTemplate, chatTemplates } from '@vitrine/contract/chat/templates.ts';
import { useState } from 'react';
import type { Place } from '../../../parts/chat/outbox.ts';
import panes from '../../../parts/panes/Panes.module.css';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import classes from '../Chat.module.css';
import { TemplateForm } from './TemplateForm.tsx';

interface Props {
  place: Place;
  onClose: () => void;
  onChoose: (text: string) => void;
}

/** What is written often, for whoever is at the other end; recruiters write their own there, too. */
export function TemplatesDialog({ place: { conversationId, memberEmail, bookingId }, onClose, onChoose }: Props) {
  const t = useTexts('chat');
  const isRecruiter = useIsRecruiter();
  const [editing, setEditing] = useState<ChatTemplate | 'new' | null>(null);
  const [removing, setRemoving] = useState<ChatTemplate | null>(null);
  const asked = conversationId ? { conversationId } : { memberEmail, ...(bookingId ? { bookingId } : {}) };
  const list = useAsk(chatTemplates.list, asked);
  const remove = useAct(chatTemplates.remove, { onDone: () => setRemoving(null) });
  if (removing)
    return (
      <ConfirmDialog
        opened
        danger
        title={t('templates.remove', { name: removing.name })}
        confirm={t('common:delete')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: removing.id })}
        onClose={() => setRemoving(null)}
      >
        {t('templates.removeText')}
      </ConfirmDialog>
    );
  return (
    <Modal
      opened
      onClose={editing ? () => setEditing(null) : onClose}
      size="lg"
      title={editing ? t(editing === 'new' ? 'templates.add' : 'templates.change') : t('templates.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {editing ? (
        <TemplateForm template={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      ) : (
        <Stack gap={16}>
          <Text size="sm" c="dimmed">
            {t('templates.text')}
          </Text>
          <QueryBoundary of={list}>
            {({ items }) => (
              <ul className={panes.rows}>
                {items.map((one) => (
                  <li key={one.id} className={classes.template}>
                    <UnstyledButton className={panes.row ?? ''} onClick={() => onChoose(one.text)}>
                      <Text component="span" display="block" fw={700}>
                        {one.name} {one.own && <Badge variant="light">{t('templates.own')}</Badge>}
                      </Text>
                      <span className={classes.excerpt} lang={one.language}>
                        {one.text}
                      </span>
                    </UnstyledButton>
                    {one.own && isRecruiter && (
                      <Group gap={4} wrap="nowrap">
                        <ActionIcon
                          variant="subtle"
                          size={44}
                          aria-label={t('templates.edit', { name: one.name })}
                          onClick={() => setEditing(one)}
                        >
                          <IconPencil stroke={1.5} size={20} aria-hidden="true" />
                        </ActionIcon>
                        <ActionIcon
                          variant="subtle"
                          size={44}
                          aria-label={t('templates.remove', { name: one.name })}
                          onClick={() => setRemoving(one)}
                        >
                          <IconTrash stroke={1.5} size={20} aria-hidden="true" />
                        </ActionIcon>
                      </Group>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </QueryBoundary>
          {isRecruiter && (
            <Button
              variant="default"
              leftSection={<IconPlus stroke={1.5} size={18} aria-hidden="true" />}
              onClick={() => setEditing('new')}
            >
              {t('templates.add')}
            </Button>
          )}
        </Stack>
      )}
    </Modal>
  );
}

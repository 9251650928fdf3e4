import { ActionIcon, Badge, Button, Group, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { chatTemplates } from '@vitrine/contract/chat/templates.ts';
import type { emailTemplates } from '@vitrine/contract/emails/templates.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import panes from '../panes/Panes.module.css';
import { QueryBoundary } from '../QueryBoundary.tsx';
import classes from './TextTemplates.module.css';

interface Template {
  id: string;
  /** Written by the company. */
  own: boolean;
  name: string;
  language: Language;
}

interface Props<One extends Template> {
  title: string;
  list: UseQueryResult<{ items: One[] }, Error>;
  /** What the list says of itself, and how it is chosen from. */
  above: ReactNode;
  /** How one of them begins. */
  excerpt: (one: One) => string;
  /** Where one is written, or a new one. */
  form: (template: One | null, onClose: () => void) => ReactNode;
  remove: typeof chatTemplates.remove | typeof emailTemplates.remove;
  onChoose: (one: One) => void;
  onClose: () => void;
}

/** What is written often, to begin with; recruiters write there what their company keeps for all of its people. */
export function TextTemplates<One extends Template>({ title, list, above, excerpt, form, remove, onChoose, onClose }: Props<One>) {
  const t = useTexts('text-templates');
  const isRecruiter = useIsRecruiter();
  const [editing, setEditing] = useState<One | 'new' | null>(null);
  const [removing, setRemoving] = useState<One | null>(null);
  const removal = useAct(remove, { onDone: () => setRemoving(null) });
  if (removing)
    return (
      <ConfirmDialog
        opened
        danger
        title={t('remove', { name: removing.name })}
        confirm={t('common:delete')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate({ id: removing.id })}
        onClose={() => setRemoving(null)}
      >
        {t('removeText')}
      </ConfirmDialog>
    );
  return (
    <Modal
      opened
      onClose={editing ? () => setEditing(null) : onClose}
      size="lg"
      title={editing ? t(editing === 'new' ? 'add' : 'change') : title}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {editing ? (
        form(editing === 'new' ? null : editing, () => setEditing(null))
      ) : (
        <Stack gap={16}>
          {above}
          <QueryBoundary of={list}>
            {({ items }) => (
              <ul className={panes.rows}>
                {items.map((one) => (
                  <li key={one.id} className={classes.item}>
                    <UnstyledButton className={panes.row ?? ''} onClick={() => onChoose(one)}>
                      <Text component="span" display="block" fw={700}>
                        {one.name} {one.own && <Badge variant="light">{t('own')}</Badge>}
                      </Text>
                      <span className={classes.excerpt} lang={one.language}>
                        {excerpt(one)}
                      </span>
                    </UnstyledButton>
                    {one.own && isRecruiter && (
                      <Group gap={4} wrap="nowrap">
                        <ActionIcon variant="subtle" size={44} aria-label={t('edit', { name: one.name })} onClick={() => setEditing(one)}>
                          <IconPencil stroke={1.5} size={20} aria-hidden="true" />
                        </ActionIcon>
                        <ActionIcon
                          variant="subtle"
                          size={44}
                          aria-label={t('remove', { name: one.name })}
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
              {t('add')}
            </Button>
          )}
        </Stack>
      )}
    </Modal>
  );
}

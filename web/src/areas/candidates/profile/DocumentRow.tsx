import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Anchor, Box, Group, Select, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import type { ProfileDocument } from '@vitrine/contract/candidates/shapes.ts';
import { type DocumentKind, documentKinds } from '@vitrine/contract/profile-lists.ts';
import { useState } from 'react';
import { DocumentDialog } from '../../../parts/profile/Documents.tsx';
import { bytes } from '../../../platform/bytes.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import classes from './Editor.module.css';
import { useProfileAct } from './use-profile.ts';

interface Props {
  one: ProfileDocument;
  index: number;
  last: boolean;
  onMove: (by: number) => void;
  onKind: (kind: DocumentKind) => void;
}

export function DocumentRow({ one, index, last, onMove, onKind }: Props) {
  const t = useTexts('candidates');
  const { ref, handleRef, isDragging } = useSortable({ id: one.id, index });
  const [asked, setAsked] = useState<'look' | 'remove'>();
  const remove = useProfileAct(profileDocuments.remove);
  const { name } = one;
  const icon = { variant: 'subtle', color: 'gray', size: 36 } as const;
  return (
    <li ref={ref} className={classes.document} style={{ opacity: isDragging ? 0.6 : 1 }}>
      <ActionIcon ref={handleRef} {...icon} aria-label={t('papers.drag', { name })} style={{ cursor: 'grab', touchAction: 'none' }}>
        <IconGripVertical size={20} stroke={1.5} />
      </ActionIcon>
      <Box miw={0}>
        {one.preview === 'none' ? (
          <Anchor href={one.saveUrl} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Anchor>
        ) : (
          <Anchor component="button" type="button" ta="start" style={{ overflowWrap: 'anywhere' }} onClick={() => setAsked('look')}>
            {name}
          </Anchor>
        )}
        <Text size="sm" c="dimmed">
          {bytes(one.bytes)}
        </Text>
      </Box>
      <Group gap={0} wrap="nowrap">
        <ActionIcon {...icon} disabled={index === 0} aria-label={t('papers.up', { name })} onClick={() => onMove(-1)}>
          <IconArrowUp size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon {...icon} disabled={last} aria-label={t('papers.down', { name })} onClick={() => onMove(1)}>
          <IconArrowDown size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon {...icon} aria-label={t('entry.remove', { title: name })} onClick={() => setAsked('remove')}>
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
      <Select
        style={{ gridColumn: '2 / -1' }}
        maw={260}
        aria-label={t('papers.kindOf', { name })}
        allowDeselect={false}
        data={documentKinds.map((value) => ({ value, label: t(`common:lists.documentKind.${value}`) }))}
        value={one.kind}
        onChange={(value) => value && onKind(value as DocumentKind)}
      />
      {asked === 'look' && <DocumentDialog one={one} onClose={() => setAsked(undefined)} />}
      <ConfirmDialog
        opened={asked === 'remove'}
        danger
        busy={remove.isPending}
        title={t('papers.removeTitle')}
        confirm={t('common:remove')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => remove.mutate({ id: one.id })}
      >
        {t('papers.removeText', { name })}
      </ConfirmDialog>
    </li>
  );
}

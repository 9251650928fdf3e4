import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Box, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ProgressDocument } from '@vitrine/contract/progress-flow/asking.ts';
import { useState } from 'react';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import classes from '../ProgressFlow.module.css';
import { useJobs } from '../use-jobs.ts';

interface Props {
  document: ProgressDocument;
  index: number;
  last: boolean;
  movable: boolean;
  onMove: (by: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One document that is asked for; its place is changed by dragging or by the arrows. */
export function AskedRow({ document, index, last, movable, onMove, onEdit, onRemove }: Props) {
  const t = useTexts('progress-flow');
  const { ref, handleRef, isDragging } = useSortable({ id: document.pfId, index, disabled: !movable });
  const [asked, ask] = useState(false);
  const { pfTitle: title, why } = document;
  const icon = { variant: 'subtle', color: 'gray', size: 36 } as const;
  return (
    <li ref={ref} className={classes.asked} style={{ opacity: isDragging ? 0.6 : 1 }}>
      {movable && (
        <ActionIcon ref={handleRef} {...icon} aria-label={t('asking.drag', { title })} style={{ cursor: 'grab', touchAction: 'none' }}>
          <IconGripVertical size={20} stroke={1.5} />
        </ActionIcon>
      )}
      <Box miw={0} flex={1}>
        <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {why && (
          <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {why}
          </Text>
        )}
        <Facts document={document} />
      </Box>
      <Group gap={0} wrap="nowrap">
        {movable && (
          <>
            <ActionIcon {...icon} disabled={index === 0} aria-label={t('asking.up', { title })} onClick={() => onMove(-1)}>
              <IconArrowUp size={18} stroke={1.5} />
            </ActionIcon>
            <ActionIcon {...icon} disabled={last} aria-label={t('asking.down', { title })} onClick={() => onMove(1)}>
              <IconArrowDown size={18} stroke={1.5} />
            </ActionIcon>
          </>
        )}
        <ActionIcon {...icon} aria-label={t('asking.edit', { title })} onClick={onEdit}>
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon {...icon} aria-label={t('asking.remove', { title })} onClick={() => ask(true)}>
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
      <ConfirmDialog
        opened={asked}
        danger
        title={t('asking.removeTitle')}
        confirm={t('common:remove')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onClose={() => ask(false)}
        onConfirm={() => {
          ask(false);
          onRemove();
        }}
      >
        {t('asking.removeText', { title })}
      </ConfirmDialog>
    </li>
  );
}

/** Until when, and of whom. */
function Facts({ document: { dueDate, dueDays, bookings } }: { document: ProgressDocument }) {
  const t = useTexts('progress-flow');
  const jobs = useJobs();
  const titles = bookings.map((id) => jobs.find(({ value }) => value === id)?.label ?? id);
  const due =
    dueDate !== null
      ? t('asking.byDay', { day: date(`${dueDate}T12:00:00`) })
      : dueDays !== null
        ? t('asking.withinDays', { count: dueDays })
        : t('asking.noHurry');
  const whom = bookings.length === 0 ? t('asking.everybody') : t('asking.peopleOf', { jobs: titles.join(', ') });
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {due} · {whom}
    </Text>
  );
}

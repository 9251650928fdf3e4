import { useDraggable, useDroppable } from '@dnd-kit/react';
import { ActionIcon, Anchor, Button, Group, Menu, Skeleton, Text, Title } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { useApplicantFilter, useListSearch, useManagement } from '../../../parts/applicant/use-management.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { PersonAvatar } from '../../../ui/Person.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { Mark, OnCard } from '../table/facts.tsx';
import classes from './Board.module.css';

/** So many cards stand in a column; the list shows the rest. */
const shown = 50;

interface Props {
  status: ApplicationStatus;
  bookingId: string;
  onMove: (applicant: ListedApplicant, to: ApplicationStatus) => void;
}

/** Everybody of one status. */
export function Column({ status, bookingId, onMove }: Props) {
  const t = useTexts('applicants');
  const { search, go } = useManagement();
  const { ref, isDropTarget } = useDroppable({ id: status });
  // the order of the list and a reason belong to the list
  const { sort: _, reasonId: __, ...filter } = useApplicantFilter();
  const wanted = { ...filter, bookingId, status, count: shown };
  const { data } = useAsk(applicants.byBooking, wanted, { keepPrevious: true });
  return (
    <div ref={ref} className={classes.column} data-target={isDropTarget || undefined}>
      <Group justify="space-between" wrap="nowrap" gap={4} mb={8}>
        <Title order={2} size="h5">
          <StatusBadge status={status}>{t(`common:status.${status}`)}</StatusBadge>
        </Title>
        <Text size="sm" c="dimmed">
          {data?.total ?? ''}
        </Text>
      </Group>
      {!data && <Skeleton height={72} radius="md" data-testid="skeleton" />}
      {data?.items.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.empty ?? ''}>
          {t('board.empty')}
        </Text>
      )}
      <ul className={classes.cards} aria-label={t(`common:status.${status}`)}>
        {data?.items.map((one) => (
          <BoardCard key={one.id} applicant={one} onMove={(to) => onMove(one, to)} />
        ))}
      </ul>
      {data && data.total > shown && (
        <Button variant="subtle" size="compact-sm" onClick={() => go({ ...search, view: undefined, bookingId, status })}>
          {t('board.rest', { count: data.total - shown })}
        </Button>
      )}
    </div>
  );
}

function BoardCard({ applicant: one, onMove }: { applicant: ListedApplicant; onMove: (to: ApplicationStatus) => void }) {
  const name = useNameOf()(one);
  // the board has an order of its own: the list's, status by status
  const column = { ...useListSearch(), sort: undefined, status: one.status };
  const { ref, isDragging } = useDraggable({ id: one.id, data: { applicant: one } });
  return (
    <li ref={ref} className={classes.card} data-dragging={isDragging || undefined}>
      <Group gap={8} wrap="nowrap" align="flex-start">
        <span className={classes.face}>
          <PersonAvatar name={one.blind ? one.alias : name} picture={one.cProfilePic} size={28} />
        </span>
        <Anchor
          renderRoot={(props) => (
            <Link {...props} draggable={false} to="/candidate-details/candidate/$id" params={{ id: one.id }} search={column} />
          )}
          c="inherit"
          fw={one.seen ? 400 : 900}
          className={classes.name ?? ''}
        >
          {name}
        </Anchor>
        <MoveMenu name={name} status={one.status} onMove={onMove} />
      </Group>
      <Group gap="0 12px">
        <OnCard applicant={one} />
        <Mark applicant={one} />
      </Group>
    </li>
  );
}

/** What dragging does, by keys. */
function MoveMenu({ name, status, onMove }: { name: string; status: ApplicationStatus; onMove: (to: ApplicationStatus) => void }) {
  const t = useTexts('applicants');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} my={-4} me={-6} aria-label={t('board.move', { name })} style={{ flex: 'none' }}>
          <IconGripVertical size={16} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('board.moveTo')}</Menu.Label>
        {applicationStatuses
          .filter((to) => to !== status)
          .map((to) => (
            <Menu.Item key={to} onClick={() => onMove(to)}>
              {t(`common:status.${to}`)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

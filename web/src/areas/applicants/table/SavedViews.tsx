import { ActionIcon, Button, Group, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { type ApplicantColumn, applicantViews, type SavedApplicantView } from '@vitrine/contract/applicants/views.ts';
import { useState } from 'react';
import { useManagement } from '../../../parts/applicant/use-management.ts';
import { NameDialog } from '../../../parts/NameDialog.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Table.module.css';

interface Props {
  columns: readonly ApplicantColumn[];
  onColumns: (columns: readonly ApplicantColumn[]) => void;
}

/** Filters, order and columns that somebody keeps under a name, opened again with one press. */
export function SavedViews({ columns, onColumns }: Props) {
  const t = useTexts('applicants');
  const [opened, setOpened] = useState(false);
  const [naming, setNaming] = useState(false);
  return (
    <>
      <Popover opened={opened} onChange={setOpened} position="bottom-end" width={320} shadow="md" withinPortal={false}>
        <Popover.Target>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconBookmark size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => setOpened((now) => !now)}
          >
            {t('views.title')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('views.title')}>
          <Stack gap={12}>
            <Views onColumns={onColumns} onOpen={() => setOpened(false)} />
            <Button
              variant="light"
              leftSection={<IconBookmarkPlus size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => {
                setOpened(false);
                setNaming(true);
              }}
            >
              {t('views.save')}
            </Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {naming && <SaveDialog columns={columns} onClose={() => setNaming(false)} />}
    </>
  );
}

function SaveDialog({ columns, onClose }: { columns: readonly ApplicantColumn[]; onClose: () => void }) {
  const t = useTexts('applicants');
  const { bookingId, status, progress, sort = 'Recent', q, due, assigned, reason } = useManagement().search;
  const save = useAct(applicantViews.save, {
    onDone: ({ name }) => {
      notices.done(t('views.saved', { name }));
      onClose();
    },
  });
  const said = [status && t(`common:status.${status}`), progress && t(`common:progressKind.${progress}`), q].filter(Boolean).join(', ');
  return (
    <NameDialog
      title={t('views.save')}
      label={t('views.name')}
      initial={said}
      busy={save.isPending}
      onName={(name) =>
        save.mutate({
          name,
          query: { bookingId, status, progress, sort, due, assigned, reasonId: reason, textSearch: q },
          columns: [...columns],
        })
      }
      onClose={onClose}
    />
  );
}

function Views({ onColumns, onOpen }: { onColumns: Props['onColumns']; onOpen: () => void }) {
  const t = useTexts('applicants');
  const list = useAsk(applicantViews.list, {});
  return (
    <QueryBoundary of={list}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed" size="sm">
            {t('views.none')}
          </Text>
        ) : (
          <Stack gap={4}>
            {items.map((view) => (
              <View key={view.id} view={view} onColumns={onColumns} onOpen={onOpen} />
            ))}
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

function View({ view, onColumns, onOpen }: { view: SavedApplicantView; onColumns: Props['onColumns']; onOpen: () => void }) {
  const t = useTexts('applicants');
  const { go } = useManagement();
  const again = useAct(applicantViews.save);
  const remove = useAct(applicantViews.remove, {
    onDone: () => notices.undo(t('views.deleted', { name: view.name }), () => again.mutate(view)),
  });
  const open = () => {
    const { bookingId, status, progress, sort, due, assigned, reasonId, textSearch } = view.query;
    onColumns(view.columns);
    go({ bookingId, status, progress, sort, due, assigned, reason: reasonId, q: textSearch });
    onOpen();
  };
  return (
    <Group justify="space-between" wrap="nowrap" gap={8}>
      <UnstyledButton className={classes.view} onClick={open}>
        {view.name}
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('views.delete', { name: view.name })}
        onClick={() => remove.mutate({ id: view.id })}
      >
        <IconTrash size={20} stroke={1.5} />
      </ActionIcon>
    </Group>
  );
}

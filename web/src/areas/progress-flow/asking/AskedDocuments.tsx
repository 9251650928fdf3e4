import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { Button, Select, Stack, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { maxProgressDocuments, type ProgressDocument, progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useJobs } from '../use-jobs.ts';
import { AskedDialog } from './AskedDialog.tsx';
import { AskedRow } from './AskedRow.tsx';

/** What the company asks of people it takes on, in the order in which they see it. */
export function AskedDocuments() {
  const t = useTexts('progress-flow');
  const [edited, edit] = useState<ProgressDocument | 'new'>();
  const [job, setJob] = useState<string | null>(null);
  const jobs = useJobs();
  return (
    <Section title={t('asking.title')} text={t('asking.text')}>
      <QueryBoundary of={useAsk(progressAsking.list, {})}>
        {({ items }) => (
          <Stack gap={16} align={items.length === 0 ? 'center' : 'flex-start'}>
            {items.length === 0 ? (
              <EmptyState
                drawing="letters"
                title={t('asking.none')}
                text={t('asking.noneText')}
                action={<Add onAdd={() => edit('new')} />}
              />
            ) : (
              <>
                {jobs.length > 0 && (
                  <Select
                    label={t('asking.ofJob')}
                    placeholder={t('asking.all')}
                    clearable
                    searchable
                    data={jobs}
                    value={job}
                    onChange={setJob}
                    clearButtonProps={{ 'aria-label': t('asking.all') }}
                    w="100%"
                    maw={360}
                  />
                )}
                <Rows items={job ? items.filter((one) => isAsked(one, job)) : items} whole={job === null} onEdit={edit} />
                {items.length < maxProgressDocuments && <Add onAdd={() => edit('new')} />}
              </>
            )}
            {edited && <AskedDialog document={edited === 'new' ? undefined : edited} onClose={() => edit(undefined)} />}
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  );
}

const isAsked = ({ bookings }: ProgressDocument, job: string) => bookings.length === 0 || bookings.includes(job);

function Add({ onAdd }: { onAdd: () => void }) {
  const t = useTexts('progress-flow');
  return (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={onAdd}>
      {t('asking.add')}
    </Button>
  );
}

interface RowsProps {
  items: ProgressDocument[];
  /** All of them are shown, so that their order can be changed. */
  whole: boolean;
  onEdit: (document: ProgressDocument) => void;
}

function Rows({ items, whole, onEdit }: RowsProps) {
  const t = useTexts('progress-flow');
  const [announced, announce] = useState('');
  const reorder = useAct(progressAsking.reorder);
  const remove = useAct(progressAsking.update, { onDone: () => notices.done(t('asking.removed')) });
  // shown at once where the hand let go
  const wanted = reorder.isPending ? reorder.variables.pfIds : [];
  const shown = items.toSorted((one, other) => wanted.indexOf(one.pfId) - wanted.indexOf(other.pfId));
  const put = (ids: string[], position: number) => {
    reorder.mutate({ pfIds: ids });
    announce(t('asking.moved', { number: position + 1 }));
  };
  const moveBy = (from: number, by: number) => {
    const ids = shown.map(({ pfId }) => pfId);
    const [id] = ids.splice(from, 1);
    if (id) put(ids.toSpliced(from + by, 0, id), from + by);
  };
  return (
    <DragDropProvider
      onDragEnd={(event) => {
        if (event.canceled || !event.operation.source) return;
        const next = move(
          shown.map((one) => ({ id: one.pfId })),
          event,
        ).map(({ id }) => id);
        if (next.some((id, at) => id !== shown[at]?.pfId)) put(next, next.indexOf(String(event.operation.source.id)));
      }}
    >
      <Stack component="ol" gap={8} m={0} p={0} w="100%" style={{ listStyle: 'none' }} aria-label={t('asking.title')}>
        {shown.map((one, index) => (
          <AskedRow
            key={one.pfId}
            document={one}
            index={index}
            last={index === shown.length - 1}
            movable={whole && shown.length > 1}
            onMove={(by) => moveBy(index, by)}
            onEdit={() => onEdit(one)}
            onRemove={() => remove.mutate({ pfId: one.pfId, delete: true })}
          />
        ))}
      </Stack>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </DragDropProvider>
  );
}

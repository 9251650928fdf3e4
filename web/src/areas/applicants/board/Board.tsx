import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { Select, VisuallyHidden } from '@mantine/core';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { useManagement } from '../../../parts/applicant/use-management.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { asksFirst, type MailedStatus, StatusDialog } from '../StatusDialog.tsx';
import { useSetStatus } from '../use-set-status.ts';
import classes from './Board.module.css';
import { Column } from './Column.tsx';

interface Move {
  applicant: ListedApplicant;
  status: ApplicationStatus;
}

/** The applicants of one job by status: moved by dragging, or by the menu of each card. */
export function Board({ bookings }: { bookings: { value: string; label: string }[] }) {
  const t = useTexts('applicants');
  const { search, set } = useManagement();
  if (!search.bookingId)
    return (
      <EmptyState
        drawing="letters"
        title={t('board.choose')}
        text={t('board.chooseText')}
        action={
          <Select
            aria-label={t('filter.jobCode')}
            placeholder={t('filter.jobCode')}
            data={bookings}
            onChange={(bookingId) => bookingId && set({ bookingId }, false)}
            searchable
            w={320}
            maw="100%"
          />
        }
      />
    );
  return <Columns bookingId={search.bookingId} />;
}

function Columns({ bookingId }: { bookingId: string }) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const [asked, ask] = useState<Move & { status: MailedStatus }>();
  const [said, say] = useState('');
  const moved = ({ applicant, status }: Move) => say(t('board.moved', { name: nameOf(applicant), status: t(`common:status.${status}`) }));
  const setStatus = useSetStatus({
    onDone: () => {
      if (asked) moved(asked);
      ask(undefined);
    },
  });
  const move = (next: Move) => {
    if (next.applicant.status === next.status) return;
    // the candidate would be told: that is confirmed first
    const { applicant, status } = next;
    if (asksFirst(status)) return ask({ applicant, status });
    setStatus.mutate({ ids: [next.applicant.id], status: next.status }, { onSuccess: () => moved(next) });
  };
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      // the menu of each card does by keys what dragging does, and says it in the person's language
      plugins={(standard) => standard.filter((one) => one !== Accessibility)}
      onDragEnd={({ operation: { source, target }, canceled }) => {
        const applicant = source?.data.applicant as ListedApplicant | undefined;
        const status = applicationStatuses.find((one) => one === target?.id);
        if (!canceled && applicant && status) move({ applicant, status });
      }}
    >
      <section className={classes.board} aria-label={t('board.label')}>
        {applicationStatuses.map((status) => (
          <Column key={status} status={status} bookingId={bookingId} onMove={(applicant, to) => move({ applicant, status: to })} />
        ))}
      </section>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {asked && <StatusDialog applicants={[asked.applicant]} status={asked.status} set={setStatus} onClose={() => ask(undefined)} />}
    </DragDropProvider>
  );
}

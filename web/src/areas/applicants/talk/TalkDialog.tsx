import { Modal, SegmentedControl, Stack } from '@mantine/core';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { PlanForm } from './PlanForm.tsx';
import { type Planned, type Way, ways } from './planned.ts';

interface Props {
  /** The application. */
  id: string;
  /** What is set or offered already. */
  planned: Planned;
  onClose: () => void;
}

/** Plans a talk: several times of which the applicant picks one, or one date; everybody is told by letters with an entry for the calendar. */
export function TalkDialog({ id, planned, onClose }: Props) {
  const t = useTexts('applicants');
  const colleagues = useAsk(talks.colleagues, { id });
  const [way, setWay] = useState<Way>('offer');
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(planned.talk ? 'talk.move' : 'talk.set')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap={16}>
        <SegmentedControl
          fullWidth
          aria-label={t('talk.way.label')}
          value={way}
          onChange={(next) => setWay(next === 'set' ? 'set' : 'offer')}
          data={ways.map((value) => ({ value, label: t(`talk.way.${value}`) }))}
        />
        <QueryBoundary of={colleagues}>
          {({ items }) => <PlanForm way={way} id={id} planned={planned} colleagues={items} onClose={onClose} />}
        </QueryBoundary>
      </Stack>
    </Modal>
  );
}

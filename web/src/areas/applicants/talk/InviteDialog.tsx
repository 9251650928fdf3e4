import { Modal, SegmentedControl, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { DecideForm } from '../denial/DecideForm.tsx';
import type { Recipient } from '../denial/Letters.tsx';
import type { SetStatus } from '../use-set-status.ts';
import { PlanForm } from './PlanForm.tsx';
import { type Way, ways } from './planned.ts';

type Choice = Way | 'later';

interface Props {
  applicant: Recipient;
  set: SetStatus;
  onClose: () => void;
  /** A date was set or offered, and the applicant is told of it. */
  onPlanned: () => void;
}

/** Invites somebody to a talk: with times to choose from, with one date, or by a letter that names none yet. */
export function InviteDialog({ applicant, set, onClose, onPlanned }: Props) {
  const t = useTexts('applicants');
  const name = useNameOf()(applicant);
  const narrow = useMediaQuery('(max-width: 575px)');
  const { id } = applicant;
  const planned = useAsk(talks.show, { id });
  const colleagues = useAsk(talks.colleagues, { id });
  const [way, setWay] = useState<Choice>('offer');
  // whoever was invited already is not told the same once more
  const choices: readonly Choice[] = applicant.status === 'Interview' ? ways : [...ways, 'later'];
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={planned.data?.talk ? t('talk.move') : t('decide.title.Interview', { name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap={16}>
        <SegmentedControl
          fullWidth
          orientation={narrow ? 'vertical' : 'horizontal'}
          aria-label={t('talk.way.label')}
          value={way}
          onChange={(next) => setWay(choices.find((one) => one === next) ?? 'offer')}
          data={choices.map((value) => ({ value, label: t(`talk.way.${value}`) }))}
        />
        {way === 'later' ? (
          <DecideForm applicants={[applicant]} status="Interview" set={set} onClose={onClose} />
        ) : (
          <QueryBoundary of={planned}>
            {(before) => (
              <QueryBoundary of={colleagues}>
                {({ items }) => <PlanForm way={way} id={id} planned={before} colleagues={items} onClose={onClose} onPlanned={onPlanned} />}
              </QueryBoundary>
            )}
          </QueryBoundary>
        )}
      </Stack>
    </Modal>
  );
}

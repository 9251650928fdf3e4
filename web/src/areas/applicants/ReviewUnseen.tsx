import { ActionIcon, Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { type ReactNode, useState } from 'react';
import { useCounts, useListSearch, useManagement } from '../../parts/applicant/use-management.ts';
import { asking } from '../../platform/calls/use-ask.ts';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  /** Where there is room for a drawing alone: what stands there while nobody waits. */
  instead?: ReactNode;
}

/** Opens the review of everybody of the job whom one has not looked at yet, the one who is first in the list first; absent where nobody waits. */
export function ReviewUnseen({ instead }: Props) {
  const t = useTexts('applicants');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, corporate } = useManagement();
  const { from } = useListSearch();
  const unseen = useCounts()?.unseen ?? 0;
  const [opening, setOpening] = useState(false);
  const { bookingId, sort } = search;
  if (unseen === 0 || !bookingId) return instead;
  async function open(bookingId: string) {
    setOpening(true);
    const wanted = {
      bookingId,
      progress: 'unseen' as const,
      count: 1,
      ...(sort ? { sort } : {}),
      ...(corporate ? { corporate } : {}),
    };
    const found = await client.fetchQuery(asking(applicants.byBooking, wanted)).catch(() => undefined);
    setOpening(false);
    const [first] = found?.items ?? [];
    if (!first) return;
    await navigate({
      to: '/candidate-details/candidate/$id',
      params: { id: first.id },
      search: { from, progress: 'unseen', sort, ...(corporate ? { corporate } : {}) },
    });
  }
  const label = t('review.unseen', { count: unseen, number: number(unseen) });
  if (instead !== undefined)
    return (
      <ActionIcon size={44} loading={opening} aria-label={label} title={label} onClick={() => void open(bookingId)}>
        <IconPlayerPlay size={20} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    );
  return (
    <Button
      loading={opening}
      leftSection={<IconPlayerPlay size={18} stroke={1.5} aria-hidden="true" />}
      onClick={() => void open(bookingId)}
    >
      {label}
    </Button>
  );
}

import { Alert, Button, Card, Group, Text } from '@mantine/core';
import { type Applicant, products } from '@vitrine/contract/admin/products.ts';
import { useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { time } from '../../../platform/clock.ts';
import { date, isPast } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { Answers } from './Answers.tsx';
import { RemoveApplicant } from './RemoveApplicant.tsx';

/** Names may be long, and a phone narrow. */
const wrapping = { size: 'compact-md', h: 'auto', mih: 30, py: 4, styles: { label: { whiteSpace: 'normal' } } } as const;

const at = (instant: string) => `${date(instant)} ${time(instant)}`;

/** Somebody who applied: their answers, and the end of the application with the way back. */
export function OneApplicant({ applicant, bookingId }: { applicant: Applicant; bookingId: string }) {
  const t = useTexts('admin');
  const [shows, setShows] = useState(false);
  const [removing, setRemoving] = useState(false);
  const keep = useAct(products.keepApplicant, { onDone: () => notices.done(t('products.kept')) });
  const { applicationId, firstName, lastName, candidateEmail, status, sentAt, removeAt, held } = applicant;
  const name = `${firstName} ${lastName}`.trim() || candidateEmail;
  return (
    <Card padding={16}>
      <Group justify="space-between" gap={12}>
        <div style={{ minWidth: 0, flex: '1 1 220px', overflowWrap: 'anywhere' }}>
          <Text fw={700}>{name}</Text>
          <Text size="sm" c="dimmed">
            {candidateEmail} · {sentAt ? t('products.sent', { at: at(sentAt) }) : t('products.underWay')}
          </Text>
        </div>
        <StatusBadge status={status}>{t(`common:status.${status}`)}</StatusBadge>
      </Group>
      {removeAt && (
        <Alert color="red" role="note" mt={8}>
          {held ? t('products.removalHeld') : t(isPast(removeAt) ? 'common:closing.late' : 'common:closing.until', { at: at(removeAt) })}
        </Alert>
      )}
      <Group gap={12} mt={8}>
        <Button {...wrapping} variant="default" aria-expanded={shows} onClick={() => setShows(!shows)}>
          {t('products.answers', { name })}
        </Button>
        {removeAt ? (
          <Button {...wrapping} loading={keep.isPending} onClick={() => keep.mutate({ id: applicationId })}>
            {t('products.keep', { name })}
          </Button>
        ) : (
          <Button {...wrapping} variant="subtle" color="red.9" onClick={() => setRemoving(true)}>
            {t('products.removeApplicant', { name })}
          </Button>
        )}
      </Group>
      {shows && <Answers bookingId={bookingId} candidateEmail={candidateEmail} />}
      {removing && <RemoveApplicant id={applicationId} onClose={() => setRemoving(false)} />}
    </Card>
  );
}

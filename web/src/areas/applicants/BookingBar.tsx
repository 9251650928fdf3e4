import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Reference } from './Reference.tsx';

/** What the company itself calls the chosen job, by what its applicants are judged, and the way to all of it. */
export function BookingBar({ bookingId }: { bookingId: string }) {
  const t = useTexts('applicants');
  const booking = useAsk(applicants.booking, { bookingId }).data;
  const recruiter = useIsRecruiter();
  if (!booking) return null;
  return (
    <Group gap={24} mt={12}>
      <Reference bookingId={bookingId} />
      <Text size="sm" c="dimmed">
        {booking.criteria > 0 ? t('criteria.count', { count: booking.criteria }) : t('criteria.none')}
      </Text>
      {recruiter && (
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId, part: 'people' }} />}>
          {t('toJob')}
        </Anchor>
      )}
    </Group>
  );
}

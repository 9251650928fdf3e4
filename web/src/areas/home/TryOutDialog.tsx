import { Button, Modal, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { TryOut } from '../../parts/try-out/TryOut.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** How somebody of a company answers the interview of their own job, before anybody else does. */
export function TryOutDialog({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const t = useTexts('interviews');
  const code = useAsk(jobCodeLookup.byBooking, { bookingId });
  const none = code.error instanceof CallFailed && code.error.problem.code === 'not-found';
  return (
    <Modal opened onClose={onClose} title={t('tryOut.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      {none ? (
        <Stack gap={16}>
          <Text>{t('tryOut.none')}</Text>
          <Button renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId, part: 'code' }} />}>{t('tryOut.add')}</Button>
        </Stack>
      ) : (
        <QueryBoundary of={code}>
          {({ id }) => (
            <Stack gap={16}>
              <Text>{t('tryOut.text')}</Text>
              <TryOut jobcodeId={id} />
            </Stack>
          )}
        </QueryBoundary>
      )}
    </Modal>
  );
}

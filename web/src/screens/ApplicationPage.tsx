import { Button } from '@mantine/core';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { ApplicationHome } from '../areas/applying/home/ApplicationHome.tsx';
import { GuestLinkAway } from '../parts/guest-link/GuestLinkAway.tsx';
import { useGuestLink } from '../parts/guest-link/use-guest-link.ts';
import { useAsk } from '../platform/calls/use-ask.ts';
import { useVisitor } from '../platform/session/session.ts';
import { useTexts } from '../platform/use-texts.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** An application by its job: for its person with an account, and for a guest by the mailed link. */
export function ApplicationPage() {
  const { bookingId } = useParams({ from: '/application/$bookingId' });
  const { arrived } = useSearch({ from: '/application/$bookingId' });
  const back = useGuestLink();
  const place = { bookingId };
  const home = useAsk(applicationHome.show, place, { enabled: back !== 'opening' });
  if (back === 'opening') return null;
  if (back === 'away') return <GuestLinkAway />;
  if (back === 'failed' || home.error?.problem.status === 404) return <NotHere expired={back === 'failed'} bookingId={bookingId} />;
  return <ApplicationHome place={place} arrived={arrived === 'now'} />;
}

function NotHere({ expired, bookingId }: { expired: boolean; bookingId: string }) {
  const t = useTexts('applying');
  const signedOut = useVisitor() === 'signed-out';
  return (
    <EmptyState
      drawing="lost"
      order={1}
      title={expired ? t('common:refusals.link-expired') : t('home.gone.title')}
      text={t('home.gone.text')}
      action={
        signedOut ? (
          <Button renderRoot={(props) => <Link {...props} to="/signup" search={{ mode: 'in', next: `/application/${bookingId}` }} />}>
            {t('who.signIn')}
          </Button>
        ) : (
          <Button renderRoot={(props) => <Link {...props} to="/jobs" />}>{t('home.gone.jobs')}</Button>
        )
      }
    />
  );
}

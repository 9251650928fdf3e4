import { Button } from '@mantine/core';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { ApplicationHome } from '../areas/applying/home/ApplicationHome.tsx';
import { GuestLinkAway } from '../parts/guest-link/GuestLinkAway.tsx';
import { useGuestLink } from '../parts/guest-link/use-guest-link.ts';
import { useAsk } from '../platform/calls/use-ask.ts';
import { useSession } from '../platform/session/session.ts';
import { useTexts } from '../platform/use-texts.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LeftOnThisDevice } from './LeftOnThisDevice.tsx';

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
  return (
    <>
      <LeftOnThisDevice />
      <ApplicationHome place={place} arrived={arrived === 'now'} />
    </>
  );
}

function NotHere({ expired, bookingId }: { expired: boolean; bookingId: string }) {
  const t = useTexts('applying');
  const session = useSession();
  const signedOut = session === null;
  const [title, text] = expired
    ? [t('common:refusals.link-expired'), t('home.gone.expiredText')]
    : signedOut
      ? [t('home.gone.signedOut'), t('home.gone.signedOutText')]
      : [t('home.gone.title'), t('home.gone.text', { email: session.userEmail })];
  return (
    <EmptyState
      drawing="lost"
      order={1}
      title={title}
      text={text}
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

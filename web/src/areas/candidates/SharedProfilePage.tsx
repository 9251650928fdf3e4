import { Box, Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { useRef } from 'react';
import { WayOut } from '../../parts/frame/WayOut.tsx';
import { ProfileView } from '../../parts/profile/ProfileView.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

const route = getRouteApi('/profile/$id');
/** Coming back to the window is no new look, as long as the links to films and documents live. */
const oneLook = 8 * minute;

/** A profile as its owner shares it: by the secret behind the `#`, or with everybody. A private one is like none. */
export function SharedProfilePage() {
  const t = useTexts('candidates');
  const { id } = route.useParams();
  const token = useLocation({ select: ({ hash }) => hash });
  const which = { candidate_id: id, ...(/^[\w-]{22,64}$/.test(token) ? { token } : {}) };
  const shared = useAsk(profileViewing.shared, which, { once: true, staleTime: oneLook });
  const played = useRef(false);
  const sawVideo = useAct(profileViewing.sawVideo, { changes: false, handles: 'all' });
  const name = shared.data ? `${shared.data.firstName} ${shared.data.lastName}` : t('shared.title');
  useDocumentTitle(`${name} · Vitrine`);
  const problem = shared.error?.problem.code;
  return (
    <Box maw={1240} mx="auto" w="100%" px={{ base: 16, sm: 24 }} py={{ base: 20, sm: 32 }}>
      {problem === 'link-expired' ? (
        <EmptyState drawing="lost" order={1} title={t('common:refusals.link-expired')} text={t('common:linkOver')} action={<WayOn />} />
      ) : problem === 'not-found' || problem === 'invalid' ? (
        <EmptyState drawing="lost" order={1} title={t('shared.none')} text={t('shared.noneText')} action={<WayOn />} />
      ) : (
        <QueryBoundary of={shared}>
          {(profile) => (
            <ProfileView
              profile={profile}
              onExpired={() => void shared.refetch()}
              onVideo={() => {
                if (!played.current) sawVideo.mutate(which);
                played.current = true;
              }}
            />
          )}
        </QueryBoundary>
      )}
    </Box>
  );
}

/** A candidate who looks for the own profile is led to it, everybody else to the start. */
function WayOn() {
  const t = useTexts('candidates');
  if (useVisitor() === 'candidate')
    return (
      <Button renderRoot={(props) => <Link {...props} to="/candidate-profile-edit" search={{ part: 'preview' }} />}>
        {t('shared.own')}
      </Button>
    );
  return <WayOut />;
}

import { Alert, Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconEye, IconMessage, IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { business } from '@vitrine/contract/companies/business.ts';
import type { BusinessProfile } from '@vitrine/contract/companies/profile.ts';
import { lazy, Suspense, useState } from 'react';
import { WayOut } from '../../parts/frame/WayOut.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { refresh, useAsk } from '../../platform/calls/use-ask.ts';
import { useUserInfo, useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProfileView } from './profile/ProfileView.tsx';

const AskDialog = lazy(() => import('./AskDialog.tsx').then((module) => ({ default: module.AskDialog })));
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The public face of a company; its own recruiters see it before it is published. */
export function BusinessProfilePage() {
  const { companyId } = useParams({ from: '/business-profile/$companyId' });
  return isId.test(companyId) ? <Shown companyId={companyId} /> : <Gone />;
}

function Gone() {
  const t = useTexts('companies');
  return <EmptyState drawing="lost" order={1} title={t('profile.gone')} text={t('profile.goneText')} action={<WayOut />} />;
}

function Shown({ companyId }: { companyId: string }) {
  const t = useTexts('companies');
  const client = useQueryClient();
  const visitor = useVisitor();
  const asked = useAsk(business.candidate, { companyId });
  useDocumentTitle(asked.data ? `${t('profile.title', { company: asked.data.companyName })} · Vitrine` : 'Vitrine');
  if (asked.error instanceof CallFailed && asked.error.problem.status === 404) return <Gone />;
  return (
    <QueryBoundary of={asked}>
      {(profile) => (
        <>
          {profile.own && !profile.published && (
            <Alert color="info" icon={<IconEye stroke={1.5} />} radius={0}>
              {t('profile.preview')}
            </Alert>
          )}
          <ProfileView
            profile={profile}
            layout={visitor === 'candidate' ? 'candidate' : 'public'}
            action={<Action profile={profile} />}
            onExpired={() => void refresh(client, [business.candidate])}
          />
        </>
      )}
    </QueryBoundary>
  );
}

/** The one thing to do here: editing for the own recruiters, a question for everybody else who may apply. */
function Action({ profile: { own, companyId, companyName } }: { profile: BusinessProfile }) {
  const t = useTexts('companies');
  const visitor = useVisitor();
  const guest = useUserInfo()?.guest;
  const [open, setOpen] = useState(false);
  if (own)
    return (
      <Button component={Link} to="/business-profile" variant="default" leftSection={<IconPencil size={18} stroke={1.5} />}>
        {t('profile.edit')}
      </Button>
    );
  if (visitor === 'signed-out' || guest)
    return (
      <Button
        variant="default"
        renderRoot={(props) => <Link {...props} to="/signup" search={{ next: `/business-profile/${companyId}` }} />}
      >
        {t('profile.signIn')}
      </Button>
    );
  if (visitor !== 'candidate') return null;
  return (
    <>
      <Button variant="default" leftSection={<IconMessage size={18} stroke={1.5} />} onClick={() => setOpen(true)}>
        {t('profile.ask')}
      </Button>
      {open && (
        <Suspense>
          <AskDialog companyId={companyId} companyName={companyName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

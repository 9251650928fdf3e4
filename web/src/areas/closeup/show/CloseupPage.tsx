import { Skeleton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useParams } from '@tanstack/react-router';
import type { ShownCloseup } from '@vitrine/contract/closeup/shapes.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { WayOut } from '../../../parts/frame/WayOut.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Evaluation } from './Evaluation.tsx';
import { Presentation } from './Presentation.tsx';
import { useHeartbeat } from './use-heartbeat.ts';

/** Links to pictures and films are renewed before they end. */
const renewMilliseconds = 8 * 60_000;

/** A closeup for whoever has its address. */
export function CloseupPage() {
  const t = useTexts('closeup');
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const found = useAsk(closeupViewing.byId, { id }, { refetchInterval: renewMilliseconds, staleTime: renewMilliseconds });
  const code = found.error?.problem.code;
  if (code === 'not-found' || code === 'invalid')
    return (
      <div role="alert">
        <EmptyState order={1} drawing="lost" title={t('show.gone')} text={t('show.goneText')} action={<WayOut />} />
      </div>
    );
  return (
    <QueryBoundary of={found} skeleton={<Skeleton height="100dvh" radius={0} />}>
      {(closeup) => <Shown closeup={closeup} onExpired={() => void found.refetch()} />}
    </QueryBoundary>
  );
}

function Shown({ closeup, onExpired }: { closeup: ShownCloseup; onExpired: () => void }) {
  const t = useTexts('closeup');
  const visitor = useVisitor();
  useDocumentTitle(`${closeup.name} · Vitrine`);
  useHeartbeat(closeup.id);
  if (closeup.pages.length === 0) return <EmptyState order={1} drawing="people" title={closeup.name} text={t('show.empty')} />;
  return (
    <Presentation
      whole
      closeup={closeup}
      onExpired={onExpired}
      beside={
        <>
          <a href={closeup.pdfUrl} target="_blank" rel="noreferrer">
            PDF
          </a>
          {visitor === 'recruiter' && <Evaluation id={closeup.id} name={closeup.name} />}
        </>
      }
    />
  );
}

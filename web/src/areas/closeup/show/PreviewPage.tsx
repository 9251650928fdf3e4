import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Presentation } from './Presentation.tsx';

/** The own closeup exactly as others would see it. */
export function PreviewPage() {
  const t = useTexts('closeup');
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const shown = useAsk(closeupViewing.preview, { id }, { staleTime: 0 });
  const back = (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-landing-v3" />}>
      {t('preview.back')}
    </Button>
  );
  return (
    <Page title={t('preview.title')} lead={t('preview.lead')} actions={back}>
      <QueryBoundary of={shown}>
        {(closeup) =>
          closeup.pages.length === 0 ? (
            <EmptyState drawing="people" title={t('show.empty')} />
          ) : (
            <Presentation closeup={closeup} onExpired={() => void shown.refetch()} />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

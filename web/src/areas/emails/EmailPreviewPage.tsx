import { useNavigate, useSearch } from '@tanstack/react-router';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { WayOut } from '../../parts/frame/WayOut.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { EmailView } from './EmailView.tsx';
import type { Mailbox } from './own-mailbox.ts';
import { useActions } from './use-actions.tsx';

/** One e-mail on a page of its own. */
export function EmailPreviewPage() {
  const t = useTexts('emails');
  const { id } = useSearch({ from: '/emails/preview' });
  const state = useAsk(mailbox.state, {});
  return (
    <Page title={t('title')} head={null}>
      <QueryBoundary of={state}>
        {({ mailbox: own }) =>
          own && id ? (
            <Alone mailbox={own} id={id} />
          ) : (
            <EmptyState drawing="lost" order={1} title={t('gone')} action={<WayOut to="/emails">{t('title')}</WayOut>} />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function Alone({ mailbox, id }: { mailbox: Mailbox; id: string }) {
  const navigate = useNavigate();
  const actions = useActions(mailbox);
  return (
    <>
      <EmailView
        key={id}
        alone
        address={mailbox.email}
        id={id}
        actions={actions}
        onOpen={(open) => void navigate({ to: '/emails/preview', search: { id: open } })}
        onClose={() => void navigate({ to: '/emails' })}
      />
      {actions.dialog}
    </>
  );
}

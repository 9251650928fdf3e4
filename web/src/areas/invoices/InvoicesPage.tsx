import { Button, Stack, TextInput } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { useState } from 'react';
import { InvoiceRows } from '../../parts/invoices/InvoiceRows.tsx';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

const route = getRouteApi('/admin-panel/invoices');
const perPage = 20;

/** What was written for everybody who bought, found by number or buyer. */
export function InvoicesPage() {
  const t = useTexts('invoices');
  const { page = 1, q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(q);
  const list = useAsk(invoices.all, { page, count: perPage, ...(q ? { q } : {}) }, { keepPrevious: true });
  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      <Stack gap={16}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void navigate({ search: typed.trim() ? { q: typed.trim() } : {} });
          }}
        >
          <TextInput
            maw={360}
            label={t('find')}
            maxLength={160}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={(event) => void navigate({ search: event.currentTarget.value.trim() ? { q: event.currentTarget.value.trim() } : {} })}
          />
        </form>
        <QueryBoundary of={list}>
          {({ items, total }) =>
            items.length > 0 ? (
              <>
                <InvoiceRows label={t('title')} items={items} ofMany />
                <ListPages
                  page={page}
                  total={total}
                  perPage={perPage}
                  onPage={(next) => navigate({ search: { ...(q ? { q } : {}), page: next } })}
                />
              </>
            ) : q ? (
              <EmptyState
                drawing="letters"
                title={t('noneFound')}
                text={t('noneFoundText')}
                action={
                  <Button variant="default" renderRoot={(props) => <Link {...props} to="/admin-panel/invoices" search={{}} />}>
                    {t('showAll')}
                  </Button>
                }
              />
            ) : (
              <EmptyState drawing="letters" title={t('none')} text={t('noneText')} />
            )
          }
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

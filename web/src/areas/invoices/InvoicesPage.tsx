import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { useMemo, useState } from 'react';
import { InvoiceRows } from '../../parts/invoices/InvoiceRows.tsx';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { showProblem } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { locale } from '../../platform/i18n.ts';
import { saveArchive } from '../../platform/save-archive.ts';
import { saveAs } from '../../platform/save-as.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

const route = getRouteApi('/admin-panel/invoices');
const perPage = 20;
/** A PDF follows its invoice within moments. */
const soon = 4000;

/** What was written for everybody who bought, found by number or buyer. */
export function InvoicesPage() {
  const t = useTexts('invoices');
  const { page = 1, q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(q);
  const list = useAsk(
    invoices.all,
    { page, count: perPage, ...(q ? { q } : {}) },
    { keepPrevious: true, refetchInterval: ({ state }) => (state.data?.items.some(({ ready }) => !ready) ? soon : false) },
  );
  return (
    <Page title={t('title')} lead={t('lead')}>
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
        <Month />
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

/** The twelve months until now, the latest first. */
const months = () =>
  Array.from({ length: 12 }, (_, back) => {
    const now = new Date();
    const first = new Date(now.getFullYear(), now.getMonth() - back, 1);
    return {
      value: `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`,
      label: first.toLocaleDateString(locale(), { month: 'long', year: 'numeric' }),
    };
  });

/** What was written in a month, for accounting: one spreadsheet and all PDFs. */
function Month() {
  const t = useTexts('invoices');
  const data = useMemo(() => months(), []);
  const [month, setMonth] = useState(data[0]?.value ?? '');
  const sheet = useAct(invoices.month, { changes: false, onDone: ({ fileName, csv }) => saveAs(`${fileName}.csv`, csv) });
  const all = useAct(invoices.month, {
    changes: false,
    onDone: ({ fileName, csv, files }) => {
      if (files.length === 0) saveAs(`${fileName}.csv`, csv);
      else saveArchive(fileName, files).catch(showProblem);
    },
  });
  return (
    <Group gap={8} align="flex-end">
      <Select label={t('month')} allowDeselect={false} data={data} value={month} onChange={(value) => setMonth(value ?? '')} />
      <Button variant="default" loading={sheet.isPending} onClick={() => sheet.mutate({ month })}>
        {t('sheet')}
      </Button>
      <Button variant="default" loading={all.isPending} onClick={() => all.mutate({ month })}>
        {t('pdfs')}
      </Button>
    </Group>
  );
}

import { Stack } from '@mantine/core';
import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { useState } from 'react';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { ListPages } from '../ListPages.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';

const perPage = 10;
/** A PDF follows its invoice within moments. */
const soon = 4000;

/** What was written for whoever looks; absent where nothing was. */
export function OwnInvoices() {
  const t = useTexts('invoices');
  const [page, setPage] = useState(1);
  const { data } = useAsk(
    invoices.own,
    { page, count: perPage },
    { keepPrevious: true, refetchInterval: ({ state }) => (state.data?.items.some(({ ready }) => !ready) ? soon : false) },
  );
  if (!data || data.total === 0) return null;
  return (
    <Section title={t('own')} text={t('ownText')}>
      <Stack gap={16}>
        <InvoiceRows label={t('own')} items={data.items} />
        <ListPages page={page} total={data.total} perPage={perPage} onPage={setPage} />
      </Stack>
    </Section>
  );
}

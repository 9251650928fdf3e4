import { Modal, Stack, Text, Title } from '@mantine/core';
import { type Product, products } from '@vitrine/contract/admin/products.ts';
import { useState } from 'react';
import { ListPages } from '../../../parts/ListPages.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { time } from '../../../platform/clock.ts';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { perPage } from '../list/Listed.tsx';
import { DeleteCode } from './DeleteCode.tsx';
import { OneApplicant } from './OneApplicant.tsx';

/** One product: what it is, who applied, and the end of a job code. */
export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useTexts('admin');
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={product.title || t('products.untitled')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap={20}>
        <Facts
          beside
          facts={[
            [t('products.type'), t(`products.types.${product.type}`)],
            [t('companies.company'), product.companyName],
            [t('products.booking'), product.bookingId],
            [t('products.category'), product.category],
            [t('products.state'), t(`products.states.${product.state}`)],
            [t('products.changed'), `${date(product.updatedAt)} ${time(product.updatedAt)}`],
          ]}
        />
        <Applicants product={product} />
        {product.type === 'jobcode' && <DeleteCode id={product.id} archived={product.state === 'archived'} onDone={onClose} />}
      </Stack>
    </Modal>
  );
}

function Applicants({ product: { bookingId, companyId } }: { product: Product }) {
  const t = useTexts('admin');
  const [page, setPage] = useState(1);
  const list = useAsk(products.appliedList, { bookingId, compId: companyId, page, count: perPage }, { keepPrevious: true });
  return (
    <section aria-label={t('products.applicants')}>
      <Title order={2} size="h3" mb={12}>
        {t('products.applicants')}
      </Title>
      <QueryBoundary of={list}>
        {({ items, total }) => (
          <Stack gap={12}>
            {items.length === 0 && <Text c="dimmed">{t('products.noApplicants')}</Text>}
            {items.map((one) => (
              <OneApplicant key={one.applicationId} applicant={one} bookingId={bookingId} />
            ))}
            <ListPages page={page} total={total} perPage={perPage} onPage={setPage} />
          </Stack>
        )}
      </QueryBoundary>
    </section>
  );
}

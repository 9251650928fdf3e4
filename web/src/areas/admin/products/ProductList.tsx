import { Stack } from '@mantine/core';
import { type Product, products } from '@vitrine/contract/admin/products.ts';
import { type ProductType, productTypes } from '@vitrine/contract/job-codes/shapes.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { date, number } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Listed, perPage } from '../list/Listed.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { Search } from '../Search.tsx';
import { State } from '../State.tsx';
import { ProductDialog } from './ProductDialog.tsx';

interface Wanted {
  page?: number | undefined;
  search?: string | undefined;
  type?: ProductType | undefined;
  booking?: string | undefined;
  of?: ProductType | undefined;
}

const colors = { active: 'confirm', inactive: 'gray', expired: 'info', archived: 'gray' } as const;

interface Props {
  search: Wanted;
  onSearch: (next: Wanted) => void;
  /** Those of one company alone. */
  companyId?: string;
}

/** Job ads and job codes, one a line; one that is opened shows who applied. */
export function ProductList({ search: wanted, onSearch, companyId }: Props) {
  const t = useTexts('admin');
  const { page = 1, search = '', type, booking, of } = wanted;
  const asked = { page, count: perPage, ...(search ? { textSearch: search } : {}), ...(type ? { type } : {}) };
  const list = useAsk(products.list, { ...asked, ...(companyId ? { compId: companyId } : {}) }, { keepPrevious: true });
  const narrow = (next: Wanted) => onSearch({ ...wanted, ...next, page: undefined });
  const opened = list.data?.items.find((one) => one.bookingId === booking && one.type === of);
  return (
    <Stack gap={24}>
      <Search
        label={t('products.search')}
        search={search}
        onSearch={(words) => narrow({ search: words || undefined })}
        choices={[
          {
            label: t('products.type'),
            value: type ?? '',
            data: [
              { value: '', label: t('products.anyType') },
              ...productTypes.map((value) => ({ value, label: t(`products.types.${value}`) })),
            ],
            onChange: (value) => narrow({ type: (value || undefined) as ProductType | undefined }),
          },
        ]}
      />
      <Listed<Product>
        label={t('products.offered')}
        of={list}
        page={page}
        onPage={(next) => onSearch({ ...wanted, page: next })}
        found={(total, isEstimate) => (isEstimate ? t('products.about', { number: number(total) }) : t('products.found', { count: total }))}
        empty={<NothingFound of="products" looking={Boolean(search || type)} onAll={() => onSearch({})} />}
        keyOf={(one) => `${one.type} ${one.id}`}
        line={(one) => ({
          title: one.title || t('products.untitled'),
          detail: [
            t(`products.types.${one.type}`),
            ...(companyId ? [] : [one.companyName]),
            one.bookingId,
            t('products.applied', { count: one.applications }),
          ].join(' · '),
          state: <State color={colors[one.state]} word={t(`products.states.${one.state}`)} />,
          at: one.updatedAt,
          dated: 'changed',
        })}
        columns={[
          t('products.bookTitle'),
          { head: t('products.type'), kind: 'short', of: (one) => t(`products.types.${one.type}`) },
          ...(companyId ? [] : [{ head: t('companies.company'), of: (one: Product) => one.companyName }]),
          { head: t('products.booking'), kind: 'short', of: (one) => one.bookingId },
          { head: t('products.applications'), kind: 'count', of: (one) => number(one.applications) },
          {
            head: t('products.state'),
            kind: 'short',
            of: (one) => <State color={colors[one.state]} word={t(`products.states.${one.state}`)} plain={one.state === 'active'} />,
          },
          { head: t('products.changed'), kind: 'short', of: (one) => date(one.updatedAt) },
        ]}
        onOpen={(one) => onSearch({ ...wanted, booking: one.bookingId, of: one.type })}
      />
      {opened && <ProductDialog product={opened} onClose={() => onSearch({ ...wanted, booking: undefined, of: undefined })} />}
    </Stack>
  );
}

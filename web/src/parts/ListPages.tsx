import { Pagination } from '@mantine/core';
import { pageCount } from '@vitrine/contract/vocabulary.ts';
import { useTranslation } from 'react-i18next';

interface Props {
  page: number;
  total: number;
  perPage: number;
  onPage: (page: number) => void;
  /** Room above, in pixels. */
  mt?: number;
}

/** The pages of a list by buttons; absent where one page holds all of it. */
export function ListPages({ page, total, perPage, onPage, mt = 0 }: Props) {
  const { t } = useTranslation();
  if (total <= perPage) return null;
  return (
    <Pagination
      mt={mt}
      value={page}
      total={pageCount(total, perPage)}
      getItemProps={(number) => ({ 'aria-label': t('pageNumber', { number }) })}
      getControlProps={(control) => ({ 'aria-label': control === 'next' ? t('nextPage') : t('previousPage') })}
      onChange={onPage}
    />
  );
}

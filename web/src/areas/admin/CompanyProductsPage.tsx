import { Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { CompanyFrame } from './CompanyFrame.tsx';
import { BookProduct } from './products/BookProduct.tsx';
import { Categories } from './products/Categories.tsx';
import { ProductList } from './products/ProductList.tsx';

const route = getRouteApi('/admin-panel/companies/$companyId/products');

/** What one company offers, and the folders it sorts its ads into. */
export function CompanyProductsPage() {
  const { companyId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <CompanyFrame companyId={companyId} part="products">
      {() => (
        <Stack gap={24}>
          <BookProduct companyId={companyId} />
          <ProductList companyId={companyId} search={search} onSearch={(next) => navigate({ search: next })} />
          <Categories companyId={companyId} />
        </Stack>
      )}
    </CompanyFrame>
  );
}

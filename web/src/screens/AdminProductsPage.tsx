import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { ProductList } from '../areas/admin/products/ProductList.tsx';
import { PlanSettings } from '../areas/billing/PlanSettings.tsx';
import { useTexts } from '../platform/use-texts.ts';
import { Page } from '../ui/Page.tsx';
import { Sideways } from '../ui/Sideways.tsx';

const route = getRouteApi('/admin-panel/products');

/** What companies offer, and what they pay for it. */
export function AdminProductsPage() {
  const t = useTexts('admin');
  const { part = 'offered', ...search } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Page title={t('products.title')} lead={t('products.lead')}>
      <Tabs value={part} keepMounted={false} onChange={(next) => navigate({ search: next === 'plans' ? { part: 'plans' } : {} })}>
        <Sideways mb={24}>
          <Tabs.List aria-label={t('products.parts')}>
            <Tabs.Tab value="offered">{t('products.offered')}</Tabs.Tab>
            <Tabs.Tab value="plans">{t('products.plans')}</Tabs.Tab>
          </Tabs.List>
        </Sideways>
        <Tabs.Panel value="offered">
          <ProductList search={search} onSearch={(next) => navigate({ search: next })} />
        </Tabs.Panel>
        <Tabs.Panel value="plans">
          <PlanSettings />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

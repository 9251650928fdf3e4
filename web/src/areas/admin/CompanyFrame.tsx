import { Anchor, Group, Tabs, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type Company, companies } from '@vitrine/contract/admin/companies.ts';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { Sideways } from '../../ui/Sideways.tsx';
import { companyColors } from './CompaniesPage.tsx';
import { State } from './State.tsx';

interface Props {
  companyId: string;
  part: 'users' | 'products';
  children: (company: Company) => ReactNode;
}

/** One company before administrators: its name, how it stands, and the two parts of what is known of it. */
export function CompanyFrame({ companyId, part, children }: Props) {
  const t = useTexts('admin');
  const navigate = useNavigate();
  const company = useAsk(companies.info, { companyId });
  return (
    <Page
      title={company.data?.companyName ?? t('companies.company')}
      head={
        <div>
          <Anchor
            component={Link}
            to="/admin-panel/companies"
            size="sm"
            mb={8}
            style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}
          >
            <IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />
            {t('companies.all')}
          </Anchor>
          <Group gap={12}>
            <Title order={1} style={{ overflowWrap: 'anywhere' }}>
              {company.data?.companyName ?? t('companies.company')}
            </Title>
            {company.data && <State color={companyColors[company.data.state]} word={t(`companies.states.${company.data.state}`)} />}
          </Group>
        </div>
      }
    >
      <Tabs
        value={part}
        keepMounted={false}
        onChange={(next) =>
          navigate({ to: `/admin-panel/companies/$companyId/${next === 'products' ? 'products' : 'users'}`, params: { companyId } })
        }
      >
        <Sideways mb={24}>
          <Tabs.List aria-label={t('companies.parts')}>
            <Tabs.Tab value="users">{t('companies.people')}</Tabs.Tab>
            <Tabs.Tab value="products">{t('companies.products')}</Tabs.Tab>
          </Tabs.List>
        </Sideways>
        <Tabs.Panel value={part}>
          <QueryBoundary of={company}>{children}</QueryBoundary>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

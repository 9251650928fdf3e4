import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { ShowroomCard } from './ShowroomCard.tsx';

const pageSize = 10;

/** The showrooms of the company: whom they show, who agreed, who looked. */
export function ShowroomsPage() {
  const t = useTexts('showrooms');
  const [page, setPage] = useState(1);
  const list = useAsk(showrooms.list, { page, count: pageSize }, { keepPrevious: true });
  const make = (
    <Button component={Link} to="/create-showroom" leftSection={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}>
      {t('list.make')}
    </Button>
  );
  return (
    <Page title={t('list.title')} lead={t('list.lead')} actions={list.data && list.data.total > 0 && make}>
      <QueryBoundary of={list}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState drawing="people" title={t('list.none')} text={t('list.noneText')} action={make} />
          ) : (
            <Stack gap={16}>
              {items.map((one) => (
                <ShowroomCard key={one.id} showroom={one} />
              ))}
              <ListPages page={page} total={total} perPage={pageSize} onPage={setPage} />
            </Stack>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

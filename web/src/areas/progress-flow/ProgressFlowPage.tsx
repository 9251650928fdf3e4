import { Alert, Button, Chip, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconSettings, IconUserPlus } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { mostNews, progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { AddDialog } from './AddDialog.tsx';
import { PapersTable } from './PapersTable.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { useJobs } from './use-jobs.ts';

const route = getRouteApi('/progress-flow');
const perPage = 50;

/** Everybody who was taken on, with where each document stands. */
export function ProgressFlowPage() {
  const t = useTexts('progress-flow');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { only, applicationId } = search;
  const [page, setPage] = useState(1);
  const [words, setWords] = useState('');
  const [textSearch] = useDebouncedValue(words.trim(), 300);
  const [bookingId, setBookingId] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const jobs = useJobs();
  const narrowed = { ...(only ? { only } : {}), ...(bookingId ? { bookingId } : {}), ...(textSearch ? { textSearch } : {}) };
  const list = useAsk(progressLists.candidates, { page, count: perPage, ...narrowed }, { keepPrevious: true });
  const set = (change: Partial<typeof search>) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  const keep = (next: Only | undefined) => {
    setPage(1);
    set({ only: next });
  };
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          {/* where nothing is asked for, the way there is in the notice below */}
          {list.data?.documents.length !== 0 && (
            <Button
              component={Link}
              to="/recruiter-settings/progress-flow"
              variant="default"
              leftSection={<IconSettings size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('toAsking')}
            </Button>
          )}
          <Button leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('add.open')}
          </Button>
        </>
      }
    >
      <Group gap={8}>
        <TextInput
          type="search"
          flex="1 1 200px"
          maw={{ xs: 320 }}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={18} stroke={1.5} />}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setPage(1);
          }}
        />
        {jobs.length > 0 && (
          <Select
            flex="1 1 180px"
            maw={{ xs: 280 }}
            aria-label={t('ofJob')}
            placeholder={t('allJobs')}
            clearable
            searchable
            clearButtonProps={{ 'aria-label': t('allJobs') }}
            data={jobs}
            value={bookingId}
            onChange={(next) => {
              setBookingId(next);
              setPage(1);
            }}
          />
        )}
        <OnlyChip value="news" only={only} onOnly={keep} />
        <OnlyChip value="outstanding" only={only} onOnly={keep} />
      </Group>
      <QueryBoundary of={list}>
        {({ items, total, documents }) => (
          <Stack gap={16}>
            {documents.length === 0 && (
              <Alert color="brand" title={t('nothingAsked')}>
                <Stack gap={8} align="flex-start">
                  {t('nothingAskedText')}
                  <Button component={Link} to="/recruiter-settings/progress-flow">
                    {t('toAsking')}
                  </Button>
                </Stack>
              </Alert>
            )}
            {items.length === 0 ? (
              <EmptyState drawing="people" title={t(Object.keys(narrowed).length > 0 ? 'nobodySo' : 'nobody')} text={t('nobodyText')} />
            ) : (
              <PapersTable items={items} documents={documents} onOpen={(id) => set({ applicationId: id })} />
            )}
            <ListPages page={page} total={total} perPage={perPage} onPage={setPage} />
          </Stack>
        )}
      </QueryBoundary>
      {applicationId && <PersonDialog applicationId={applicationId} onClose={() => set({ applicationId: undefined })} />}
      {adding && (
        <AddDialog
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false);
            set({ applicationId: id });
          }}
        />
      )}
    </Page>
  );
}

type Only = 'news' | 'outstanding';

/** Keeps only those with news, or with something missing; how many have news stands on it. */
function OnlyChip({ value, only, onOnly }: { value: Only; only: Only | undefined; onOnly: (only: Only | undefined) => void }) {
  const t = useTexts('progress-flow');
  const news = useAsk(progressLists.candidates, { only: 'news', count: mostNews }, { enabled: value === 'news' }).data;
  const counted = news && (news.total > mostNews ? `${mostNews}+` : String(news.total));
  return (
    <Chip checked={only === value} onChange={(checked) => onOnly(checked ? value : undefined)} variant="outline">
      {t(`only.${value}`)}
      {value === 'news' && news && news.total > 0 && (
        <Text component="span" fw={700} ml={6}>
          {counted}
        </Text>
      )}
    </Chip>
  );
}

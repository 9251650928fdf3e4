import { Select, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useDebouncedSearch } from '../../../platform/use-debounced-search.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useBookings } from '../use-bookings.ts';
import { Found } from './Found.tsx';

const route = getRouteApi('/candidate-management/spoken');
/** One letter says nothing. */
const shortest = 2;

/** Looks for words among all that applicants have said, and leads to the second at which they say it. */
export function SpokenWordsPage() {
  const t = useTexts('applicants');
  const { q = '', bookingId } = route.useSearch();
  const navigate = route.useNavigate();
  const bookings = useBookings();
  const typed = useDebouncedSearch((text: string) => navigate({ search: (now) => ({ ...now, q: text || undefined }), replace: true }));
  return (
    <Page title={t('spoken.title')} lead={t('spoken.lead')} width="text">
      <Stack gap={20}>
        <Stack gap={12} role="search">
          <TextInput
            type="search"
            size="md"
            maxLength={200}
            label={t('spoken.words')}
            description={t('spoken.hint')}
            leftSection={<IconSearch size={20} stroke={1.5} aria-hidden="true" />}
            defaultValue={q}
            onChange={({ currentTarget }) => typed(currentTarget.value.trim())}
          />
          <Select
            clearable
            searchable
            label={t('filter.jobCode')}
            placeholder={t('filter.all')}
            data={bookings.known}
            value={bookingId ?? null}
            onChange={(value) => void navigate({ search: (now) => ({ ...now, bookingId: value ?? undefined }), replace: true })}
          />
        </Stack>
        {q.length < shortest ? (
          <EmptyState drawing="people" title={t('spoken.begin')} text={t('spoken.beginText')} />
        ) : (
          <Found key={`${q} ${bookingId ?? ''}`} textSearch={q} {...(bookingId ? { bookingId } : {})} />
        )}
      </Stack>
    </Page>
  );
}

import { Button, Chip, Group, Select, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { type ApplicationStatus, applicationStatuses, sortOptions } from '@vitrine/contract/reference-lists.ts';
import { useAsk } from '../../platform/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

const route = getRouteApi('/candidate-management');

/** What is shown and in which order; everything set is visible and cleared with one click. */
export function FilterBar({ bookings }: { bookings: { value: string; label: string }[] }) {
  const t = useTexts('applicants');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) => navigate({ search: (now) => ({ ...now, page: undefined, ...change }), replace: true });
  const typed = useDebouncedCallback((q: string) => set({ q: q || undefined }), 300);
  const applicantsShown = search.view !== 'invitations';
  const filtered = Boolean(search.bookingId || search.status || search.q);
  return (
    <Stack gap={12}>
      <Group gap={12} align="flex-end">
        <Select
          label={t('filter.jobCode')}
          placeholder={t('filter.all')}
          data={bookings}
          value={search.bookingId ?? null}
          onChange={(bookingId) => set({ bookingId: bookingId ?? undefined })}
          clearable
          searchable
          clearButtonProps={{ 'aria-label': t('filter.allJobCodes') }}
          style={{ flex: '1 1 240px' }}
          maw={360}
        />
        <TextInput
          type="search"
          label={t('filter.name')}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
          key={search.q === undefined ? 'empty' : 'set'}
          defaultValue={search.q}
          onChange={(event) => typed(event.currentTarget.value.trim())}
          style={{ flex: '1 1 220px' }}
          maw={320}
        />
        {applicantsShown && (
          <Select
            label={t('filter.sort')}
            data={sortOptions.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={search.sort ?? 'Recent'}
            onChange={(sort) => set({ sort: (sort ?? undefined) as typeof search.sort })}
            allowDeselect={false}
            w={190}
          />
        )}
        {filtered && (
          <Button
            variant="subtle"
            leftSection={<IconX size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => navigate({ search: { view: search.view }, replace: true })}
          >
            {t('common:clearFilters')}
          </Button>
        )}
      </Group>
      {applicantsShown && <StatusChips value={search.status} bookingId={search.bookingId} onChange={(status) => set({ status })} />}
    </Stack>
  );
}

interface ChipsProps {
  value: ApplicationStatus | undefined;
  bookingId: string | undefined;
  onChange: (status: ApplicationStatus | undefined) => void;
}

function StatusChips({ value, bookingId, onChange }: ChipsProps) {
  const t = useTexts('applicants');
  const counts = useAsk(applicants.counts, bookingId ? { bookingId } : {}).data;
  return (
    <Group gap={8} role="group" aria-label={t('filter.status')}>
      {applicationStatuses.map((status) => (
        <Chip
          key={status}
          size="sm"
          variant="outline"
          checked={value === status}
          onChange={(checked) => onChange(checked ? status : undefined)}
        >
          {t(`common:status.${status}`)} {counts ? counts[status] : ''}
        </Chip>
      ))}
    </Group>
  );
}

import { ActionIcon, Button, Chip, Divider, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconFilterSearch, IconSearch, IconX } from '@tabler/icons-react';
import {
  type ApplicationStatus,
  applicationStatuses,
  type ProgressKind,
  progressKinds,
  sortOptions,
} from '@vitrine/contract/reference-lists.ts';
import { type ReactNode, useId, useState } from 'react';
import { useCounts, useManagement } from '../../parts/applicant/use-management.ts';
import { useDebouncedSearch } from '../../platform/use-debounced-search.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Sideways } from '../../ui/Sideways.tsx';
import { Toolbar } from '../../ui/Toolbar.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { ReasonFilter } from './denial/ReasonField.tsx';

interface Props {
  /** The jobs to choose from; without them the job is settled. */
  bookings?: { value: string; label: string }[];
}

interface BarProps extends Props {
  /** Stands in the line of the bar on a phone, where there is no room for more lines: the search then folds away with the rest. */
  instead?: ReactNode;
  /** Where there is room, stand in one line with the search: before it, and at its end. */
  before?: ReactNode;
  after?: ReactNode;
}

/** What is shown and in which order; what is set is visible and cleared with one click. On a phone all but the search folds away. */
export function FilterBar({ bookings, instead, before, after }: BarProps) {
  const t = useTexts('applicants');
  const { search, set, go } = useManagement();
  const phone = usePhone();
  const narrow = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [opened, setOpened] = useState(false);
  const id = useId();
  const typed = useDebouncedSearch((q: string) => set({ q: q || undefined }));
  const choosesJob = bookings !== undefined && search.view !== 'people';
  const listed = search.view === undefined;
  // the columns of the board are the statuses
  const filtered = listed || search.view === 'board';
  const chosenBooking = choosesJob && search.bookingId;
  const count = [chosenBooking, search.status, search.progress, search.q, search.reason, search.assigned].filter(Boolean).length;
  const wanted = search.view === 'invitations' || search.view === 'people' ? t('filter.name') : t('filter.nameOrReference');
  const name = (
    <TextInput
      type="search"
      aria-label={wanted}
      placeholder={wanted}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
      key={search.q === undefined ? 'empty' : 'set'}
      defaultValue={search.q}
      onChange={(event) => typed(event.currentTarget.value.trim())}
      style={instead ? {} : { flex: '1 1 220px', minWidth: 0 }}
      maw={phone ? undefined : 320}
    />
  );
  const clear = count > 0 && (
    <Button
      variant="subtle"
      leftSection={<IconX size={16} stroke={1.5} aria-hidden="true" />}
      onClick={() => go({ view: search.view }, true)}
    >
      {t('common:clearFilters')}
    </Button>
  );
  // the heads of the table's columns give the order where there is room for them
  const choices = <Choices {...(bookings ? { bookings } : {})} sorts={narrow && listed} onSet={set} />;
  const chips = filtered && (
    <>
      <StatusChips
        phone={phone}
        progress={search.progress}
        onProgress={(progress) => set({ progress })}
        assigned={search.assigned === 'me'}
        onAssigned={(mine) => set({ assigned: mine ? 'me' : undefined })}
        value={search.status}
        {...(listed ? { onChange: (status) => set({ status, reason: undefined }) } : {})}
      />
      {listed && search.status === 'Denied' && <ReasonFilter value={search.reason} onChange={(reason) => set({ reason })} />}
    </>
  );
  const booking = chosenBooking ? bookings?.find((one) => one.value === chosenBooking)?.label : undefined;
  const named = [
    booking,
    search.progress && t(`common:progressKind.${search.progress}`),
    search.status && t(`common:status.${search.status}`),
    search.reason && t('denial.filter'),
    search.assigned && t('asking.filter'),
    search.q,
  ]
    .filter(Boolean)
    .join(' · ');
  if (phone)
    return (
      <Stack gap={instead ? 8 : 12}>
        <Group gap={8} align="center" wrap="nowrap">
          {instead ?? name}
          {instead && (
            <ActionIcon
              variant={count > 0 ? 'light' : 'default'}
              size={44}
              aria-expanded={opened}
              aria-controls={id}
              aria-label={count > 0 ? t('filter.showSet', { count }) : t('filter.withSearch')}
              onClick={() => setOpened(!opened)}
            >
              <IconFilterSearch size={20} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          )}
          {!instead && (filtered || choosesJob) && (
            <Button
              variant={count > 0 ? 'light' : 'default'}
              px={12}
              style={{ flex: 'none' }}
              leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />}
              aria-expanded={opened}
              aria-controls={id}
              aria-label={count > 0 ? t('filter.showSet', { count }) : t('filter.show')}
              onClick={() => setOpened(!opened)}
            >
              {count > 0 ? `${t('filter.show')} (${count})` : t('filter.show')}
            </Button>
          )}
        </Group>
        <Stack gap={12} id={id} hidden={!opened} display={opened ? undefined : 'none'}>
          {instead && name}
          {choices}
          {chips}
        </Stack>
        {clear && (
          <Group gap={8}>
            <Text size="sm" c="dimmed">
              {named}
            </Text>
            {clear}
          </Group>
        )}
      </Stack>
    );
  return (
    <Stack gap={12}>
      <Group gap={12}>
        {before}
        {name}
        {choices}
        {clear}
        {after && (
          <Group gap={8} ml="auto">
            {after}
          </Group>
        )}
      </Group>
      {chips}
    </Stack>
  );
}

interface ChoicesProps extends Props {
  /** Also in which order. */
  sorts: boolean;
  onSet: (change: { bookingId?: string | undefined; sort?: (typeof sortOptions)[number] | undefined }) => void;
}

/** Which job, and for applicants in which order. */
function Choices({ bookings, sorts, onSet }: ChoicesProps) {
  const t = useTexts('applicants');
  const { search } = useManagement();
  if (search.view === 'people') return null;
  return (
    <>
      {bookings && (
        <Select
          aria-label={t('filter.jobCode')}
          placeholder={t('filter.all')}
          data={bookings}
          value={search.bookingId ?? null}
          onChange={(bookingId) => onSet({ bookingId: bookingId ?? undefined })}
          clearable
          searchable
          clearButtonProps={{ 'aria-label': t('filter.allJobCodes') }}
          style={{ flex: '1 1 240px' }}
          maw={360}
        />
      )}
      {sorts && (
        <Select
          aria-label={t('filter.sort')}
          data={sortOptions.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={search.sort ?? 'Recent'}
          onChange={(sort) => onSet({ sort: sort ?? undefined })}
          allowDeselect={false}
          w={190}
        />
      )}
    </>
  );
}

interface ChipsProps {
  /** In one line that is swiped along, with room for a thumb. */
  phone: boolean;
  progress: ProgressKind | undefined;
  onProgress: (progress: ProgressKind | undefined) => void;
  /** Only whom one was asked to look at. */
  assigned: boolean;
  onAssigned: (assigned: boolean) => void;
  value: ApplicationStatus | undefined;
  /** Absent where the statuses stand side by side. */
  onChange?: (status: ApplicationStatus | undefined) => void;
}

const countOf = { sent: 'sent', 'under-way': 'underWay', unseen: 'unseen' } as const;

/** How far they have come, and where they stand; each with how many there are. */
function StatusChips({ phone, progress, onProgress, assigned, onAssigned, value, onChange }: ChipsProps) {
  const t = useTexts('applicants');
  const counts = useCounts();
  // of nobody there is nothing to choose
  if (counts && !progress && !assigned && !value && counts.sent + counts.underWay === 0) return null;
  const size = phone ? 'md' : 'xs';
  // all of them in one line of a usual window
  const tight = phone ? {} : { styles: { label: { paddingInline: 8 } } };
  const row = (
    <Toolbar gap={phone ? 8 : 4} label={t('filter.status')}>
      {progressKinds.map((kind) => (
        <Chip
          key={kind}
          size={size}
          {...tight}
          variant="outline"
          color="confirm.8"
          checked={progress === kind}
          onChange={(checked) => onProgress(checked ? kind : undefined)}
        >
          {t(`common:progressKind.${kind}`)} {counts ? counts[countOf[kind]] : ''}
        </Chip>
      ))}
      <Chip size={size} {...tight} variant="outline" color="confirm.8" checked={assigned} onChange={onAssigned}>
        {t('asking.filter')}
      </Chip>
      {onChange && <Divider orientation="vertical" />}
      {onChange &&
        applicationStatuses.map((status) => (
          <Chip
            key={status}
            size={size}
            {...tight}
            variant="outline"
            checked={value === status}
            onChange={(checked) => onChange(checked ? status : undefined)}
          >
            {t(`common:status.${status}`)} {counts ? counts[status] : ''}
          </Chip>
        ))}
    </Toolbar>
  );
  return phone ? <Sideways>{row}</Sideways> : row;
}

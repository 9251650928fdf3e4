import { Button, Card, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { useApplicantFilter, useCounts, useManagement } from '../../parts/applicant/use-management.ts';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useProgressLine } from '../../parts/use-progress-line.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ApplicantRow } from './ApplicantRow.tsx';
import { BulkBar } from './BulkBar.tsx';

const pageSize = 20;

/** Applicants of one job code or of all, to look at, select and decide on together. */
export function ApplicantList({ onInvite }: { onInvite: () => void }) {
  const { bookingId, status, progress, q, due, page = 1 } = useManagement().search;
  const wanted = { page, count: pageSize, ...useApplicantFilter() };
  const ofBooking = useAsk(
    applicants.byBooking,
    { ...wanted, bookingId: bookingId ?? '' },
    { keepPrevious: true, enabled: Boolean(bookingId) },
  );
  const ofCompany = useAsk(applicants.ofCompany, wanted, { keepPrevious: true, enabled: !bookingId });
  return (
    <QueryBoundary of={bookingId ? ofBooking : ofCompany}>
      {(list) =>
        list.items.length > 0 ? (
          <Found list={list} page={page} />
        ) : (
          <Nothing filtered={Boolean(status || progress || q || due)} onInvite={onInvite} />
        )
      }
    </QueryBoundary>
  );
}

function Nothing({ filtered, onInvite }: { filtered: boolean; onInvite: () => void }) {
  const t = useTexts('applicants');
  const { go, corporate } = useManagement();
  const recruiter = useIsRecruiter();
  if (filtered)
    return (
      <EmptyState
        drawing="letters"
        title={t('common:noMatch')}
        action={
          <Button variant="default" onClick={() => go({})}>
            {t('common:clearFilters')}
          </Button>
        }
      />
    );
  if (corporate)
    return (
      <EmptyState
        drawing="letters"
        title={t('corporate.empty')}
        text={t('corporate.emptyText')}
        action={
          <Button component={Link} to="/recruiter-settings/branding">
            {t('corporate.toLook')}
          </Button>
        }
      />
    );
  if (!recruiter) return <EmptyState drawing="letters" title={t('empty.title')} text={t('given.empty')} />;
  return (
    <EmptyState
      drawing="letters"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<Button onClick={onInvite}>{t('common:inviteCandidates')}</Button>}
    />
  );
}

function Found({ list, page }: { list: Reply<typeof applicants.ofCompany>; page: number }) {
  const t = useTexts('applicants');
  const { search, go } = useManagement();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { items, total } = list;
  const progress = useProgressLine();
  const filtered = Boolean(search.status || search.q || search.due || search.progress);
  const counts = useCounts();
  const here = items.filter((one) => chosen.has(one.id));
  const toggle = (id: string) => setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return (
    <Stack gap={16}>
      <Group justify="space-between">
        <Checkbox
          label={t('list.all')}
          checked={here.length === items.length}
          indeterminate={here.length > 0 && here.length < items.length}
          onChange={(event) => setChosen(new Set(event.currentTarget.checked ? items.map((one) => one.id) : []))}
        />
        <Text size="sm" c="dimmed" aria-live="polite">
          {filtered || !counts ? t('list.total', { count: total }) : progress(counts)}
        </Text>
      </Group>
      <Card padding={0} component="ul" m={0} style={{ listStyle: 'none', overflow: 'visible' }}>
        {items.map((one) => (
          <ApplicantRow key={one.id} applicant={one} chosen={chosen.has(one.id)} onChoose={() => toggle(one.id)} />
        ))}
      </Card>
      <ListPages page={page} total={total} perPage={pageSize} onPage={(next) => go({ ...search, page: next })} />
      {here.length > 0 && <BulkBar chosen={here} onDone={() => setChosen(new Set())} />}
    </Stack>
  );
}

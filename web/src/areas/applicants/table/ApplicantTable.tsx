import { Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mostAtOnce } from '@vitrine/contract/applicants/deciding.ts';
import { pageCount } from '@vitrine/contract/vocabulary.ts';
import type { KeyboardEvent } from 'react';
import { useKeptScroll } from '../../../parts/applicant/use-kept-scroll.ts';
import { useManagement } from '../../../parts/applicant/use-management.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useTexts } from '../../../platform/use-texts.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { BulkBar } from '../BulkBar.tsx';
import { Nobody } from '../Nobody.tsx';
import { Block } from './Block.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { useColumns } from './columns.ts';
import { Head, SelectAll } from './Head.tsx';
import { SavedViews } from './SavedViews.tsx';
import { listId } from './SkipToList.tsx';
import classes from './Table.module.css';
import { blockSize, useApplicantBlocks, useRowsBetween } from './use-applicants.ts';
import { useSelection } from './use-selection.ts';

/** The applicants of one job or of all, to look at, select and decide on together. */
export function ApplicantTable({ onInvite }: { onInvite: () => void }) {
  const { search } = useManagement();
  const blocks = useApplicantBlocks();
  const first = useQuery({ ...blocks(1), placeholderData: keepPreviousData });
  const { bookingId, status, progress, q, due, assigned, reason } = search;
  return (
    <QueryBoundary of={first}>
      {({ total }) =>
        total > 0 ? (
          <Found key={JSON.stringify([bookingId, status, progress, q, due, assigned, reason])} total={total} />
        ) : (
          <Nobody filtered={Boolean(status || progress || q || due || assigned || reason)} onInvite={onInvite} />
        )
      }
    </QueryBoundary>
  );
}

function Found({ total }: { total: number }) {
  const t = useTexts('applicants');
  useKeptScroll();
  const blocks = useApplicantBlocks();
  const selection = useSelection({ total, rowsBetween: useRowsBetween(blocks) });
  const columns = useColumns();
  const chosen = [...selection.chosen.values()];
  const phone = usePhone();
  return (
    <Stack gap={phone ? 4 : 8}>
      <Group justify="space-between" gap={8} wrap="nowrap">
        <Group gap={12} wrap="nowrap" className={classes.count ?? ''}>
          {phone && <SelectAll total={total} selection={selection} />}
          <Text size="sm" c="dimmed" aria-live="polite">
            {t('list.total', { count: total })}
          </Text>
        </Group>
        <Group gap={4} wrap="nowrap">
          <SavedViews columns={columns.chosen} onColumns={columns.choose} />
          <span className={classes.wide}>
            <ColumnsMenu offered={columns.offered} chosen={columns.chosen} onChoose={columns.choose} />
          </span>
        </Group>
      </Group>
      <div className={columns.shown.length > 6 && !columns.narrow ? classes.many : undefined}>
        <table
          id={listId}
          className={classes.table}
          data-jobs={columns.namesJob || undefined}
          aria-label={t('table.label')}
          aria-rowcount={total + 1}
          onKeyDown={walkRows}
        >
          <Head columns={columns.shown} total={total} selection={selection} hidden={phone} />
          {Array.from({ length: pageCount(total, blockSize) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the list
            <Block key={at} page={at + 1} total={total} blocks={blocks} columns={columns} selection={selection} />
          ))}
        </table>
      </div>
      {selection.full && (
        <Text size="sm" c="dimmed" role="status">
          {t('table.full', { count: mostAtOnce })}
        </Text>
      )}
      {chosen.length > 0 && <BulkBar chosen={chosen} onDone={selection.clear} />}
    </Stack>
  );
}

/** The arrows walk from row to row along the names or the boxes; with Shift they select on the way. */
function walkRows(event: KeyboardEvent<HTMLTableElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = event.target;
  if (!step || !(here instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const kind = ['input[type=checkbox]', 'th a'].find((one) => here.matches(one));
  const row = here.closest('tr');
  const next =
    kind && event.currentTarget.querySelector<HTMLElement>(`tr[data-index="${Number(row?.dataset.index ?? -1) + step}"] ${kind}`);
  if (!next) return;
  event.preventDefault();
  next.focus();
  selectOnTheWay(event.shiftKey, here, next);
}

function selectOnTheWay(wanted: boolean, ...passed: HTMLElement[]) {
  for (const box of passed) if (wanted && box instanceof HTMLInputElement && !box.checked) box.click();
}

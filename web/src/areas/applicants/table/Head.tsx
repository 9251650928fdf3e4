import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ApplicantColumn } from '@vitrine/contract/applicants/views.ts';
import type { sortOptions } from '@vitrine/contract/reference-lists.ts';
import { useManagement } from '../../../parts/applicant/use-management.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Table.module.css';
import type { Selection } from './use-selection.ts';

type SortOption = (typeof sortOptions)[number];

interface Sorted {
  descending: SortOption;
  ascending: SortOption;
}

/** Which columns give the list its order. */
const sorts: Partial<Record<ApplicantColumn, Sorted>> = {
  sent: { descending: 'Recent', ascending: 'Oldest' },
  stars: { descending: 'Highest', ascending: 'Lowest' },
};

interface Selecting {
  total: number;
  selection: Selection;
}

/** Selects everybody listed, or lets go of all. */
export function SelectAll({ total, selection }: Selecting) {
  const t = useTexts('applicants');
  const count = selection.chosen.size;
  return (
    <Checkbox
      aria-label={t('table.all')}
      checked={count > 0 && (count >= total || selection.full)}
      indeterminate={count > 0 && count < total && !selection.full}
      onChange={() => void selection.toggleAll()}
    />
  );
}

interface Props extends Selecting {
  columns: readonly ApplicantColumn[];
  /** Where each line is worth a person, the names are only said; everybody is selected above the table. */
  hidden: boolean;
}

/** The names of the columns; some of them order the list. */
export function Head({ columns, total, selection, hidden }: Props) {
  const t = useTexts('applicants');
  return (
    <>
      {hidden && (
        <colgroup>
          <col className={classes.boxes} />
          <col />
          {columns.length > 0 && <col className={classes.statuses} />}
        </colgroup>
      )}
      <thead className={hidden ? classes.said : undefined}>
        <tr aria-rowindex={1}>
          <th className={classes.check}>{!hidden && <SelectAll total={total} selection={selection} />}</th>
          <th scope="col" className={classes.first}>
            {t('table.column.name')}
          </th>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} sortable={!hidden} />
          ))}
        </tr>
      </thead>
    </>
  );
}

function ColumnHead({ column, sortable }: { column: ApplicantColumn; sortable: boolean }) {
  const t = useTexts('applicants');
  const { search, set } = useManagement();
  const name = t(`table.column.${column}`);
  const sort = sorts[column];
  if (!sort || !sortable)
    return (
      <th scope="col" data-column={column}>
        {name}
      </th>
    );
  const now = search.sort ?? 'Recent';
  const order = now === sort.descending ? 'descending' : now === sort.ascending ? 'ascending' : 'none';
  const Icon = order === 'ascending' ? IconArrowUp : IconArrowDown;
  const next = order === 'descending' ? sort.ascending : sort.descending;
  return (
    <th scope="col" data-column={column} aria-sort={order}>
      <UnstyledButton className={classes.sort} onClick={() => set({ sort: next === 'Recent' ? undefined : next })}>
        {name}
        {order === 'none' ? <VisuallyHidden>{t('table.sort')}</VisuallyHidden> : <Icon size={14} stroke={2} aria-hidden="true" />}
      </UnstyledButton>
    </th>
  );
}

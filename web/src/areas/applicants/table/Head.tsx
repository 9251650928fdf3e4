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

/** The names of the columns; some of them order the list. */
export function Head({ columns, total, selection }: { columns: readonly ApplicantColumn[]; total: number; selection: Selection }) {
  const t = useTexts('applicants');
  const count = selection.chosen.size;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th className={classes.check}>
          <Checkbox
            aria-label={t('table.all')}
            checked={count > 0 && (count >= total || selection.full)}
            indeterminate={count > 0 && count < total && !selection.full}
            onChange={() => void selection.toggleAll()}
          />
        </th>
        <th scope="col" className={classes.first}>
          {t('table.column.name')}
        </th>
        {columns.map((column) => (
          <ColumnHead key={column} column={column} />
        ))}
      </tr>
    </thead>
  );
}

function ColumnHead({ column }: { column: ApplicantColumn }) {
  const t = useTexts('applicants');
  const { search, set } = useManagement();
  const name = t(`table.column.${column}`);
  const sort = sorts[column];
  if (!sort)
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

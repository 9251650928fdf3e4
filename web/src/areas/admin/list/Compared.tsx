import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Compared.module.css';

/** A column beside the title. */
export interface Column<R> {
  head: string;
  of: (row: R) => ReactNode;
  /** As wide as what stands in it: short words, days, counts. */
  kind?: 'short' | 'count';
}

interface Props<R> {
  label?: string | undefined;
  items: readonly R[];
  keyOf: (row: R) => string;
  titleOf: (row: R) => string;
  columns: readonly [head: string, ...Column<R>[]];
  onOpen: (row: R) => void;
}

/** Rows that are compared: each column under its head; a click anywhere in a row opens it. */
export function Compared<R>({ label, items, keyOf, titleOf, columns: [head, ...columns], onOpen }: Props<R>) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map((column) => (
            <th key={column.head} scope="col" data-kind={column.kind}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={keyOf(one)}>
            <th scope="row">
              <UnstyledButton className={classes.open ?? ''} onClick={() => onOpen(one)}>
                {titleOf(one)}
              </UnstyledButton>
            </th>
            {columns.map((column) => (
              <td key={column.head} data-kind={column.kind}>
                {column.of(one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

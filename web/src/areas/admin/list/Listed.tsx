import { Card, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { ListPages } from '../../../parts/ListPages.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { time } from '../../../platform/clock.ts';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { useNarrow } from '../../../ui/use-phone.ts';
import { type Column, Compared } from './Compared.tsx';

export const perPage = 20;
/** Pages end here: what lies beyond is found by a search. */
const mostPaged = 10_000;

interface Rows<R> {
  items: R[];
  total: number;
  totalIsEstimate?: boolean;
}

interface Props<R> {
  /** What is listed, in words. */
  label?: string;
  of: ComponentProps<typeof QueryBoundary<Rows<R>>>['of'];
  page: number;
  onPage: (page: number) => void;
  /** How many there are, in words. */
  found?: (total: number, isEstimate: boolean) => string;
  /** Stands there where nothing is listed. */
  empty: ReactNode;
  keyOf: (row: R) => string;
  line: (row: R) => Omit<LineProps, 'onOpen'>;
  /** Where there is room, the lines are rows of a table with these columns; the title is the first one. */
  columns?: readonly [head: string, ...Column<R>[]];
  onOpen: (row: R) => void;
}

/** What administrators look through: a page of lines, each of which opens what it is about. */
export function Listed<R>({ label, of, page, onPage, found, empty, keyOf, line, columns, onOpen }: Props<R>) {
  const narrow = useNarrow();
  return (
    <QueryBoundary of={of}>
      {({ items, total, totalIsEstimate = false }) => (
        <Stack gap={16}>
          {items.length === 0 && empty}
          {items.length > 0 && found && (
            <Text size="sm" c="dimmed" role="status">
              {found(total, totalIsEstimate)}
            </Text>
          )}
          {items.length > 0 && columns && !narrow && (
            <Compared label={label} items={items} keyOf={keyOf} titleOf={(one) => line(one).title} columns={columns} onOpen={onOpen} />
          )}
          {items.length > 0 && !(columns && !narrow) && (
            <Card padding={0} component="ul" aria-label={label} style={{ listStyle: 'none', margin: 0 }}>
              {items.map((one) => (
                <li key={keyOf(one)} style={{ borderBottom: '1px solid var(--v-line)' }}>
                  <Line {...line(one)} onOpen={() => onOpen(one)} />
                </li>
              ))}
            </Card>
          )}
          <ListPages page={page} total={Math.min(total, mostPaged)} perPage={perPage} onPage={onPage} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

interface LineProps {
  title: string;
  detail: string;
  /** How it stands. */
  state: ReactNode;
  at?: string;
  /** What happened on that day, where a time of the day would say nothing. */
  dated?: 'signedUp' | 'since' | 'changed';
  onOpen: () => void;
}

function Line({ title, detail, state, at, dated, onOpen }: LineProps) {
  const t = useTexts('admin');
  return (
    <UnstyledButton onClick={onOpen} w="100%" px={16} py={12}>
      <Group justify="space-between" gap={12}>
        <div style={{ minWidth: 0, flex: '1 1 240px', overflowWrap: 'anywhere' }}>
          <Text fw={700}>{title}</Text>
          <Text size="sm" c="dimmed">
            {detail}
          </Text>
        </div>
        <Group gap={12}>
          {state}
          {at && (
            <Text size="sm" c="dimmed">
              {dated ? t(`dated.${dated}`, { day: date(at) }) : `${date(at)} ${time(at)}`}
            </Text>
          )}
        </Group>
      </Group>
    </UnstyledButton>
  );
}

import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ListFilterState } from './use-list-filter.ts';

interface Props {
  filter: ListFilterState;
  /** What the field and the box are called. */
  search: string;
  onlyUnread: string;
}

/** The field to search in a list, and the box that leaves what is unread. */
export function ListFilter({ filter, search, onlyUnread }: Props) {
  return (
    <>
      <TextInput
        type="search"
        aria-label={search}
        placeholder={search}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
        value={filter.typed}
        onChange={(event) => filter.search(event.currentTarget.value)}
      />
      <Checkbox label={onlyUnread} checked={filter.unread} onChange={(event) => filter.onlyUnread(event.currentTarget.checked)} />
    </>
  );
}

import { Group, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useDebouncedSearch } from '../../platform/use-debounced-search.ts';

interface Choice {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  onChange: (value: string) => void;
}

interface Props {
  label: string;
  search: string;
  onSearch: (words: string) => void;
  choices: readonly Choice[];
  children?: ReactNode;
}

/** What a list of administrators is narrowed by: words, and how what is looked for stands. */
export function Search({ label, search, onSearch, choices, children }: Props) {
  const [typed, setTyped] = useState(search);
  // whoever leads back to all clears the field as well
  const [before, setBefore] = useState(search);
  if (before !== search) {
    setBefore(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const look = useDebouncedSearch(onSearch);
  return (
    <Group align="end" gap={16}>
      <TextInput
        style={{ flex: '1 1 260px', maxWidth: 420 }}
        type="search"
        label={label}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
        value={typed}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          look(value.trim());
        }}
      />
      {choices.map(({ label, value, data, onChange }) => (
        <Select
          key={label}
          style={{ flex: '0 1 220px' }}
          label={label}
          data={data}
          value={value}
          allowDeselect={false}
          onChange={(chosen) => onChange(chosen ?? '')}
        />
      ))}
      {children}
    </Group>
  );
}

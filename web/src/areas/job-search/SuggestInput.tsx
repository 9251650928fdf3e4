import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { jobSearch, type suggestionKinds } from '@vitrine/contract/job-search/search.ts';
import { useEffect, useRef, useState } from 'react';
import { useAsk } from '../../platform/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

type Kind = (typeof suggestionKinds)[number];
const order: Kind[] = ['title', 'city', 'company', 'word'];

interface Props extends Pick<AutocompleteProps, 'label' | 'placeholder' | 'leftSection'> {
  value: string;
  /** Suggestions of this kind alone. */
  kind?: Kind;
  /** What was typed, a moment after the last letter; at once with the enter key or a suggestion. */
  onSearch: (text: string) => void;
}

/** A field that suggests while one types; arrow keys walk through what it suggests. */
export function SuggestInput({ value, kind, onSearch, ...props }: Props) {
  const t = useTexts('job-search');
  const [typed, setTyped] = useState(value);
  const [settled] = useDebouncedValue(typed.trim(), 200);
  const told = useRef(value);
  const tell = useRef(onSearch);
  tell.current = onSearch;
  // the address changed from elsewhere: a chip was removed, or the browser went back
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  const say = (text: string) => {
    if (text === told.current) return;
    told.current = text;
    tell.current(text);
  };
  useEffect(() => {
    // one or two letters are a beginning; the enter key searches for them all the same
    if (settled === told.current || settled.length === 1 || settled.length === 2) return;
    told.current = settled;
    tell.current(settled);
  }, [settled]);
  const suggested = useAsk(
    jobSearch.suggest,
    { text: settled, ...(kind ? { kind } : {}) },
    { enabled: settled.length > 1, keepPrevious: true, staleTime: 60_000 },
  );
  const items = settled.length > 1 && typed.trim().length > 1 ? (suggested.data?.items ?? []) : [];
  const seen = new Set<string>();
  const fresh = items.filter((one) => !seen.has(one.text) && seen.add(one.text));
  const groups = order
    .map((one) => ({ group: t(`suggest.${one}`), items: fresh.filter((item) => item.kind === one).map((item) => item.text) }))
    .filter((group) => group.items.length > 0);
  return (
    <Autocomplete
      {...props}
      type="search"
      size="md"
      data={kind ? fresh.map((one) => one.text) : groups}
      filter={({ options }) => options}
      value={typed}
      onChange={setTyped}
      onOptionSubmit={(text) => say(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') say(typed.trim());
      }}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}

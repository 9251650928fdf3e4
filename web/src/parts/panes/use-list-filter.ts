import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** What narrows a list down: words, unread only, and the page, which begins anew with each of them. */
export function useListFilter() {
  const [typed, setTyped] = useState('');
  const [unread, setUnread] = useState(false);
  const [page, setPage] = useState(1);
  const [words] = useDebouncedValue(typed.trim(), 200);
  return {
    typed,
    /** What is searched for, once nobody types any more. */
    words,
    unread,
    page,
    setPage,
    search: (text: string) => {
      setTyped(text);
      setPage(1);
    },
    onlyUnread: (on: boolean) => {
      setUnread(on);
      setPage(1);
    },
  };
}

export type ListFilterState = ReturnType<typeof useListFilter>;

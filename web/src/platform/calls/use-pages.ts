import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { CallFailed } from '@vitrine/contract/caller.ts';
import { retrying } from './retry.ts';

interface Page<Item> {
  items: Item[];
  more: boolean;
}

/** A list that is read from its newest entry on, page after page: `ask` answers what lies before an id. */
export const usePages = <Item extends { id: number }>(key: QueryKey, ask: (before?: number) => Promise<Page<Item>>) =>
  useInfiniteQuery<Page<Item>, CallFailed, Page<Item>, QueryKey, number | undefined>({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => retrying(() => ask(pageParam), 'low', signal),
    initialPageParam: undefined,
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.id : undefined),
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), more: pages.at(-1)?.more ?? false }),
    placeholderData: keepPreviousData,
  });

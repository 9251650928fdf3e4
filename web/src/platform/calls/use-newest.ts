import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { retrying } from './retry.ts';

interface Newest<Item> {
  items: Item[];
  more: boolean;
}
type Ask<Item> = (part: { count: number; before?: number | undefined }) => Promise<Newest<Item>>;

/** So many entries a log answers at once. */
const mostAtOnce = 200;

async function newest<Item extends { id: number }>(count: number, ask: Ask<Item>): Promise<Newest<Item>> {
  const items: Item[] = [];
  let more = true;
  while (more && items.length < count) {
    const next = await ask({ count: Math.min(mostAtOnce, count - items.length), before: items.at(-1)?.id });
    items.push(...next.items);
    more = next.more;
  }
  return { items, more };
}

/** The newest entries of a log, however many: where they do not come at once, `ask` is asked for what lies before the last. */
export const useNewest = <Item extends { id: number }>(key: QueryKey, count: number, ask: Ask<Item>): UseQueryResult<Newest<Item>, Error> =>
  useQuery<Newest<Item>>({
    queryKey: [...key, count],
    queryFn: ({ signal }) => retrying(() => newest(count, ask), 'low', signal),
    placeholderData: (before: unknown) => before as never,
  });

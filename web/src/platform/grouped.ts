/** The items by what they have in common, in the order in which each comes first; what `Map.groupBy` is in newer browsers than ours. */
export function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

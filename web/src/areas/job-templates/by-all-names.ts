import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';

interface Trade {
  id: string;
  also: readonly string[];
}

/** Finds a trade in a list by anything that it is called, in any language. */
export function byAllNames(trades: readonly Trade[]): OptionsFilter {
  const called = new Map(trades.map(({ id, also }) => [id, also.join('\n').toLowerCase()]));
  return ({ options, search }) => {
    const typed = search.trim().toLowerCase();
    const fits = ({ value, label }: ComboboxItem) =>
      label.toLowerCase().includes(typed) || called.get(String(value))?.includes(typed) === true;
    return options.flatMap((one: ComboboxParsedItem): ComboboxParsedItem[] => {
      if (!('group' in one)) return fits(one as ComboboxItem) ? [one] : [];
      const items = one.items.filter((item) => fits(item as ComboboxItem));
      return items.length > 0 ? [{ ...one, items }] : [];
    });
  };
}

/** The trade whose name shares the longest word with the title of the job, as "Baker" with "Baker, early shift"; none where no word fits. */
export function tradeOf<T extends { name: string }>(title: string, trades: readonly T[]): T | undefined {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const words = wordsOf(title);
  const shared = (one: T) =>
    Math.max(
      0,
      ...wordsOf(one.name)
        .filter((word) => words.includes(word))
        .map((word) => word.length),
    );
  const best = trades.toSorted((one, other) => shared(other) - shared(one))[0];
  return best && shared(best) > 0 ? best : undefined;
}

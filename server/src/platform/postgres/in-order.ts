/** Rows in the order in which their ids were found; one that has gone meanwhile is left out. */
export function inOrder<R>(ids: readonly string[], rows: readonly R[], idOf: (row: R) => string): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

import type * as z from 'zod';

/** Query strings stay plain: no JSON, so that a token of digits remains a text. */
export function parseSearch(query: string): Record<string, unknown> {
  const search: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(query)) {
    const before = search[key];
    search[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') query.append(key, String(one));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Reads a query by its schema; what does not fit is left out instead of breaking the page. */
export function readSearch<S extends z.ZodObject>(schema: S, search: Record<string, unknown>): z.output<S> {
  const parsed = schema.safeParse(search);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  return schema.parse(Object.fromEntries(Object.entries(search).filter(([key]) => !wrong.has(key))));
}

/** A place to go on to: a path of our own origin, or nothing. */
export const ownPath = (path: string | undefined) => (path && /^\/(?![/\\])/.test(path) ? path : undefined);

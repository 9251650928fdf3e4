import * as z from 'zod';

/** What the key of a company opens: each is the reading or the writing of one part of what its pages do. */
export const keyScopes = [
  'jobs:read',
  'jobs:write',
  'applicants:read',
  'applicants:write',
  'people:read',
  'people:write',
  'documents:read',
  'documents:write',
  'settings:read',
  'settings:write',
] as const;
export type KeyScope = (typeof keyScopes)[number];
export const keyScope = z.enum(keyScopes);

/** How every key begins, so that programs that look for lost secrets know one. */
export const keyPrefix = 'vitrine_';

/** So many calls a minute one key may make. */
export const keyCallsPerMinute = 300;

/** So many keys a company has at the same time. */
export const mostKeys = 50;

/** The longest life of a key, in days. */
export const longestKeyDays = 365;

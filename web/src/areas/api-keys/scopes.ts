import type { KeyScope } from '@vitrine/contract/api-keys/scopes.ts';

/** A scope as its words are called. */
export const scopeKey = (scope: KeyScope) => scope.replace(':', '-') as `${Part}-${'read' | 'write'}`;

/** What of the company a scope is about. */
export type Part = KeyScope extends `${infer P}:${string}` ? P : never;

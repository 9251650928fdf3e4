import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../postgres/db.ts';
import { oneOf } from '../postgres/one-of.ts';

/** Tables whose rows do not come back with a backup; of a saved search, its mails do not. */
export const erasedKinds = ['account', 'application', 'company', 'job_alert', 'saved_search', 'saved_candidate_search'] as const;
export type ErasedKind = (typeof erasedKinds)[number];

export interface Erasure {
  kind: ErasedKind;
  /** SHA-256 of the id, in hex: nothing that stays names who was erased. */
  digest: string;
  at: string;
}

/** Notes, in the transaction that erases them, what a restored backup must erase again. What is ended a second time counts from then. */
export async function noteErasuresOf(db: Db, kind: ErasedKind, ids: readonly string[], at: string) {
  if (ids.length === 0) return;
  await db
    .insertInto('erasure')
    .values(ids.map((id) => ({ kind, digest: createHash('sha256').update(id).digest('hex'), at })))
    .onConflict((conflict) => conflict.columns(['kind', 'digest']).doUpdateSet({ at }))
    .execute();
}

export const noteErasure = (db: Db, { kind, id, at }: { kind: ErasedKind; id: string; at: string }) => noteErasuresOf(db, kind, [id], at);

export const listErasures = (db: Db, since: string) =>
  db.selectFrom('erasure').select(['kind', 'digest', 'at']).where('at', '>=', since).orderBy('at').orderBy('digest').execute() as Promise<
    Erasure[]
  >;

/** Of what was erased once, the ids of what is there. */
export const idsThere = async (db: Db, kind: ErasedKind, digests: readonly string[]) => {
  const digest = sql<string>`encode(sha256(convert_to(id::text, 'UTF8')), 'hex')`;
  return (await db.selectFrom(kind).select('id').where(digest, '=', oneOf(digests)).execute()).map(({ id }) => id);
};

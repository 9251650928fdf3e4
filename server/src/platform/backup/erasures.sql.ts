import type { Db } from '../postgres/db.ts';

export const erasedKinds = ['account', 'application', 'company'] as const;

export interface Erasure {
  kind: (typeof erasedKinds)[number];
  id: string;
  at: string;
}

/** Notes, in the transaction that erases it, what a restored backup must erase again. */
export const noteErasure = (db: Db, erasure: Erasure) =>
  db
    .insertInto('erasure')
    .values(erasure)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const listErasures = (db: Db, since: string) =>
  db.selectFrom('erasure').select(['kind', 'id', 'at']).where('at', '>=', since).orderBy('at').orderBy('id').execute() as Promise<
    Erasure[]
  >;

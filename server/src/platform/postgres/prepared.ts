import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Line } from './oldest-first.ts';
import { DatabaseAway, ofDatabase } from './passing-faults.ts';

/** Begins a statement whose plan depends on the words asked for: it is planned anew each time. */
export const planAnew = '/* plan anew */';
/**
 * Statements kept per connection: above the number of texts that the product has. Lists go as one parameter (`oneOf`),
 * so that no text depends on the length of one.
 */
const most = 2000;
/** An insert of several rows has another text for every number of them. */
const severalRows = /\) values \(.*?\), \(/s;
/** PostgreSQL says so when a table changed under a statement that was kept. */
const outdated = '0A000';

/**
 * The pool as the query builder uses it, with every statement parsed and planned once per connection instead of once per
 * call. A statement that a migration has outdated is asked again without its plan, outside of a transaction. A lost
 * connection is told apart from a wrong statement by its type. With `named` off nothing is kept.
 */
export function preparing(pool: pg.Pool, line: Line, named = true): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known) return known;
    if (!named || names.size >= most || text.startsWith(planAnew) || severalRows.test(text)) return undefined;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };

  const wrapped = (client: pg.PoolClient): PostgresPoolClient => {
    const ask = async (text: string, values: readonly unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      try {
        return await client.query({ text, values: [...values], ...(name ? { name } : {}) });
      } catch (error) {
        const again = name && (error as pg.DatabaseError).code === outdated && client.getTransactionStatus() === 'I';
        if (!again) throw error;
        return client.query({ text, values: [...values] });
      }
    };
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await ask(text, values);
      } catch (error) {
        throw ofDatabase(error);
      }
    };
    const release = () => {
      client.release();
      line.leave();
    };
    return { query, release } as unknown as PostgresPoolClient;
  };

  const connect = async () => {
    await line.enter();
    return pool.connect().catch((error: unknown) => {
      line.leave();
      throw error;
    });
  };

  return {
    async connect() {
      const client = await connect().catch((error: unknown) => {
        throw new DatabaseAway(error);
      });
      const known = clients.get(client) ?? wrapped(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  } as PostgresPool;
}

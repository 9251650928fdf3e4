/** What a server that is compared with does for a call: `BODY` is what it returns, after the `STATEMENTS` it sends to `DATABASE`. */
import pg from 'pg';
import type { Statement } from './record-statements.ts';

export const body = JSON.parse(process.env.BODY ?? '{}') as object;
const statements = JSON.parse(process.env.STATEMENTS ?? '[]') as Statement[];
const pool = new pg.Pool({ connectionString: process.env.DATABASE, max: 12 });

/** Sends the statements one after the other over one connection; without names the database plans each of them anew. */
export async function ask({ named }: { named: boolean }) {
  if (statements.length === 0) return;
  const client = await pool.connect();
  try {
    for (const { name, ...one } of statements) await client.query(named ? { name, ...one } : one);
  } finally {
    client.release();
  }
}

/**
 * The smallest server that Fastify can be: what the product is measured against. `BODY` is what it answers; with `DATABASE`
 * and `STATEMENTS` it sends these statements first, one after the other, as plain `pg` sends prepared ones.
 */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './record-statements.ts';

const body = JSON.parse(process.env.BODY ?? '{}') as object;
const statements = JSON.parse(process.env.STATEMENTS ?? '[]') as Statement[];
const pool = new pg.Pool({ connectionString: process.env.DATABASE, max: 12 });

async function ask() {
  const client = await pool.connect();
  try {
    for (const one of statements) await client.query(one);
  } finally {
    client.release();
  }
}

const app = Fastify({ logger: false });
app.all('/*', async () => {
  if (statements.length > 0) await ask();
  return body;
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
process.once('SIGTERM', () => process.exit(0));

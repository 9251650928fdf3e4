/** Loaded before the product (`--import`): writes down the statements of calls to the file `STATEMENTS`, one line each. */
import fs from 'node:fs';
import pg from 'pg';
import { callNow } from '../../server/src/platform/call-id.ts';

export interface Statement {
  text: string;
  values?: unknown[];
  name?: string;
}

const file = process.env.STATEMENTS;
const { query } = pg.Client.prototype;
if (file)
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [first, values] = asked as [string | Statement, unknown[] | undefined];
    const { text, name, ...rest } = typeof first === 'string' ? { text: first, values } : first;
    if (callNow()) fs.appendFileSync(file, `${JSON.stringify({ text, name, values: rest.values?.map(plain) })}\n`);
    return Reflect.apply(query, this, asked);
  } as typeof query;

/** A value as it survives being written down. */
const plain = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);

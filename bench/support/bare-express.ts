/** The same in Express, as it is written first: with each statement as plain `pg` sends it. */
import type { AddressInfo } from 'node:net';
import express from 'express';
import { ask, body } from './asking.ts';

const app = express();
app.use(express.json());
app.use(async (_request, response) => {
  await ask({ named: false });
  response.json(body);
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));

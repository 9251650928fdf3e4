/** The smallest server that Fastify can be: what the product is measured against, with statements that are prepared. */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { ask, body } from './asking.ts';

const app = Fastify({ logger: false });
app.all('/*', async () => {
  await ask({ named: true });
  return body;
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
process.once('SIGTERM', () => process.exit(0));

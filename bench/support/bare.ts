/** The smallest server that Fastify can be: what the product is measured against. `BODY` is what it answers. */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

const body = JSON.parse(process.env.BODY ?? '{}') as object;
const app = Fastify({ logger: false });
app.all('/*', async () => body);
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
process.once('SIGTERM', () => process.exit(0));

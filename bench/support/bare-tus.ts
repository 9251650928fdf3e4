/** A tus server as its own documentation begins: uploads are files in `FOLDER`. */
import type { AddressInfo } from 'node:net';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

const tus = new Server({ path: '/files', datastore: new FileStore({ directory: process.env.FOLDER ?? '.' }) });
const server = tus.listen({ host: '127.0.0.1', port: 0 }, () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));

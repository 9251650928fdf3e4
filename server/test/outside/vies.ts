import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Mode = 'answers' | 'fault' | 'broken' | 'cut' | 'silent';

/** What VIES answers, as its REST API does: numbers that are right, those that are not, and its faults. */
export async function startVies() {
  const valid = new Set<string>();
  const asked: Record<string, string>[] = [];
  let mode: Mode = 'answers';
  const server = http.createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>;
    asked.push(body);
    if (mode === 'silent') return;
    if (mode === 'cut') return void request.socket.destroy();
    if (mode === 'broken') return void reply.writeHead(502).end('<html>Bad gateway</html>');
    const isValid = valid.has(`${body.countryCode}${body.vatNumber}`);
    const { countryCode, vatNumber } = body;
    const said = { countryCode, vatNumber, valid: isValid, requestIdentifier: isValid ? 'WAPIAAAAX1' : '', name: '---', address: '---' };
    const fault = { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] };
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mode === 'fault' ? fault : said));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    valid,
    asked,
    turn: (next: Mode) => {
      mode = next;
    },
  };
}

import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { hour } from '@vitrine/contract/durations.ts';
import { beforeAll, expect, test } from 'vitest';
import { ownTemporaryFolder } from '../../../test/temporary.ts';
import { everyEndpoint } from '../../../test/walks/endpoints.ts';
import { startWorld } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';
import { givenCompany } from '../../areas/accounts/fixtures.ts';
import { listening } from '../../areas/interviews/fixtures.ts';
import { openSession } from '../sessions/sessions.ts';

const temporary = ownTemporaryFolder();
const { world, app } = await startWorld({ UPLOAD_STALL_SECONDS: '0.2' });
const uploads = () => fs.readdirSync(temporary).filter((one) => one.startsWith('vitrine-upload-'));

let address = '';
let authorization = '';
beforeAll(async () => {
  address = await listening(app);
  authorization = `Bearer ${await openSession(world, (await givenCompany(world)).owner.id)}`;
});

const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\x89PNG\r\n\x1a\n';
const banner = '/api/business/profile/update/banner';

/** Sends a call; the body is not brought to its end unless told so. */
function send(url: string, body: Buffer, headers: http.OutgoingHttpHeaders, ends = true) {
  return new Promise<{ status: number | undefined; code: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const request = http.request(`${address}${url}`, { method: 'POST', agent: false, headers }, async (reply) => {
      const text = (await reply.toArray()).join('');
      request.destroy();
      resolve({ status: reply.statusCode, code: JSON.parse(text).code, headers: reply.headers });
    });
    request.on('error', reject);
    if (ends) request.end(body);
    else request.write(body);
  });
}

const pack = { br: brotliCompressSync, gzip: gzipSync, deflate: deflateSync };
const form = { 'content-type': 'multipart/form-data; boundary=x' };

test.each([...Object.keys(pack), 'zstd', 'nonsense'])(
  'no call takes a body compressed as %s, whole or broken',
  { timeout: 60_000 },
  async (encoding) => {
    const whole = pack[encoding as keyof typeof pack]?.(Buffer.from(`${head}\r\n--x--\r\n`)) ?? Buffer.from('x');
    const headers = { ...form, authorization, 'content-encoding': encoding };
    const routes = everyEndpoint.filter(([route]) => route.startsWith('POST')).map(([route]) => route.slice(5).replace(/\{\w+\}/g, 'x'));
    for (const url of routes) {
      for (const body of [whole, Buffer.from('not compressed at all'), whole.subarray(0, whole.length / 2)]) {
        const reply = await send(url, body, headers);
        expect({ url, ...reply }).toMatchObject({ url, status: 415, code: 'compressed-request' });
        expect(reply.headers['accept-encoding']).toBe('identity');
      }
    }
    expect(uploads()).toEqual([]);
  },
);

const stops = {
  'before its first part': '',
  'in the head of a part': head.slice(0, 40),
  'in its file': head,
  'behind its file': `${head}\r\n--x\r\ncontent-disposition: form-data; name="more"\r\n\r\n`,
};

test.each(Object.entries(stops))('an upload that stops %s is given up, and nothing of it stays', async (_where, begun) => {
  const body = Buffer.from(begun, 'latin1');
  const headers = { ...form, authorization, 'content-length': '50000' };
  expect(await send(banner, body, headers, false)).toMatchObject({ status: 408, code: 'upload-stalled', headers: { connection: 'close' } });
  await expect.poll(uploads).toEqual([]);
});

test('a start removes what a killed program left of uploads, but not what another one reads just now', async () => {
  const [old = '', fresh = '', foreign = ''] = ['vitrine-upload-old', 'vitrine-upload-fresh', 'somebody-else'].map((one) =>
    path.join(temporary, one),
  );
  for (const file of [old, fresh, foreign]) fs.writeFileSync(file, 'x');
  const before = new Date(Date.now() - 2 * hour);
  for (const file of [old, foreign]) fs.utimesSync(file, before, before);
  // whatever day it is in the product, the files are of the machine's
  await (await buildApp({ ...world, now: () => new Date(Date.now() + 25 * hour) })).close();
  expect([old, fresh, foreign].map((one) => fs.existsSync(one))).toEqual([false, true, true]);
  fs.rmSync(fresh);
});

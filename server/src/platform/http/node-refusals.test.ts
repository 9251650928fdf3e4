import net from 'node:net';
import { refusals } from '@vitrine/contract/refusals.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { listening } from '../../areas/interviews/fixtures.ts';

const { app } = await startWorld();
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await listening(app)).port);
});

/** Sends bytes as they are and returns all that comes back until the connection ends. */
const say = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.end(text, 'latin1'));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });

const rest = 'Host: localhost\r\nConnection: close\r\n\r\n';
const unreadable: [what: string, request: string, code: keyof typeof refusals][] = [
  ['no HTTP at all', 'hello\r\n\r\n', 'invalid'],
  ['a method that is none', `FETCH /api/config HTTP/1.1\r\n${rest}`, 'invalid'],
  ['a head of 100 kB', `GET /api/config HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n${rest}`, 'headers-too-large'],
  ['no host', 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n', 'invalid'],
  ['two lengths', `POST /api/login HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${rest}`, 'invalid'],
  ['a length and pieces', `POST /api/login HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${rest}`, 'invalid'],
  ['pieces that are none', `POST /api/login HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${rest}xyz\r\n`, 'invalid'],
  ['NUL in a header', `GET /api/config HTTP/1.1\r\nX: a\0b\r\n${rest}`, 'invalid'],
  ['an expectation', `POST /api/login HTTP/1.1\r\nExpect: cake\r\n${rest}`, 'expectation-failed'],
  ['a method nobody serves', `PROPFIND /api/config HTTP/1.1\r\n${rest}`, 'not-found'],
  ['a percent sign without a number', `GET /api/pages/%zz HTTP/1.1\r\n${rest}`, 'invalid'],
  ['an address of another site', `GET http://elsewhere.test/api/nothing HTTP/1.1\r\n${rest}`, 'not-found'],
];

test.each(unreadable)('%s is refused as a problem', async (_what, request, code) => {
  const answer = await say(request);
  const [status] = refusals[code];
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
  expect(answer).toContain(`"code":"${code}"`);
});

const odd = ['//', '/\\', '//[', '/\\\\x', '///api', '//elsewhere.test/x', '/%5b', '/?%', '/#[', '*'];

test.each(odd)('GET %s is a page or nothing, and no fault of ours', async (target) => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
    const answer = await say(`${method} ${target} HTTP/1.1\r\n${rest}`);
    expect([method, answer.slice(0, 12)]).toEqual([method, expect.stringMatching(/^HTTP\/1\.1 (200|404|400)/)]);
  }
});

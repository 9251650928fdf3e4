import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openImap } from '../mailboxes/index.ts';
import { addressOf, NotReachable } from './index.ts';

const names =
  (...answers: string[][]) =>
  async () =>
    (answers.length > 1 ? answers.shift() : answers[0])?.map((address) => ({ address })) ?? [];

const why = async (host: string, port: number, addresses: string[], opened: string[] = []) => {
  try {
    await addressOf(host, port, 'mail', { opened, lookup: names(addresses) });
    return 'reached';
  } catch (error) {
    return error instanceof NotReachable ? error.why : error;
  }
};

test.each([
  ['of the public internet', ['8.8.8.8'], 'reached'],
  ['of this machine', ['127.0.0.1'], 'not-public'],
  ['of a private net', ['192.168.3.4'], 'not-public'],
  ['of a link', ['169.254.169.254'], 'not-public'],
  ['of a carrier', ['100.64.0.1'], 'not-public'],
  ['of IPv4 written as IPv6', ['::ffff:127.0.0.1'], 'not-public'],
  ['translated into IPv4', ['64:ff9b::7f00:1'], 'not-public'],
  ['of a private net beside a public one', ['8.8.8.8', '10.0.0.1'], 'not-public'],
  ['of nothing', [], 'dns'],
])('a mail server with an address %s is %s', async (_, addresses, expected) => {
  expect(await why('mail.example', 993, addresses as string[])).toBe(expected);
});

test('a mail server is reached at the ports of mail alone, and in a net that the operator opened at every port', async () => {
  expect(await Promise.all([25, 143, 465, 587, 993].map((port) => why('mail.example', port, ['8.8.8.8'])))).toEqual(
    Array(5).fill('reached'),
  );
  expect(await Promise.all([22, 80, 443, 5432, 6379].map((port) => why('mail.example', port, ['8.8.8.8'])))).toEqual(Array(5).fill('port'));
  expect(await why('mail.example', 10143, ['10.1.2.3'], ['10.1.0.0/16'])).toBe('reached');
  expect(await why('mail.example', 10143, ['10.2.2.3'], ['10.1.0.0/16'])).toBe('not-public');
  expect(await why('mail.example', 10143, ['fd00::5'], ['fd00::/64'])).toBe('reached');
});

test('a name that answers otherwise the second time leads nowhere else: the address that was looked at is connected to', async () => {
  const reached: string[] = [];
  const listen = (address: string, port: number) =>
    new Promise<net.Server>((done) => {
      const server = net.createServer((socket) => {
        reached.push(address);
        socket.destroy();
      });
      onTestFinished(() => void server.close());
      server.listen(port, address, () => done(server));
    });
  const { port } = (await listen('127.0.0.2', 0)).address() as net.AddressInfo;
  await listen('127.0.0.3', port);
  let lookups = 0;
  const lookup = async () => [{ address: lookups++ === 0 ? '127.0.0.2' : '127.0.0.3' }];
  const server = { host: 'rebinding.example', port, secure: false, user: 'ann', password: 'secret' };
  await expect(openImap(server, { opened: ['127.0.0.2/32'], lookup })).rejects.toThrow();
  expect(reached).toEqual(['127.0.0.2']);
  expect(lookups).toBe(1);
});

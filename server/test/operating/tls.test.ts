import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { cert, key, renewed } from '../outside/certificate.ts';
import { startWholeProgram } from '../programs.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-tls-'));
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const files = { TLS_CERT: path.join(folder, 'cert.pem'), TLS_KEY: path.join(folder, 'key.pem') };
const write = (certificate: string, itsKey: string) => {
  fs.writeFileSync(files.TLS_CERT, certificate);
  fs.writeFileSync(files.TLS_KEY, itsKey);
};
const settings = { ...files, LOG_LEVEL: 'silent' };

/** The certificate that a visitor is shown. */
const shownAt = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerX509Certificate()?.fingerprint256 ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
const fingerprintOf = (certificate: string) => new X509Certificate(certificate).fingerprint256;

/** The status of a page, and what else was said with it. */
const asked = (address: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const request = https.get(address, { ca: [cert, renewed.cert] }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode, text }));
    });
    request.once('error', reject);
  });

test('with a certificate it speaks TLS by itself, sockets as well, and takes a renewed one without a restart', {
  timeout: 90_000,
}, async () => {
  write(cert, key);
  const program = await startWholeProgram(path.join(folder, 'data'), settings);
  const { port, protocol } = new URL(program.address);
  expect(protocol).toBe('https:');
  const at = `https://127.0.0.1:${port}`;
  expect(await asked(`${at}/api/health/ready`)).toMatchObject({ status: 200 });
  const socket = new WebSocket(`wss://127.0.0.1:${port}/chat`, { ca: cert });
  await once(socket, 'open');
  socket.close();
  expect(await shownAt(Number(port))).toBe(fingerprintOf(cert));

  // half of a renewal: the key of the other one is not there yet
  fs.writeFileSync(files.TLS_CERT, renewed.cert);
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(await shownAt(Number(port))).toBe(fingerprintOf(cert));
  fs.writeFileSync(files.TLS_KEY, renewed.key);
  await expect.poll(() => shownAt(Number(port)), { timeout: 20_000 }).toBe(fingerprintOf(renewed.cert));
  expect(await asked(`${at}/api/health/ready`)).toMatchObject({ status: 200 });
});

test('a certificate that is not there, or without its key, ends the start with the name of the setting', { timeout: 60_000 }, async () => {
  const data = path.join(folder, 'other');
  write(cert, renewed.key);
  await expect(startWholeProgram(data, settings)).rejects.toThrow(/TLS_CERT and TLS_KEY are no certificate with its key/);
  await expect(startWholeProgram(data, { ...settings, TLS_KEY: path.join(folder, 'nothing.pem') })).rejects.toThrow(
    /TLS_KEY cannot be read/,
  );
  await expect(startWholeProgram(data, { ...settings, TLS_KEY: '' })).rejects.toThrow(/TLS_CERT and TLS_KEY belong together/);
});

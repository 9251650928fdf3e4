import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { httpTranscriber } from './http.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'transcription-'));
const wav = path.join(folder, 'sound.wav');
fs.writeFileSync(wav, 'the sound');
const sound = { wav, seconds: 10, voice: [{ start: 0, end: 10 }] };

type Answer = (request: { headers: http.IncomingHttpHeaders; form: FormData }, reply: http.ServerResponse) => void;
let answer: Answer = () => undefined;
const asked: FormData[] = [];
const server = http.createServer(async (request, reply) => {
  const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
  const form = await new Response(body, { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData();
  asked.push(form);
  if (request.url !== '/v1/audio/transcriptions') reply.writeHead(404).end();
  else answer({ headers: request.headers, form }, reply);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const ask = (url = address, signal?: AbortSignal) =>
  httpTranscriber({ url, key: 'secret', model: 'small' }).transcribe(sound, { language: 'de', ...(signal ? { signal } : {}) });
const says = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  return (_, reply) => void reply.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
};
const failed = (why: string, more: object = {}) => expect.objectContaining({ name: 'EngineFailed', why, ...more });

test('the sound goes with model, language and key, and comes back as words', async () => {
  let seen: Parameters<Answer>[0] | undefined;
  answer = (request, reply) => {
    seen = request;
    says(200, { language: 'german', text: 'Ich backe.', segments: [{ start: 1, end: 2, text: 'Ich backe.' }] })(request, reply);
  };
  for (const url of [address, `${address}/`, `${address}/v1`])
    expect(await ask(url)).toEqual({ language: 'german', pieces: [{ start: 1, end: 2, text: 'Ich backe.' }] });
  expect(seen?.headers.authorization).toBe('Bearer secret');
  expect(Object.fromEntries([...(seen?.form.entries() ?? [])].filter(([, value]) => typeof value === 'string'))).toMatchObject({
    model: 'small',
    language: 'de',
    response_format: 'verbose_json',
  });
  expect(seen?.form.getAll('timestamp_granularities[]')).toEqual(['word', 'segment']);
  const file = seen?.form.get('file');
  expect(file instanceof File && (await file.text())).toBe('the sound');
  expect(httpTranscriber({ url: address, key: undefined, model: 'small' }).sentTo).toBe(new URL(address).host);
});

test('who knows no seconds is asked again without them', async () => {
  answer = (request, reply) =>
    request.form.get('response_format') === 'verbose_json'
      ? says(400, { error: { message: 'response_format is not supported' } })(request, reply)
      : says(200, { text: 'Ich backe.' })(request, reply);
  expect((await ask()).pieces).toEqual([{ start: 0, end: 10, text: 'Ich backe.' }]);
});

test('a server without words says nothing, and that is no fault', async () => {
  answer = says(200, { language: 'german', text: '', segments: [] });
  expect((await ask()).pieces).toEqual([]);
});

test.each<[string, Answer, object]>([
  ['is busy', says(429, 'slow down', { 'retry-after': '90' }), failed('busy', { after: 90 })],
  ['is being started', says(503, ''), failed('busy', { after: undefined })],
  ['does not know the key', says(401, { error: 'who are you' }), failed('refused')],
  ['fails', says(500, 'x'.repeat(10_000)), failed('refused')],
  ['talks of something else', says(200, { choices: [] }), failed('nonsense')],
  ['answers a page', says(200, '<html>'), failed('nonsense')],
  ['leads elsewhere', says(307, '', { location: 'http://127.0.0.1:1/' }), failed('away')],
  ['hangs up', (_, reply) => void reply.destroy(), failed('away')],
])('a server that %s fails as such', async (_, how, expected) => {
  answer = how;
  await expect(ask()).rejects.toEqual(expected);
});

test('a server that never comes to an end is left, one that is away is said to be', async () => {
  answer = (_, reply) => {
    reply.writeHead(200);
    const more = () => {
      while (reply.write('x'.repeat(1024 * 1024)));
    };
    reply.on('drain', more);
    more();
  };
  await expect(ask()).rejects.toEqual(failed('nonsense'));
  await expect(ask('http://127.0.0.1:1')).rejects.toEqual(failed('away'));
});

test('a silent server is left when the work is stopped', async () => {
  const stop = new AbortController();
  answer = () => stop.abort();
  await expect(ask(address, stop.signal)).rejects.toEqual(failed('away'));
});

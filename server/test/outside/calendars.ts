import { once } from 'node:events';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { cert, key, trustIt } from './certificate.ts';

/** A server that publishes calendars, by their path; it ends with the test file. */
export async function startCalendars() {
  trustIt();
  const calendars = new Map<string, string>();
  const state = { asked: 0, status: 200 };
  const server = https.createServer({ key, cert }, (request, response) => {
    state.asked += 1;
    const found = calendars.get(request.url ?? '');
    response
      .writeHead(found === undefined ? 404 : state.status, { 'content-type': 'text/calendar', location: '/elsewhere.ics' })
      .end(found);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterAll(() => server.close());
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Publishes these lines, as a calendar unless they are whole; returns the address. */
    publish(name: string, lines: string) {
      const text = lines.includes('VCALENDAR')
        ? lines
        : `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//test//EN\n${lines.trim()}\nEND:VCALENDAR\n`;
      calendars.set(`/${name}.ics`, text.replaceAll('\n', '\r\n'));
      return `${origin}/${name}.ics`;
    },
    answers: (status: number) => {
      state.status = status;
    },
    asked: () => state.asked,
  };
}

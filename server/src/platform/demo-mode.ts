import fs from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { newToken } from './sessions/secrets.ts';

export interface Demo {
  accounts: string[];
  password: string;
}

export const demoAccounts = ['recruiter@demo.example', 'candidate@demo.example', 'admin@demo.example'];

/** The demo's sign-ins; the password is random for each data folder and kept in it. */
export function openDemo(folder: string): Demo {
  const file = path.join(folder, 'demo-password');
  if (!fs.existsSync(file)) fs.writeFileSync(file, newToken().replace(/[-_]/g, '').slice(0, 16), { mode: 0o600 });
  return { accounts: demoAccounts, password: fs.readFileSync(file, 'utf8') };
}

/** Everybody of the demo story, the neighbours too: all have the demo's password. */
export const isDemoAccount = (email: string) => email.endsWith('@demo.example');

/** What proxies add to say whom they speak for; any of them means that somebody else is behind the call. */
const addedByProxies =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|true-client-ip|fastly-.*|cf-.*|cdn-.*|x-envoy-.*|x-amzn-.*|x-azure-.*)$/;
const loopback = /^(::ffff:)?127\.|^::1$/;

/** The demo answers only on the machine it runs on: no foreign Host, no caller from elsewhere, no proxy in between. */
export const isLocalCall = ({ headers, socket }: { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } }) =>
  loopback.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => addedByProxies.test(name)) &&
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');

import fs from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { newToken } from './secrets.ts';

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

/** The demo answers only on the machine it runs on: no foreign Host, no forwarding proxy. */
export const isLocalCall = (headers: IncomingHttpHeaders) =>
  !Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-')) &&
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');

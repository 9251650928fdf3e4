import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import { type Call, caller } from '@vitrine/contract/caller.ts';
import { demoFolder } from './data-folder.ts';

export interface Product {
  /** Address of the running product, without a slash at the end. */
  url: string;
  /** Password of all people of the demo. */
  password: string;
  /** A typed caller signed in as that person, with the demo's password unless another is given. */
  as: (email: string, password?: string) => Promise<Call>;
  /** Opens the browser as that person, without the way over the sign-in form. */
  signIn: (page: Page, email: string, password?: string) => Promise<void>;
  /** Waits for a mail to this address whose subject or text fits, and returns the newest. */
  mailTo: (email: string, fits?: RegExp) => Promise<{ subject: string; text: string; html: string }>;
}

/** An installation that is there already, with the address and the password of its administrator in it. */
const place = process.env.JOURNEY_URL ? new URL(process.env.JOURNEY_URL) : undefined;

export const administrator = place ? decodeURIComponent(place.username) : 'admin@demo.example';
const root = path.join(import.meta.dirname, '../..');
export const startLimit = 120_000;

export interface Running extends Product {
  /** Where it keeps everything. */
  dataDir: string;
  stop: () => Promise<void>;
  /** Ends it and leaves its data. */
  end: () => Promise<void>;
  /** Kills the program as a loss of power would and starts it again on the same port and data. */
  killAndRestart: () => Promise<void>;
}

const launch = (dataDir: string, env: Record<string, string>) =>
  spawn(path.join(root, 'node_modules/.bin/node'), ['server/src/main.ts'], {
    cwd: root,
    env: {
      // two products run at a time on two cores
      PROCESSES: '1',
      BUSY_AFTER_MS: '0',
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '1',
      RATE_LIMIT_FACTOR: '100',
      WEB_PUSH_CONTACT: 'mailto:operator@demo.example',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts the real program on a free port with a data folder and the demo of its own; `stop` ends it and removes the folder. */
export async function startProduct(env: Record<string, string> = {}): Promise<Running> {
  const dataDir = demoFolder();
  let child = launch(dataDir, env);
  const end = () => ended(child);
  const stop = async () => {
    await end();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { url, password } = await greeting(child);
    const killAndRestart = async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      child = launch(dataDir, { ...env, PORT: new URL(url).port });
      await greeting(child);
    };
    return { url, password, dataDir, end, stop, killAndRestart, ...callers(url, password) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await exit;
  clearTimeout(impatient);
}

/** The address and the password that the program prints when it is ready. */
function greeting(child: ChildProcess) {
  return new Promise<{ url: string; password: string }>((resolve, reject) => {
    let printed = '';
    const fail = (why: string) => reject(new Error(`${why}. It printed:\n${printed}`));
    const timer = setTimeout(() => fail('The product did not start in time'), startLimit);
    const read = (chunk: Buffer) => {
      printed += chunk;
      const url = /https?:\/\/[\w.:[\]]+:\d+/.exec(printed)?.[0];
      const password = /password: (\S+)/.exec(printed)?.[1];
      if (!url || !password) return;
      clearTimeout(timer);
      resolve({ url, password });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    child.once('exit', () => {
      clearTimeout(timer);
      fail('The product ended at once');
    });
  });
}

const basic = (email: string, password: string) => `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;

/** A typed caller over HTTP with this authorization. */
export const callWith = (url: string, authorization?: string): Call =>
  caller(async ({ method, url: target, json, form }) => {
    const headers = { ...(authorization ? { authorization } : {}), ...(json ? { 'content-type': 'application/json' } : {}) };
    const reply = await fetch(url + target, { method, headers, ...(json ? { body: JSON.stringify(json) } : form ? { body: form } : {}) });
    return { status: reply.status, body: await reply.json() };
  });

function callers(url: string, demoPassword: string): Pick<Product, 'as' | 'mailTo' | 'signIn'> {
  const as: Product['as'] = async (email, password = demoPassword) => {
    const { token } = await callWith(url, basic(email, password))(signIn.login, {});
    return callWith(url, `Bearer ${token}`);
  };
  const inBrowser: Product['signIn'] = async (page, email, password = demoPassword) => {
    const session = await callWith(url, basic(email, password))(signIn.login, {});
    // a page of this address with nothing to run
    await page.goto(`${url}/robots.txt`);
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
    }, session);
  };
  let admin: Promise<Call> | undefined;
  const newest = async (email: string, fits: RegExp) => {
    admin ??= as(administrator);
    const call = await admin;
    const { items } = await call(outbox.list, { to: email, count: 20 });
    for (const { id } of items) {
      const mail = await call(outbox.read, { id });
      if (fits.test(mail.subject) || fits.test(mail.text)) return mail;
    }
    return undefined;
  };
  const mailTo: Product['mailTo'] = async (email, fits = /./) => {
    await expect.poll(async () => (await newest(email, fits)) !== undefined, { timeout: 60_000, message: `a mail to ${email}` }).toBe(true);
    const mail = await newest(email, fits);
    if (!mail) throw new Error(`The mail to ${email} is gone`);
    return mail;
  };
  return { as, mailTo, signIn: inBrowser };
}

/** Where `JOURNEY_URL` leads: journeys that need nobody of the demo go there. */
export const standing: Product | undefined = place && {
  url: place.origin,
  password: decodeURIComponent(place.password),
  ...callers(place.origin, decodeURIComponent(place.password)),
};

/** One running product for all journeys of a file. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      if (standing) return use(standing);
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: startLimit + 30_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect };

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Call, caller } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config.ts';
import type { World } from '../src/platform/context.ts';
import { openSession } from '../src/platform/sessions/sessions.ts';
import { openWorld } from '../src/world.ts';
import { type DatabaseSettings, freshDatabase } from './database.ts';

export interface TestWorld {
  world: World;
  app: FastifyInstance;
  connection: DatabaseSettings;
  /** Calls the product over HTTP with a session of this account; nobody in particular when left out. */
  as(accountId?: string, options?: { guestOf?: string; guestBooking?: string; headers?: Record<string, string> }): Promise<Call>;
  /** Moves the clock forward. */
  later(milliseconds: number): void;
  /** Stops the clock, which only `later` moves from then on: what is of half minutes may not hang on the machine's speed. */
  stop(): void;
  /** Moves the clock to the next noon of Greenwich, when every day of Europe is the same: what is of days may not hang on the hour. */
  noon(): void;
  /** Works off the background jobs that are due. */
  work(): Promise<number>;
  /** Mails to an address, newest first. */
  mailsTo(address: string): Promise<{ subject: string; text: string }[]>;
}

interface Places {
  connection: DatabaseSettings;
  direct: DatabaseSettings;
  standby?: DatabaseSettings;
}

/** Starts the whole product on a database and a folder of its own; everything ends with the test file. */
export async function startWorld(env: Record<string, string> = {}, places?: Places): Promise<TestWorld> {
  const connection = places?.connection ?? (await freshDatabase());
  const direct = places?.direct ?? connection;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-world-'));
  let moved = 0;
  const config = readConfig({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', ...env });
  let stoppedAt: number | undefined;
  const now = () => new Date((stoppedAt ?? Date.now()) + moved);
  const { world, close } = await openWorld({
    config,
    connection,
    direct,
    standby: places?.standby,
    working: false,
    folder,
    url: () => 'http://vitrine.test',
    now,
  });
  const app = await buildApp(world);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  return {
    world,
    app,
    connection,
    as: async (accountId, { guestOf, guestBooking, headers = {} } = {}) => {
      const token = accountId
        ? await openSession(world, accountId, { guestOf: guestOf ?? null, guestBooking: guestBooking ?? null, byPassword: true })
        : undefined;
      return callAs(app, token ? { authorization: `Bearer ${token}`, ...headers } : headers);
    },
    later: (milliseconds) => {
      moved += milliseconds;
    },
    stop: () => {
      stoppedAt = Date.now();
    },
    noon: () => {
      moved += (day + day / 2 - (now().getTime() % day)) % day;
    },
    work: () => world.jobs.drain(),
    mailsTo: async (address) =>
      world.db
        .selectFrom('mail')
        .select(['subject', 'body_text as text'])
        .where('recipient', '=', address)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
  };
}

/** A typed caller with the given headers, straight into the server without a socket. */
export const callAs = (app: FastifyInstance, headers: Record<string, string>): Call =>
  caller(async ({ method, url, json, form }) => {
    const body = form ? await encodeForm(form) : undefined;
    const reply = await app.inject({
      method,
      url,
      headers: { ...headers, ...(body ? { 'content-type': body.type } : {}) },
      ...(body ? { payload: body.bytes } : method === 'POST' ? { payload: json ?? {} } : {}),
    });
    return { status: reply.statusCode, body: reply.body ? reply.json() : undefined };
  });

/** A form as it goes over the wire. */
export async function encodeForm(form: FormData) {
  const response = new Response(form);
  return { type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) };
}

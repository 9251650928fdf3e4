import { setTimeout as sleep } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { callNow, onBehalfOf } from '../call-id.ts';
import type { Atomic, Ctx, Jobs, World } from '../context.ts';
import type { Connection, Db } from '../postgres/db.ts';
import { ofDatabase } from '../postgres/passing-faults.ts';
import { takeBackJobs } from './jobs.sql.ts';

/** A kind of background work. Its handler may run more than once for the same payload and must then do no harm. */
export interface Job<P extends object = object> {
  name: string;
  payload: z.ZodType<P>;
  run(ctx: Ctx<undefined>, payload: P): Promise<void>;
  options: JobOptions;
}

export interface JobOptions {
  /** Further tries after a failure, with pauses that grow up to an hour; 5 unless told. */
  retries?: number;
  /** Seconds one try may take; 900 unless told. */
  seconds?: number;
  /** How many run at the same time in one process; 1 unless told. */
  atOnce?: number;
  /** When it runs by itself, as a cron expression in UTC; the payload is then `{}`. */
  cron?: string;
  /** Below 0 for what may wait until everything else of its kind is done. */
  priority?: number;
  /** Of a scheduled job over many: what it queues for each of them, and nothing else. */
  queues?: string;
  /** While one of a key waits, runs or is to be tried again, no second one is queued. */
  onePerKey?: boolean;
}

/** Retries of work that fails only by a fault that goes by, such as a full disk: with the pauses, more than a week of them. */
export const forDays = 200;

export const job = <P extends object>(name: string, payload: z.ZodType<P>, run: Job<P>['run'], options: JobOptions = {}): Job<P> => ({
  name,
  payload,
  run,
  options,
});

/** Queues work in the transaction of the data: both are there or neither. `key` keeps a second one of the same key out while one waits. */
export const enqueue = <P extends object>(
  ctx: Atomic<Pick<World, 'jobs' | 'db'>>,
  kind: Job<P>,
  payload: NoInfer<P>,
  when: { after?: Date; key?: string } = {},
) => ctx.jobs.enqueue(ctx.db, kind.name, payload, when.after, when.key);

interface Setup {
  connection: Connection;
  db: Db;
  kinds: readonly Job[];
  log: Logger;
  /** Works by itself; off in web-only processes and in tests, which drain. */
  working: boolean;
  /** No other process can be working on this database: what is held was held by a predecessor that died. */
  alone: boolean;
  context: () => Ctx<undefined>;
}

/** A worker that gave no sign of life for so long is gone, and its jobs are given to others. */
const silentSeconds = 12;
const signSeconds = 4;
const lookEverySeconds = 3;
/** New work wakes its worker; so often one looks by itself, for what is to be done later or again, and without such a wake every second. */
const pollSeconds = { woken: 5, unwoken: 1 };

/** Opens the queue; with `working` it fetches and runs jobs until closed. */
export async function openJobs({ connection, db, kinds, log, working, alone, context }: Setup): Promise<Jobs> {
  const boss = new PgBoss({ ...connection, max: working ? 4 : 2, supervise: working, schedule: working, useListenNotify: working });
  boss.on(
    'error',
    rarely((error) => log.error({ error }, 'queue')),
  );
  await boss.start();
  await prepareQueues(boss, kinds);

  const runOne = (kind: Job, data: unknown) => onBehalfOf(callOf(data), async () => kind.run(context(), kind.payload.parse(data ?? {})));
  const closing = new AbortController();
  if (working) {
    if (alone) await takeBackJobs(db, null);
    await startWorking(boss, kinds, log, runOne);
    void lookForLeftJobs(db, log, closing.signal);
  }

  return {
    enqueue: async (db, name, payload, after, key) => {
      const { priority = 0, onePerKey } = kinds.find((one) => one.name === name)?.options ?? {};
      const single = key ? { singletonKey: key, ...(onePerKey ? {} : { singletonSeconds: 1 }) } : {};
      const options = { priority, ...(after ? { startAfter: after } : {}), ...single };
      const call = callNow();
      try {
        await boss.send(name, call === undefined ? payload : { ...payload, call }, {
          ...options,
          ...(db.isTransaction ? { db: fromKysely(db) } : {}),
        });
      } catch (error) {
        throw ofDatabase(error);
      }
    },
    drain: () => drain(boss, kinds, runOne),
    close: async () => {
      closing.abort();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** Makes the queues that are missing, and those of an earlier version as they are now. */
async function prepareQueues(boss: PgBoss, kinds: readonly Job[]) {
  const known = new Map((await boss.getQueues()).map((one) => [one.name, one]));
  for (const { name, options } of kinds) {
    const wanted = {
      retryLimit: options.retries ?? 5,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: options.seconds ?? 900,
      heartbeatSeconds: silentSeconds,
      notify: true,
    };
    const there = known.get(name);
    if (!there) await boss.createQueue(name, { ...wanted, ...(options.onePerKey ? { policy: 'exclusive' } : {}) });
    else if (Object.entries(wanted).some(([key, value]) => there[key as keyof typeof wanted] !== value))
      await boss.updateQueue(name, wanted);
  }
}

/** What a worker held that was killed is taken up by the others within half a minute. */
async function lookForLeftJobs(db: Db, log: Logger, signal: AbortSignal) {
  const pause = () => sleep(lookEverySeconds * 1000, true, { ref: false, signal }).catch(() => false);
  while (await pause()) {
    try {
      for (const { id, name } of await takeBackJobs(db, silentSeconds))
        log.warn({ job: name, id }, 'a job was left by its worker and is taken up again');
    } catch (error) {
      log.debug({ error }, 'no look at left jobs');
    }
  }
}

/** While the database is away every queue complains every second: the same words are passed on once in half a minute. */
function rarely(say: (error: Error) => void) {
  const said = new Map<string, number>();
  return (error: Error) => {
    const now = Date.now();
    const words = error.message.replace(/ \(Queue: .*$/, '');
    if (now - (said.get(words) ?? 0) < 30_000) return;
    if (said.size > 100) said.clear();
    said.set(words, now);
    say(error);
  };
}

/** The id of the call that queued a job, or the job that did. */
function callOf(data: unknown) {
  const { call } = (data ?? {}) as { call?: unknown };
  return typeof call === 'string' ? call : undefined;
}

type RunOne = (kind: Job, data: unknown) => Promise<void>;

async function startWorking(boss: PgBoss, kinds: readonly Job[], log: Logger, runOne: RunOne) {
  const scheduled = new Set(kinds.filter(({ options }) => options.cron).map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
  for (const kind of kinds) {
    if (kind.options.cron) await boss.schedule(kind.name, kind.options.cron, {});
    for (let worker = 0; worker < (kind.options.atOnce ?? 1); worker += 1) await startWorker(boss, kind, log, runOne);
  }
}

/** One worker of a queue: as long as there is something to do it does one thing after the other, without a pause. */
async function startWorker(boss: PgBoss, kind: Job, log: Logger, runOne: RunOne) {
  const options = {
    pollingIntervalSeconds: pollSeconds.unwoken,
    notifyPollingIntervalSeconds: pollSeconds.woken,
    batchSize: 1,
    heartbeatRefreshSeconds: signSeconds,
  };
  let id: string | undefined;
  id = await boss.work(kind.name, options, async ([one]) => {
    try {
      await runOne(kind, one?.data);
    } catch (error) {
      const call = callOf(one?.data);
      log.error({ error, job: kind.name, id: one?.id, ...(call ? { call } : {}) }, 'a job failed and will be tried again');
      throw error;
    } finally {
      if (id) boss.notifyWorker(id);
    }
  });
}

/** Like a worker, one that fails stops no other and is to be tried again; the first fault is thrown when all have run. */
async function drain(boss: PgBoss, kinds: readonly Job[], runOne: RunOne) {
  let ran = 0;
  const faults: unknown[] = [];
  for (let found = true; found; ) {
    found = false;
    for (const kind of kinds) {
      for (const one of await boss.fetch(kind.name, { batchSize: 50 })) {
        try {
          await runOne(kind, one.data);
          await boss.complete(kind.name, one.id);
        } catch (error) {
          faults.push(error);
          await boss.fail(kind.name, one.id, { message: String(error) });
        }
        found = true;
        ran += 1;
      }
    }
  }
  if (faults.length > 0) throw faults[0];
  return ran;
}

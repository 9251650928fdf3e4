import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Ctx, Jobs } from './context.ts';
import type { Connection, Db } from './db.ts';

/** A kind of background work. Its handler may run more than once for the same payload and must then do no harm. */
export interface Job<P extends object = object> {
  name: string;
  payload: z.ZodType<P>;
  run: (ctx: Ctx<undefined>, payload: P) => Promise<void>;
  options: JobOptions;
}

export interface JobOptions {
  /** Further tries after a failure, with growing pauses; 5 unless told. */
  retries?: number;
  /** Seconds one try may take; 900 unless told. */
  seconds?: number;
  /** How many run at the same time in one process; 1 unless told. */
  atOnce?: number;
  /** When it runs by itself, as a cron expression in UTC; the payload is then `{}`. */
  cron?: string;
}

export const job = <P extends object>(name: string, payload: z.ZodType<P>, run: Job<P>['run'], options: JobOptions = {}): Job<P> => ({
  name,
  payload,
  run,
  options,
});

/** Queues work in the transaction of the data: both are there or neither. `key` keeps a second one of the same key out while one waits. */
export const enqueue = <P extends object>(
  ctx: { jobs: Jobs; db: Db },
  kind: Job<P>,
  payload: NoInfer<P>,
  when: { after?: Date; key?: string } = {},
) => ctx.jobs.enqueue(ctx.db, kind.name, payload, when.after, when.key);

interface Setup {
  connection: Connection;
  kinds: Job[];
  log: Logger;
  /** Works by itself; off in web-only processes and in tests, which drain. */
  working: boolean;
  context: () => Ctx<undefined>;
}

/** Opens the queue; with `working` it fetches and runs jobs until closed. */
export async function openJobs({ connection, kinds, log, working, context }: Setup): Promise<Jobs> {
  const boss = new PgBoss({ ...connection, max: working ? 4 : 2, supervise: working, schedule: working });
  boss.on('error', (error) => log.error(error, 'queue'));
  await boss.start();
  for (const kind of kinds) {
    await boss.createQueue(kind.name, {
      retryLimit: kind.options.retries ?? 5,
      retryDelay: 5,
      retryBackoff: true,
      expireInSeconds: kind.options.seconds ?? 900,
    });
  }

  const runOne = async (kind: Job, data: unknown) => kind.run(context(), kind.payload.parse(data ?? {}));
  if (working) await startWorking(boss, kinds, log, runOne);

  return {
    enqueue: async (db, name, payload, after, key) => {
      const options = { ...(after ? { startAfter: after } : {}), ...(key ? { singletonKey: key, singletonSeconds: 1 } : {}) };
      await boss.send(name, payload, { ...options, ...(db.isTransaction ? { db: fromKysely(db) } : {}) });
    },
    drain: () => drain(boss, kinds, runOne),
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

type RunOne = (kind: Job, data: unknown) => Promise<void>;

async function startWorking(boss: PgBoss, kinds: Job[], log: Logger, runOne: RunOne) {
  for (const kind of kinds) {
    if (kind.options.cron) await boss.schedule(kind.name, kind.options.cron, {});
    const options = { pollingIntervalSeconds: 1, batchSize: 1, localConcurrency: kind.options.atOnce ?? 1 };
    await boss.work(kind.name, options, async ([one]) => {
      try {
        await runOne(kind, one?.data);
      } catch (error) {
        log.error({ error, job: kind.name, id: one?.id }, 'a job failed and will be tried again');
        throw error;
      }
    });
  }
}

async function drain(boss: PgBoss, kinds: Job[], runOne: RunOne) {
  let ran = 0;
  for (let found = true; found; ) {
    found = false;
    for (const kind of kinds) {
      for (const one of await boss.fetch(kind.name, { batchSize: 50 })) {
        await runOne(kind, one.data);
        await boss.complete(kind.name, one.id);
        found = true;
        ran += 1;
      }
    }
  }
  return ran;
}

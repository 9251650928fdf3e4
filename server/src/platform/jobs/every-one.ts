import * as z from 'zod';
import { atomically, type Ctx } from '../context.ts';
import { enqueue, type Job, type JobOptions, job } from './jobs.ts';

export interface One {
  id: string;
}

/** Work on one of many, by its id: it has its own tries, and does nothing where nothing is left to do. */
export const oneOfMany = (name: string, run: Job<One>['run'], options: JobOptions = {}) =>
  job(name, z.object({ id: z.uuid() }), run, { ...options, onePerKey: true });

/** The rows due, in the order of their ids, that come after one; at most so many. */
export type DueAfter = (ctx: Ctx<undefined>, after: string, limit: number) => Promise<One[]>;

const first = '00000000-0000-0000-0000-000000000000';
const batch = 500;

/**
 * A scheduled job over many (`cron` in UTC): it only queues `one` for each of those due, however many there are. So one
 * that throws stops no other; while one of an id waits, runs or is to be tried again, no second one is queued.
 */
export const everyOne = (name: string, cron: string, one: Job<One>, dueAfter: DueAfter) =>
  job(
    name,
    z.object({}),
    async (ctx) => {
      for (let after: string | undefined = first; after; ) {
        const rows = await dueAfter(ctx, after, batch);
        await atomically(ctx, async (ctx) => {
          for (const { id } of rows) await enqueue(ctx, one, { id }, { key: id });
        });
        after = rows.length < batch ? undefined : rows.at(-1)?.id;
      }
    },
    { cron, queues: one.name },
  );

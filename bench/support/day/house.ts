import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import pg from 'pg';
import { joinPostgres } from '../../../server/src/platform/postgres/postgres.ts';
import { fillBefore, fillColleagues } from '../../data/day.ts';
import { fillApplicants } from '../../data/people.ts';
import { mixedLoad } from '../../data/searches.ts';
import { answering, filmOf } from '../answering.ts';
import { somebody } from '../interviewing.ts';
import { callWith, givenInterview, newFolder, print, start } from '../program.ts';
import type { Interviewing } from './interviewing.ts';

/** How many of each are there. */
export interface Crowd {
  interviewing: number;
  /** Of those: so many send a film that is kept and made playable. */
  films: number;
  reviewing: number;
  searching: number;
  /** Pairs at two sockets. */
  pairs: number;
}

/** Seconds of a film. */
const filmSeconds = 20;
const recruiter = 'recruiter@demo.example';
/** Those whose films are reviewed, and those who are only in the lists. */
const [watched, listed] = [24, 2000];

/** An address of a network of one's own, as a proxy would tell it: what anybody may call is counted for each. */
export const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

async function newJob(call: ReturnType<typeof callWith>) {
  const rules = { kinds: ['video' as const], seconds: 60, thinkSeconds: 0, retries: 'endless' as const, skippable: false };
  const made = await call(jobCodeEditing.create, {
    title: 'Day',
    questions: [{ id: crypto.randomUUID(), text: 'How was your day?', ...rules }],
  });
  await call(jobCodeEditing.publish, { id: made.id });
  return made;
}

/** The product as `npm start` runs it, with everybody who will be there: ads, pairs who write, an employer with applicants, and its team. */
export async function openHouse(most: Crowd, ads: number) {
  const folder = newFolder();
  const pairs = await fillBefore(folder.dir, { ads, pairs: most.pairs });
  print(`${ads.toLocaleString('en')} ads and ${pairs.length * 2} people who write are there`);
  const own = {
    PROCESSES: process.env.PROCESSES,
    BUSY_AFTER_MS: process.env.BUSY_AFTER_MS,
    DEMO: '1',
    TRUST_PROXY: '1',
    RATE_LIMIT_FACTOR: '100000',
  };
  const product = await start('server/src/main.ts', { ...own, DATA_DIR: folder.dir, PORT: '0' });
  const database = await joinPostgres(folder.dir);
  const pool = new pg.Pool({ host: database?.host, user: database?.user, database: 'postgres', max: 2 });
  // a connection that is cut when the database ends is no fault
  pool.on('error', () => undefined);
  const close = async () => {
    await pool.end();
    await product.stop();
    folder.remove();
  };
  try {
    const { tokens } = await givenInterview(product);
    const job = await newJob(callWith(product.url, `Bearer ${tokens.recruiter}`));
    const film = filmOf(folder.dir, filmSeconds);
    const waiting: { id: string; bookingId: string }[] = [];
    for (let number = 0; number < watched; number++)
      waiting.push({
        id: await answering(product.url, job.id, { number: 1_000_000 + number, questions: 1, film }),
        bookingId: job.bookingId,
      });
    await fillApplicants(pool, job.bookingId, listed);
    const team = await fillColleagues(pool, recruiter, most.reviewing);
    const interviewing: Interviewing[] = [];
    for (let number = 0; number < most.interviewing; number++) {
      const one = await somebody(product.url, job.id, number);
      interviewing.push({ ...one, url: product.url, address: addressOf(number), film: number < most.films ? film : undefined });
    }
    return { product, pool, dataDir: folder.dir, job, waiting, team, interviewing, pairs, queries: mixedLoad(2000, 5), close, film };
  } catch (error) {
    await close();
    throw error;
  }
}
export type House = Awaited<ReturnType<typeof openHouse>>;

/**
 * An update beside work: the program of an earlier commit (`FROM`; else of the last release whose data is kept) serves under
 * load while this one starts beside it and applies its migrations. Counts what failed and the longest that anybody waited.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import pg from 'pg';
import { startPostgres } from '../../server/src/platform/postgres/postgres.ts';
import { fill } from '../data/search.ts';
import { callWith, givenInterview, newFolder, print, printMachine, seconds, start } from '../support/program.ts';
import { part } from '../support/timing.ts';

const root = path.join(import.meta.dirname, '../..');
const ads = Number(process.env.ADS ?? 50_000);
/** Milliseconds of calm before, of both side by side, and of the new one alone. */
const spans = { before: 10_000, beside: 15_000, alone: 5000 };
/** Milliseconds between the calls of one kind. */
const pause = 40;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The tree of a commit in a folder, with the libraries that it names. */
function treeOf(commit: string, folder: string) {
  const tree = path.join(folder, 'tree');
  fs.mkdirSync(tree);
  const archive = path.join(folder, 'tree.tar');
  git('archive', '-o', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  const lock = (of: string) => fs.readFileSync(path.join(of, 'package-lock.json'), 'utf8');
  // links in a folder of its own: whoever parses files of strangers sees the tree alone
  if (lock(tree) === lock(root)) execFileSync('cp', ['-al', path.join(root, 'node_modules'), tree]);
  else execFileSync('npm', ['ci', '--silent'], { cwd: tree, stdio: 'inherit' });
  return tree;
}

interface Asked {
  at: number;
  milliseconds: number;
  kind: string;
  fault?: string;
}

/** Calls of each kind one after the other until it is ended; what was said to be written is counted. */
function load(name: string, recruiter: Call, anyone: Call) {
  const asked: Asked[] = [];
  const written: string[] = [];
  const ending = new AbortController();
  const kinds: Record<string, () => Promise<unknown>> = {
    search: () => anyone(jobSearch.search, { count: 20 } as never),
    applicants: () => recruiter(applicants.ofCompany, { page: 1, count: 20 } as never),
    write: async () => {
      const made = await recruiter(jobCodeEditing.create, { title: `${name} ${written.length}`, questions: [] } as never);
      written.push((made as { id: string }).id);
    },
  };
  const loops = Object.entries(kinds).map(async ([kind, call]) => {
    while (!ending.signal.aborted) {
      const at = performance.now();
      const fault = await call().then(
        () => undefined,
        (error: unknown) => String(error),
      );
      asked.push({ at, milliseconds: performance.now() - at, kind, ...(fault ? { fault } : {}) });
      await sleep(pause);
    }
  });
  const end = async () => {
    ending.abort();
    await Promise.all(loops);
  };
  return { asked, written, end };
}

function tell(title: string, asked: Asked[]) {
  const times = asked.map(({ milliseconds }) => milliseconds);
  const failed = asked.filter(({ fault }) => fault !== undefined);
  print(
    `  ${title.padEnd(34)} ${String(asked.length).padStart(5)} calls, ${failed.length} failed, p50 ${part(times, 0.5).toFixed(0)} ms, longest ${seconds(Math.max(0, ...times))}`,
  );
  for (const fault of new Set(failed.map((one) => `${one.kind}: ${one.fault}`))) print(`    ${fault.slice(0, 200)}`);
}

printMachine();
const from = process.env.FROM ?? git('log', '-1', '--format=%H', '--', 'server/test/backups/releases');
const folder = newFolder();
const server = await startPostgres(path.join(folder.dir, 'database'), print);
const pool = new pg.Pool({ host: server.host, user: server.user, database: 'postgres' });
const migrations = async () => (await pool.query<{ n: number }>('select count(*)::int as n from migration')).rows[0]?.n ?? 0;
try {
  const tree = treeOf(from, folder.dir);
  const data = path.join(folder.dir, 'data');
  fs.mkdirSync(data, { mode: 0o711 });
  const env = {
    DATABASE_URL: `postgresql://${server.user}@localhost/postgres?host=${encodeURIComponent(server.host)}`,
    DATA_DIR: data,
    PORT: '0',
    DEMO: '1',
    RATE_LIMIT_FACTOR: '100000',
  };
  // its tables first, then what fills them, and the story on top
  await (await start('server/src/main.ts', { ...env, DEMO: '0' }, tree)).stop();
  await fill(pool, ads);
  await pool.query(`select setval(pg_get_serial_sequence('job_ad', 'id'), max(id)) from job_ad`);
  const old = await start('server/src/main.ts', env, tree);
  const had = await migrations();
  print(`${from.slice(0, 8)} with ${ads.toLocaleString('en')} ads and ${had} migrations`);
  const { tokens } = await givenInterview(old);
  const callers = (url: string) => [callWith(url, `Bearer ${tokens.recruiter}`), callWith(url, '')] as const;

  const atOld = load('old', ...callers(old.url));
  await sleep(spans.before);
  const begun = performance.now();
  const fresh = await start('server/src/main.ts', env);
  const serving = performance.now();
  print(`${(await migrations()) - had} migrations and the start of the new program took ${seconds(serving - begun)}`);
  const atNew = load('new', ...callers(fresh.url));
  await sleep(spans.beside);
  await atOld.end();
  await old.stop();
  await sleep(spans.alone);
  await atNew.end();

  tell(
    'the old one before',
    atOld.asked.filter(({ at }) => at < begun),
  );
  tell(
    'the old one while it is migrated',
    atOld.asked.filter(({ at }) => at >= begun && at < serving),
  );
  tell(
    'the old one beside the new one',
    atOld.asked.filter(({ at }) => at >= serving),
  );
  tell('the new one', atNew.asked);
  const said = [...atOld.written, ...atNew.written];
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from job_code where id = any($1)', [said]);
  print(`  of ${said.length} job codes that were said to be kept ${rows[0]?.n} are there`);
  await fresh.stop();
} finally {
  await pool.end();
  await server.stop();
  folder.remove();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { type Call, caller } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';

const root = path.join(import.meta.dirname, '../..');

/** One line about where the figures come from: they mean nothing without it. */
export function printMachine() {
  const [cpu] = os.cpus();
  const memory = (os.totalmem() / 2 ** 30).toFixed(0);
  print(
    `${os.availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB memory, Node ${process.versions.node}, ${os.type()} ${os.arch()}`,
  );
}

export const print = (line: string) => void process.stdout.write(`${line}\n`);
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
/** How many times as large `a` is as `b`. */
export const ratio = (a: number, b: number) => `${(a / b).toFixed(a / b < 10 ? 2 : 1)}`;
export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** A data folder that the database's own user may enter; gone with `remove`. */
export function newFolder() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
  fs.chmodSync(dir, 0o711);
  return { dir, remove: () => fs.rmSync(dir, { recursive: true, force: true }) };
}

/** Starts a script of ours, or of another tree, until it prints an address; `milliseconds` says how long that took. By itself it is one program that tells nobody to come back; what is `undefined` is left to its default. */
export async function start(script: string, env: Record<string, string | undefined> = {}, tree = root) {
  const begun = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: tree,
    env: { ...process.env, PROCESSES: '1', BUSY_AFTER_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  let printed = '';
  const { url, password } = await new Promise<{ url: string; password: string }>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const url = /https?:\/\/[\w.]+:\d+/.exec(printed)?.[0];
      const password = /password: (\S+)/.exec(printed)?.[1];
      if (url && (password || env.DEMO !== '1')) resolve({ url, password: password ?? '' });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`${script} ended:\n${printed}`)));
  });
  const milliseconds = performance.now() - begun;
  const stop = async () => {
    process.off('exit', end);
    end();
    if (child.exitCode === null) await once(child, 'exit');
  };
  /** Without a word to it, as when the power fails. */
  const kill = async () => {
    process.off('exit', end);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { url, password, milliseconds, pid: child.pid ?? 0, said: () => printed, stop, kill };
}

/** The product with the demo story in a folder of its own. */
export async function startDemo() {
  const folder = newFolder();
  const program = await start('server/src/main.ts', { DATA_DIR: folder.dir, PORT: '0', DEMO: '1', RATE_LIMIT_FACTOR: '100000' });
  const stop = async () => {
    await program.stop();
    folder.remove();
  };
  return { ...program, stop };
}

/** A typed caller with this authorization. */
export const callWith = (url: string, authorization: string): Call =>
  caller(async ({ method, url: target, json }) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const reply = await fetch(url + target, { method, headers, ...(method === 'POST' ? { body: JSON.stringify(json ?? {}) } : {}) });
    return { status: reply.status, body: await reply.json() };
  });

/** Signs a person of the demo in and returns the session's token. */
async function sessionOf({ url, password }: { url: string; password: string }, email: string) {
  const basic = Buffer.from(`${email}:${password}`).toString('base64');
  return (await callWith(url, `Basic ${basic}`)(signIn.login, {})).token;
}

/** Both people of the demo, and an interview that the candidate has begun. */
export async function givenInterview(product: { url: string; password: string }) {
  const tokens = {
    recruiter: await sessionOf(product, 'recruiter@demo.example'),
    candidate: await sessionOf(product, 'candidate@demo.example'),
  };
  const [recruiter, candidate] = [callWith(product.url, `Bearer ${tokens.recruiter}`), callWith(product.url, `Bearer ${tokens.candidate}`)];
  const answering = { kinds: ['video' as const], seconds: 60, thinkSeconds: 0, retries: 'endless' as const, skippable: false };
  const { id } = await recruiter(jobCodeEditing.create, {
    title: 'Measured',
    questions: [{ id: crypto.randomUUID(), text: 'How long?', ...answering }],
  });
  await recruiter(jobCodeEditing.publish, { id });
  const { applicationId } = await candidate(interview.begin, { jobcodeId: id, consent: true });
  return { tokens, recruiter, candidate, place: { applicationId, jobcodeId: id } };
}

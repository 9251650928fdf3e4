/** Everything that must hold: the check, the tests, the build, the journeys in a browser. The last lines name what failed, what took how long, and sum up. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureFirefox, ensureHeadlessShell } from './browsers.ts';
import { ensureOldestPostgres, ensurePooler } from './database-servers.ts';
import { ensureDovecot } from './mail-servers.ts';
import { ensureSpeech } from './speech.ts';

interface Counts {
  passed: number;
  failed: number;
  /** What failed, by name. */
  names: string[];
}

const results = 'test-results';
const reports = { vitest: `${results}/vitest.json`, journeys: `${results}/journeys.json`, unhandled: `${results}/unhandled.json` };

// programs that are started hundreds of times are compiled once
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled');

const took: string[] = [];

function run(title: string, args: string[], env: Record<string, string> = {}) {
  process.stdout.write(`\n== ${title}\n`);
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  took.push(`${title} ${((performance.now() - begun) / 60_000).toFixed(1)} min`);
  return status === 0;
}

/** A step without a report: it counts only when it fails. */
function step(title: string, args: string[]): Counts {
  const ok = run(title, args);
  return { passed: 0, failed: ok ? 0 : 1, names: ok ? [] : [title] };
}

/** What a reporter wrote; a runner that failed without naming a test counts as one failure. */
function countsOf(title: string, file: string, ok: boolean, read: (report: never) => Counts): Counts {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, names: [title] };
  const counts = read(JSON.parse(fs.readFileSync(file, 'utf8')) as never);
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1, names: [title] };
}

interface AssertionResult {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message: string; status: string; assertionResults: AssertionResult[] }[];
}

/** Enough of a message to see which expectation it was, also where only the end of the output is kept. */
const reasonOf = ({ failureMessages }: AssertionResult) =>
  (failureMessages[0] ?? '')
    .split('\n')
    .slice(0, 25)
    .map((line) => `\n    ${line}`)
    .join('');

/** A file that fails outside of its tests is named by its message. */
const failedTests = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map((one) => `${name} › ${one.fullName}${reasonOf(one)}`);
    return failed.length > 0 || status === 'passed' ? failed : [`${name} › ${message}`];
  });

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean }[];
}

const failedSpecs = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ ok, file, title }) => (ok ? [] : [`${file} › ${title}`])),
  ...suites.flatMap(failedSpecs),
];

/** Without a mail server or a voice their tests are left out, and say so. */
function outside(): Record<string, string> {
  const tried = <T>(ensure: () => T) => {
    try {
      return ensure();
    } catch (error) {
      process.stdout.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
      return undefined;
    }
  };
  tried(ensureSpeech);
  tried(ensurePooler);
  tried(ensureOldestPostgres);
  const dovecot = tried(ensureDovecot);
  return dovecot ? { DOVECOT_PATH: dovecot } : {};
}

function vitest() {
  const reporters = ['default', 'json', './tools/unhandled-errors.ts'].map((reporter) => `--reporter=${reporter}`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, `--outputFile.json=${reports.vitest}`];
  const ok = run('tests', args, { ...outside(), UNHANDLED_ERRORS_FILE: reports.unhandled });
  return countsOf('tests', reports.vitest, ok, (report: VitestReport) => {
    const unhandled = JSON.parse(fs.readFileSync(reports.unhandled, 'utf8')) as string[];
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unhandled.length,
      names: [...failedTests(report), ...unhandled],
    };
  });
}

function journeys() {
  try {
    ensureHeadlessShell();
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys, CHROMIUM_PATH: ensureChromium(), FIREFOX_PATH: ensureFirefox() };
    const ok = run('journeys in the browser', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], env);
    return countsOf('journeys', reports.journeys, ok, (report: Suite & { stats: Record<'expected' | 'flaky' | 'unexpected', number> }) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      names: failedSpecs(report),
    }));
  } catch (error) {
    return { passed: 0, failed: 1, names: [`journeys › ${error instanceof Error ? error.message : String(error)}`] };
  }
}

fs.rmSync(results, { recursive: true, force: true });
fs.mkdirSync(results, { recursive: true });
const parts = [step('check', ['tools/check.ts']), step('build', ['tools/setup.mjs']), vitest(), journeys()];
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
process.exitCode = failed > 0 ? 1 : 0;
for (const name of parts.flatMap(({ names }) => names)) process.stdout.write(`\nfailed: ${name}`);
process.stdout.write(`\n${took.join(', ')}\n${passed} passed, ${failed} failed\n`);

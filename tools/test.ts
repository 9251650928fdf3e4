/** Everything that must hold: the check, the tests, the build, the journeys in a browser. The last line sums them up. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { ensureChromium, ensureFirefox } from './browsers.ts';

interface Counts {
  passed: number;
  failed: number;
}

const results = 'test-results';
const reports = { vitest: `${results}/vitest.json`, journeys: `${results}/journeys.json` };

function run(title: string, args: string[], env: Record<string, string> = {}) {
  process.stdout.write(`\n== ${title}\n`);
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** A step without a report: it counts only when it fails. */
const step = (ok: boolean): Counts => ({ passed: 0, failed: ok ? 0 : 1 });

/** What a reporter wrote; a runner that failed without naming a test counts as one failure. */
function countsOf(file: string, ok: boolean, read: (report: never) => Counts): Counts {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
  const counts = read(JSON.parse(fs.readFileSync(file, 'utf8')) as never);
  return { ...counts, failed: ok ? counts.failed : Math.max(1, counts.failed) };
}

function vitest() {
  const ok = run('tests', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.vitest}`,
  ]);
  return countsOf(reports.vitest, ok, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

function journeys() {
  try {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys, CHROMIUM_PATH: ensureChromium(), FIREFOX_PATH: ensureFirefox() };
    const ok = run('journeys in the browser', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], env);
    return countsOf(reports.journeys, ok, ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }));
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return step(false);
  }
}

fs.rmSync(results, { recursive: true, force: true });
fs.mkdirSync(results, { recursive: true });
const parts = [step(run('check', ['tools/check.ts'])), vitest(), step(run('build', ['tools/setup.mjs'])), journeys()];
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
process.exitCode = failed > 0 ? 1 : 0;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);

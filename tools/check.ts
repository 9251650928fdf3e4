/** Everything that must hold before a commit, except the tests. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

const node = process.execPath;
const bin = (name: string) => path.resolve('node_modules/.bin', name);

const buildInfo = 'node_modules/.cache/check.tsbuildinfo';

const checks: [name: string, command: string, args: string[]][] = [
  // each checker works out the same types anew: four of them take more than twice the work and memory of one
  ['types', bin('tsc'), ['-p', '.', '--pretty', 'false', '--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo]],
  ['lint with types', bin('oxlint'), ['--type-aware', '--deny-warnings', '--quiet', '--format=unix']],
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '--colors=off', '--reporter=github', '.']],
  ['unused code', node, ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['imports', node, ['tools/import-rules.ts']],
  ['texts', node, ['tools/texts/check-texts.ts']],
  ['typography', node, ['tools/texts/check-typography.ts']],
  ['files', node, ['tools/check-files.ts']],
  ['docs/openapi.json', node, ['tools/openapi/write.ts', '--check']],
];

function runCheck([name, command, args]: (typeof checks)[number]) {
  return new Promise<boolean>((resolve) => {
    const begun = performance.now();
    let output = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => {
      output += error.message;
    });
    child.once('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      process.stdout.write(code === 0 ? `ok     ${name} (${seconds} s)\n` : `failed ${name} (${seconds} s)\n${output.trim()}\n\n`);
      resolve(code === 0);
    });
  });
}

const waiting = [...checks];
let failed = 0;
async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await runCheck(next))) failed++;
}
await Promise.all(Array.from({ length: Math.max(2, os.availableParallelism()) }, worker));
process.exitCode = failed > 0 ? 1 : 0;

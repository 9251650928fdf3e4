/** Runs the measurements of bench/, or only those whose name holds the word given. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const wanted = process.argv[2] ?? '';
const files = fs.globSync('bench/**/*.bench.ts').filter((file) => file.includes(wanted));
const failed = files.sort().filter((file) => {
  process.stdout.write(`\n== ${file}\n`);
  return spawnSync(process.execPath, [file], { stdio: 'inherit' }).status !== 0;
});
process.exitCode = failed.length > 0 ? 1 : 0;

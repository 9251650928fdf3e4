/** The server, restarted when its sources change, and the pages with hot reload in front of it. */
import { spawn } from 'node:child_process';

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    stdio: 'inherit',
    // what is watched is what this process itself imports
    env: { ...process.env, PROCESSES: '1', FROM_SOURCES: '1' },
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'web'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop).once('SIGTERM', stop);

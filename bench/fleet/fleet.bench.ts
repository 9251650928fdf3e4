/**
 * A fleet on one machine: HAProxy, three programs that serve and two that work, PgBouncer, PostgreSQL with a synchronous
 * standby, and Swift as the bucket. What befalls such a fleet befalls it under load, and what was confirmed is counted
 * afterwards. `FLEET=restart,failover` runs some of it, `SOCKETS` and `UPLOADS` say under how much, `SOAK_MINUTES` and
 * `CHAOS_MINUTES` for how long, `SEED` which chaos; `KEEP_LOGS=1` leaves what the programs wrote.
 */

import { newFolder, print, printMachine, seconds } from '../support/program.ts';
import { startFleet } from './fleet.ts';
import { counted } from './ledger.ts';
import { phases } from './phases.ts';
import { setScene } from './scene.ts';

const sockets = Number(process.env.SOCKETS ?? 500);
const uploads = Number(process.env.UPLOADS ?? 50);
const wanted = process.env.FLEET?.split(',') ?? Object.keys(phases);

printMachine();
const folder = newFolder();
const missed: string[] = [];
const demand = (what: string, holds: boolean) => {
  if (!holds) missed.push(what);
};
const begun = performance.now();
const fleet = await startFleet(folder.dir, { disks: wanted.includes('chaos') });
try {
  const scene = await setScene(fleet, sockets / 2, uploads);
  print(`the fleet stands after ${seconds(performance.now() - begun)}: ${sockets} sockets, ${uploads} recordings`);
  for (const [name, phase] of Object.entries(phases)) {
    if (!wanted.includes(name)) continue;
    await phase(fleet, scene, demand);
  }
  print(' what the programs complained of');
  for (const [words, count] of counted(fleet.complaints(), 30)) print(`  ${count} × ${words}`);
  print(missed.length === 0 ? ' everything held' : ` missed:\n${missed.map((one) => `  ${one}`).join('\n')}`);
} finally {
  await fleet.stop();
  if (process.env.KEEP_LOGS) print(`logs: ${folder.dir}/logs`);
  else folder.remove();
}

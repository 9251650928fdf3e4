/** How long the program takes to serve: in an empty folder, again in the same one, and with the demo story to tell first. */
import { median, newFolder, print, printMachine, ratio, seconds, start } from '../support/program.ts';

const rounds = 3;
printMachine();

async function timed(script: string, env: Record<string, string> = {}) {
  const program = await start(script, env);
  await program.stop();
  return program.milliseconds;
}

const bare: number[] = [];
const cold: number[] = [];
const warm: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const folder = newFolder();
  const env = { DATA_DIR: folder.dir, PORT: '0', DEMO: '0' };
  bare.push(await timed('bench/support/bare.ts'));
  cold.push(await timed('server/src/main.ts', env));
  warm.push(await timed('server/src/main.ts', env));
  folder.remove();
}
const story = newFolder();
const told = await timed('server/src/main.ts', { DATA_DIR: story.dir, PORT: '0', DEMO: '1' });
story.remove();

print(`bare Fastify:             ${seconds(median(bare))}`);
print(`warm start:               ${seconds(median(warm))}, ${ratio(median(warm), median(bare))} times bare Fastify`);
print(`cold start:               ${seconds(median(cold))}, ${ratio(median(cold), median(warm))} times a warm one`);
print(`cold start with the demo: ${seconds(told)}, ${ratio(told, median(warm))} times a warm one`);

import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { readConfig } from './platform/config.ts';
import type { Place } from './platform/processes/place.ts';

const roles = ['all', 'web', 'worker'] as const;
type Role = (typeof roles)[number];

function roleOf(args: string[]): Role {
  const wanted = args.find((one) => one.startsWith('--role='))?.slice(7) ?? 'all';
  const role = roles.find((one) => one === wanted);
  if (!role) throw new Error(`--role is one of ${roles.join(', ')}, not ${wanted}`);
  return role;
}

/** Set by a supervisor for the programs that it starts. */
const placeOf = ({ VITRINE_PLACE: said }: NodeJS.ProcessEnv) => (said ? (JSON.parse(said) as Place) : undefined);

try {
  const config = readConfig(process.env);
  const role = roleOf(process.argv);
  const place = placeOf(process.env);
  // half of a start is compiling: what was compiled stands beside the data, where nobody else may write
  enableCompileCache(process.env.NODE_COMPILE_CACHE ?? path.join(config.dataDir, 'compiled'));
  // a supervisor holds nothing of the product itself
  if (!place && role === 'all' && config.processes > 1) await (await import('./supervisor.ts')).supervise(config);
  else await (await import('./program.ts')).runProgram(config, role, place);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

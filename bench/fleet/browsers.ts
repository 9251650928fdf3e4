import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { print } from '../support/program.ts';
import { administrator, type Fleet, webs, workers } from './fleet.ts';
import { start } from './started.ts';

const root = path.join(import.meta.dirname, '../..');

/** Journeys of e2e through the balancer; false where one fails, with what was said of it. */
export async function inBrowsers(fleet: Fleet) {
  // without a mail server mails are kept with their links, which the journeys follow
  const restartAll = async (more: Record<string, string>) => {
    for (const name of [...webs, ...workers]) await fleet.restart(name, more);
  };
  await restartAll({ SMTP_URL: '' });
  const place = Object.assign(new URL(fleet.url), { username: administrator.email, password: administrator.password });
  const log = path.join(fleet.logs, 'journeys.log');
  const journeys = start(
    log,
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', 'e2e/main-job', '--project=desktop', '--project=phone', '--workers=1', '--retries=0'],
    { cwd: root, env: { ...process.env, JOURNEY_URL: place.href } },
  );
  const [code] = (await once(journeys.child, 'exit')) as [number | null];
  print(fs.readFileSync(log, 'utf8').split('\n').slice(-30).join('\n'));
  await restartAll({});
  return code === 0;
}

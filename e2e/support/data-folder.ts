import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Names the folder that holds the demo as the product told it, for the whole run. */
const variable = 'JOURNEY_DEMO';

/** A folder for the data of one product; its database may run under a user of its own, who passes through. */
export function dataFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-journey-'));
  fs.chmodSync(folder, 0o711);
  return folder;
}

/** Copies what is in the folder, with owners and rights. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);

/** Keeps a copy of this folder, of a product that has ended, for every `demoFolder` from now on; returns its place. */
export function keepAsDemo(from: string) {
  const kept = dataFolder();
  copy(from, kept);
  process.env[variable] = kept;
  return kept;
}

/** A data folder in which the demo is told already, where there is one: to tell it takes most of a minute. */
export function demoFolder() {
  const folder = dataFolder();
  const told = process.env[variable];
  if (told) copy(told, folder);
  return folder;
}

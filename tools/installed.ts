import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A program that the tests need and that no registry brings. */
export interface Program {
  name: string;
  /** What is tested with it, for the sentence that says it is missing. */
  use: string;
  /** The setting that names its program. */
  setting: string;
  /** The packages of Debian, with a space between them, installed where nothing is found. */
  debian: string;
  /** What it is called on the PATH, and where it lies elsewhere. */
  programs: string[];
  places: string[];
}

const onPath = (name: string) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

/** Where a program is, if it is anywhere. */
export function find({ setting, programs, places }: Program): string | undefined {
  const wanted = process.env[setting];
  return [...(wanted ? [wanted] : []), ...programs.flatMap(onPath), ...places].find((place) => fs.existsSync(place));
}

export const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs packages of Debian where that is possible; false where it is not, or fails. */
export function installOnDebian(what: string, use: string, ...packages: string[]) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) return false;
  process.stdout.write(`Installing ${what} for ${use}.\n`);
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

/** Finds a program or installs it; throws with what to do when neither works. */
export function ensure(program: Program, elsewhere: () => void = () => undefined): string {
  const { name, use, setting, debian } = program;
  const found = find(program);
  if (found) return found;
  installOnDebian(name, use, ...debian.split(' '));
  if (!find(program)) elsewhere();
  const installed = find(program);
  if (!installed)
    throw new Error(
      `${use[0]?.toUpperCase()}${use.slice(1)} need ${name}, and it could not be installed. Install it, or set ${setting} to its program.`,
    );
  return installed;
}

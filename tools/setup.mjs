// Runs under whatever Node is on the PATH, 18 or newer: installs what the lock file names and builds the web when its
// sources changed. The program itself then runs under the Node that was installed with it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));

const say = (line) => process.stdout.write(`${line}\n`);

/** Every file below the folder, in a fixed order. */
function sourcesOf(folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? sourcesOf(place) : [place];
  });
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files.filter((one) => fs.existsSync(one))) hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex');
}

function writable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A user without a home folder, as services often have, gets npm's cache beside node_modules. */
function environment() {
  const bin = path.resolve('node_modules/.bin');
  const cache = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  const usable = writable(cache) || (!fs.existsSync(cache) && writable(path.dirname(cache)));
  return {
    ...process.env,
    // node-av would fetch an ffmpeg program from elsewhere; its library is all that is used
    SKIP_FFMPEG: 'true',
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    ...(usable ? {} : { npm_config_cache: path.resolve('node_modules.cache') }),
  };
}

/** Does a piece of work unless its inputs are those of the last time it succeeded; ends the program when it fails. */
function whenChanged({ note, files, message, command, args }) {
  const now = fingerprint(files);
  if (fs.existsSync(note) && fs.readFileSync(note, 'utf8') === now) return;
  say(message);
  const begun = Date.now();
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: environment() });
  if (status !== 0) {
    say(error ? `${command} could not be started: ${error.message}` : `${command} ${args[0]} failed. What it printed above says why.`);
    process.exit(status || 1);
  }
  fs.writeFileSync(note, now);
  say(`  done in ${Math.round((Date.now() - begun) / 1000)} s`);
}

whenChanged({
  note: 'node_modules/.installed',
  files: ['package.json', 'package-lock.json', 'packages/contract/package.json'],
  message: 'Installing the libraries. The first time this takes a minute or two.',
  command: 'npm',
  args: ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
});

/** npm up to 10 takes the link to the Node that comes along away together with those for other systems. */
function linkNode() {
  const link = 'node_modules/.bin/node';
  if (fs.existsSync(link)) return;
  const names = ['node', 'node-bin'].map((name) => `${name}-${process.platform}-${process.arch}`);
  const found = names.find((name) => fs.existsSync(`node_modules/${name}/bin/node`));
  if (!found) {
    say(`No Node comes along for ${process.platform} on ${process.arch}: Vitrine runs on Linux and macOS, on x64 and arm64.`);
    process.exit(1);
  }
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.rmSync(link, { force: true });
  fs.symlinkSync(`../${found}/bin/node`, link);
}

linkNode();

if (!process.argv.includes('--install-only')) {
  whenChanged({
    note: 'web/dist/.built',
    files: [
      'package-lock.json',
      'web/vite.config.ts',
      'web/index.html',
      ...['web/src', 'web/public', 'packages/contract/src'].filter((one) => fs.existsSync(one)).flatMap(sourcesOf),
    ],
    message: 'Building the web pages.',
    command: path.resolve('node_modules/.bin/node'),
    args: ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
  });
  whenChanged({
    note: 'server/dist/.built',
    files: [
      'package-lock.json',
      'server/bundle.ts',
      ...['server/src', 'packages/contract/src'].filter((one) => fs.existsSync(one)).flatMap(sourcesOf),
    ],
    message: 'Building the server.',
    command: path.resolve('node_modules/.bin/node'),
    args: ['server/bundle.ts'],
  });
}

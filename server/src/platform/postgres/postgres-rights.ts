/** As whom the embedded PostgreSQL runs, and who may speak to it: this program alone. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Rights, run, standInFor } from './postgres-places.ts';

/** The user of the system that owns the data where this program runs as root. */
const ownUser = 'vitrine';
const nobody = 'nobody';

const idOf = (flag: string, name: string) => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

function rightsOf(name: string): Rights | undefined {
  const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** Two tools for the same: the first is everywhere, the second on small systems. */
const waysToMake: [string, ...string[]][] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', ownUser],
  ['adduser', '-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin', ownUser],
];

/** The user of its own, made where there is none; undefined where this system has no way to. */
function ownRights() {
  for (const [tool, ...args] of waysToMake) {
    const known = rightsOf(ownUser);
    if (known) return known;
    spawnSync(tool, args, { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' }, stdio: 'ignore' });
  }
  return rightsOf(ownUser);
}

const clusterOf = (dir: string) => path.join(dir, 'postgres', 'PG_VERSION');

/** Who owns the data that are there, if that is a user for them alone: neither root nor the one whom many services share. */
function ownerOf(wanted: string): Rights | undefined {
  const file = [wanted, standInFor(wanted)].map(clusterOf).find((one) => fs.existsSync(one));
  const { uid, gid } = file ? fs.statSync(file) : { uid: 0, gid: 0 };
  return uid === 0 || uid === idOf('-u', nobody) ? undefined : { uid, gid };
}

/**
 * PostgreSQL refuses to run as root, so root gives it to whoever owns the data already, or to a user made for it.
 * Everybody else stays who they are.
 */
export function rights(wanted: string): Rights {
  if (process.getuid?.() !== 0) return {};
  const own = ownerOf(wanted) ?? ownRights();
  if (own) return own;
  process.stdout.write(`No user "${ownUser}" could be made: PostgreSQL runs as "${nobody}", and whatever else does can read its files\n`);
  return rightsOf(nobody) ?? {};
}

/** The folder of the cluster, closed to all but the given user, who becomes the owner of what is in it. */
export function adopted(bin: string, data: string, as: Rights) {
  const { uid, gid } = as;
  const former = fs.existsSync(path.join(data, 'PG_VERSION')) ? fs.statSync(data) : undefined;
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  if (uid === undefined || gid === undefined) return data;
  if (former && former.uid !== uid) {
    // a killed program of an earlier version may have left its server running
    run(`${bin}/pg_ctl`, ['stop', '-D', data, '-m', 'fast', '-w'], { uid: former.uid, gid: former.gid });
    for (const name of fs.readdirSync(data, { recursive: true })) fs.lchownSync(path.join(data, String(name)), uid, gid);
  }
  fs.chownSync(data, uid, gid);
  return data;
}

/** Lets in, over the socket, whoever is this program's user for the kernel, and nobody else; written anew at every start. */
export function letOnlyUsIn(data: string, databaseUser: string, { uid, gid }: Rights) {
  const files = {
    'pg_hba.conf': `local all ${databaseUser} peer map=program\n`,
    'pg_ident.conf': `program "${os.userInfo().username}" ${databaseUser}\n`,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(data, name);
    fs.writeFileSync(file, content, { mode: 0o600 });
    if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid);
  }
}

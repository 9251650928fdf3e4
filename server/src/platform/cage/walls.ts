/** How a caged child is started: behind the highest walls that this system and the rights of this program allow. */
import fs from 'node:fs';
import path from 'node:path';
import { cageLimits } from '@vitrine/contract/admin/installation.ts';

/** What a child is kept from. Time is not among them: the program itself ends a child whose time is over, everywhere. */
export type LimitName = (typeof cageLimits)[number];

export interface Limits {
  /** Megabytes that it may hold, all that it starts included. */
  memory: number;
  /** Megabytes beyond what Node asks for that a library of its own asks for and never holds. */
  reserved?: number;
  /** Seconds of a processor. */
  cpu: number;
  /** Megabytes that a file may grow to. */
  size: number;
  /** Files of the operator's, beside the program, that it may read by their name. */
  reads?: string[];
}

export interface Wall {
  name: string;
  /** What this way of starting does not keep it from. */
  without: LimitName[];
  /** The words to start a command with. */
  around(limits: Limits): string[];
}

const root = path.join(import.meta.dirname, '../../../..');
/** All that the child may read: the program itself. */
export const program = ['node_modules', 'server', 'packages', 'package.json'].map((one) => fs.realpathSync(path.join(root, one)));

/**
 * Makes an empty file system in memory, puts into it what the child needs, read-only, and goes on with that as the root:
 * no data folder, no /tmp, no /etc, no /proc, no devices. What it mounts is seen in its own namespace alone.
 */
const ownRoot = `
set -e
root=$1; shift
mount -t tmpfs -o mode=0755,size=64k,nosuid,nodev none "$root"
while [ "$1" != -- ]; do
  mkdir -p "$(dirname "$root$1")"
  if [ -L "$1" ]; then ln -s "$(readlink "$1")" "$root$1"; shift; continue; fi
  if [ -d "$1" ]; then mkdir -p "$root$1"; else : > "$root$1"; fi
  mount -o bind,ro,nosuid,nodev "$1" "$root$1"
  shift
done
shift
mount -o remount,bind,ro "$root"
exec chroot "$root" "$@"
`;

/** Programs and libraries alone: somebody may keep data in /usr/local, which is theirs as much as /home is. */
const system = ['', '/usr'].flatMap((above) => ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32'].map((one) => `${above}/${one}`));
const within = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** What the root of a child holds, and over which folder it is made. */
function ownRootParts() {
  const node = path.dirname(fs.realpathSync(process.execPath));
  const parts = [...system.filter((one) => fs.existsSync(one)), ...program];
  if (!parts.some((one) => within(node, one))) parts.push(node);
  const over = ['/mnt', '/media', '/srv', '/opt', '/var/empty'].find(
    (one) => fs.existsSync(one) && !parts.some((part) => within(part, one)),
  );
  return over ? { parts, over } : undefined;
}

/** The hard limits of this program, which a child cannot go beyond; nothing where there is none. */
function ownLimit(name: string): number | undefined {
  const line = fs
    .readFileSync('/proc/self/limits', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(name));
  const hard = Number(line?.slice(name.length).trim().split(/\s+/)[1]);
  return Number.isFinite(hard) ? hard : undefined;
}

const least = (wanted: number, name: string) => Math.min(wanted, ownLimit(name) ?? wanted);
const megabytes = (count: number) => count * 1024 * 1024;

/** Threads count as processes; a child of ours has up to thirty. */
const mostProcesses = 128;

/** Sets the limits of the kernel. Memory is watched as well: what counts here is what is asked for, not what is held. */
const prlimit = ({ memory, reserved = 0, cpu, size }: Limits, processes: boolean) => [
  'prlimit',
  `--cpu=${least(cpu, 'Max cpu time')}`,
  `--fsize=${least(megabytes(size), 'Max file size')}`,
  `--data=${least(megabytes(memory + 1024 + reserved), 'Max data size')}`,
  `--nofile=${least(64, 'Max open files')}`,
  ...(processes ? [`--nproc=${least(mostProcesses, 'Max processes')}`] : []),
  '--core=0',
];

/** Numbers that no user has: above what systems hand out, or the highest of a container. Every child gets another. */
function freshUser() {
  const ends = fs
    .readFileSync('/proc/self/uid_map', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const last = Math.max(...ends.map(([begin = 0, , count = 0]) => begin + count - 1));
  const [from, count] = last > 0x7fff_ffff ? [0x7000_0000, 0x0fff_0000] : [Math.max(1, last - 5000), Math.min(last, 4900)];
  return from + Math.floor(Math.random() * count);
}

const noRights = ['setpriv', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--pdeathsig=KILL'];
const ownUser = () => {
  const user = String(freshUser());
  return [...noRights, '--reuid', user, '--regid', user, '--clear-groups'];
};

/** Whatever was asked to end with the program looks whether that is still there: it may have been killed a moment before. */
const whileWeLive = ['sh', '-c', '[ "$PPID" = "$1" ] || exit 1; shift; exec "$@"', 'sh', String(process.pid)];
/** Ends with the program, even where that is killed. */
const endsWithUs = ['setpriv', '--pdeathsig=KILL', ...whileWeLive];
const namespaces = ['unshare', '--mount', '--pid', '--ipc', '--net', '--uts', '--fork', '--kill-child'];

function behindOwnRoot(name: string, more: string[], rights: () => string[], without: LimitName[] = []): Wall[] {
  const own = ownRootParts();
  if (!own) return [];
  const script = (reads: string[] = []) => ['sh', '-c', ownRoot, 'sh', own.over, ...own.parts, ...reads, '--'];
  const around = (limits: Limits) => [
    ...endsWithUs,
    ...namespaces,
    ...more,
    ...script(limits.reads),
    ...rights(),
    ...prlimit(limits, true),
  ];
  return [{ name, without, around }];
}

/** The ways to start a child on this system, the highest walls first; the last one always works. */
export function walls(): Wall[] {
  const isRoot = process.getuid?.() === 0;
  const bare: Wall = { name: 'a process of its own', without: [...cageLimits], around: () => [] };
  if (process.platform !== 'linux') return [bare];
  // the kernel counts no processes of root, whatever it is called in its namespace
  return [
    ...(isRoot ? behindOwnRoot('own user, own root, no network', [], ownUser) : []),
    ...behindOwnRoot(
      'own root in a namespace of users, no network',
      ['--user', '--map-root-user'],
      () => noRights,
      isRoot ? ['processes'] : [],
    ),
    ...(isRoot
      ? [
          {
            name: 'own user',
            without: ['network' as const],
            around: (limits: Limits) => [...ownUser(), ...whileWeLive, ...prlimit(limits, true)],
          },
        ]
      : []),
    {
      name: 'limits of the kernel alone',
      without: ['files', 'network', 'processes'],
      around: (limits) => ['setpriv', '--no-new-privs', '--pdeathsig=KILL', ...whileWeLive, ...prlimit(limits, false)],
    },
    { ...bare, without: cageLimits.filter((one) => one !== 'memory') },
  ];
}

import { find, type Program } from '../../tools/installed.ts';

const use = 'bench/fleet';
const ofSystem = (name: string, debian: string, setting: string, programs: string[], places: string[]): Program => ({
  name,
  use,
  setting,
  debian,
  programs,
  places,
});

const programs = {
  haproxy: ofSystem('HAProxy', 'haproxy', 'HAPROXY_PATH', ['haproxy'], ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy']),
  pgbouncer: ofSystem('PgBouncer', 'pgbouncer', 'PGBOUNCER_PATH', ['pgbouncer'], ['/usr/sbin/pgbouncer']),
  postgres: ofSystem('PostgreSQL 15', 'postgresql-15', 'POSTGRES_PATH', [], ['/usr/lib/postgresql/15/bin/postgres']),
  swift: ofSystem(
    'Swift',
    'swift-proxy swift-account swift-container swift-object',
    'SWIFT_PATH',
    ['swift-proxy-server'],
    ['/usr/bin/swift-proxy-server'],
  ),
  memcached: ofSystem('memcached', 'memcached', 'MEMCACHED_PATH', ['memcached'], ['/usr/bin/memcached']),
};

/** The library that shows a program another time: a phase is left out without it. */
export const findFaketime = () =>
  find(ofSystem('libfaketime', 'libfaketime', 'FAKETIME_PATH', [], [`/usr/lib/${arch()}-linux-gnu/faketime/libfaketime.so.1`]));

const arch = () => (process.arch === 'arm64' ? 'aarch64' : 'x86_64');

/** Where each program is that the fleet stands on; throws with the packages that are missing, and installs nothing. */
export function needed() {
  const missing = Object.values(programs).filter((one) => find(one) === undefined);
  if (missing.length > 0) {
    const packages = missing.map(({ debian }) => debian).join(' ');
    const names = missing.map(({ name, setting }) => `${name} (or ${setting})`).join(', ');
    throw new Error(`${use} needs ${names}, which this machine does not have. On Debian 12: apt-get install ${packages}`);
  }
  if (process.getuid?.() !== 0) throw new Error(`${use} runs as root: PostgreSQL and PgBouncer are handed to users of their own.`);
  const place = (one: keyof typeof programs) => find(programs[one]) ?? '';
  return {
    haproxy: place('haproxy'),
    pgbouncer: place('pgbouncer'),
    postgres: place('postgres'),
    swift: place('swift'),
    memcached: place('memcached'),
  };
}

import { ensure, find, type Program } from './installed.ts';

const pgbouncer: Program = {
  name: 'PgBouncer',
  use: 'the tests behind a pooler',
  setting: 'PGBOUNCER_PATH',
  debian: 'pgbouncer',
  programs: ['pgbouncer'],
  places: ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'],
};

/** A real pooler: `PGBOUNCER_PATH`, or one of the system. */
export const findPooler = () => find(pgbouncer);

/** Finds PgBouncer or installs it; throws with what to do when neither works. */
export const ensurePooler = () => ensure(pgbouncer);

const postgres: Program = {
  name: 'PostgreSQL 15',
  use: 'the tests on the oldest database that the README names',
  setting: 'OLDEST_POSTGRES_PATH',
  debian: 'postgresql-15',
  programs: [],
  places: ['/usr/lib/postgresql/15/bin/postgres'],
};

/** The oldest PostgreSQL that Vitrine runs on, as Debian 12 has it: `OLDEST_POSTGRES_PATH`, or that of the system. */
export const findOldestPostgres = () => find(postgres);

/** Finds it or installs it; throws with what to do when neither works. */
export const ensureOldestPostgres = () => ensure(postgres);

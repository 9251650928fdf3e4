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

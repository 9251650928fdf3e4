import type { Config } from '../config.ts';
import { type EmbeddedPostgres, startPostgres } from '../postgres/postgres.ts';

/** Where the embedded database is found. */
export type OwnDatabase = Omit<EmbeddedPostgres, 'stop'>;

/** What a program knows that a supervisor runs beside others. */
export interface Place {
  /** `web-1`, `worker`: its name among them, the same after a fall. */
  name: string;
  /** Where all of them are reached; 0 for the first, where it may be any. */
  port: number;
  /** It is the first of all and tells the demo's story and the address. */
  first: boolean;
  /** How many others there are. */
  others: number;
  /** The embedded database that the supervisor runs. */
  database?: OwnDatabase;
}

/**
 * How a program listens where others do beside it. Linux hands connections round itself (SO_REUSEPORT): one that is killed
 * then takes only its own along, and none hangs that it was just being given. Elsewhere Node hands them round.
 */
export const sharing = (place: Place, port: number) => (process.platform === 'linux' ? { port: place.port, reusePort: true } : { port });

/** Starts the embedded database; nothing where the installation has one of its own. `connections` is how many it lets in at least. */
export const startOwnDatabase = async ({ databaseUrl, dataDir }: Config, connections = 0) =>
  databaseUrl ? undefined : startPostgres(dataDir, lost, { onFall: report, settings: [`max_connections=${Math.max(100, connections)}`] });

function report(why: string) {
  console.error(`${why} It is started again.`);
}

/** The database ended and does not start any more: there is nothing to save, and whoever runs this must look. */
function lost(why: string) {
  console.error(`The database could not be started again: ${why}`);
  process.exit(1);
}

import type { Db } from '../db.ts';

/** A standby of the database, from which is read what takes long. */
export interface Replica {
  /**
   * The standby once it shows everything that was committed before this was asked, by whomever; nothing where it is away,
   * too far behind, or no standby any more.
   */
  caughtUp(): Promise<Db | undefined>;
  /** Reads nothing from it for a while. */
  avoid(error: unknown): void;
  /** How it stands, in bytes behind the database; rejects in the words of the connection where it is away. */
  look(): Promise<{ standby: boolean; behind: number }>;
  close(): Promise<void>;
}

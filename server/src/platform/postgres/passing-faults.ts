import pg from 'pg';
import { Refused } from '../refused.ts';

/** The database cannot be reached at this moment, or was lost in the middle of a statement: a fault that goes by. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`the database is away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseAway';
  }
}

/** The bucket cannot be reached at this moment, or says that it is not well: a fault that goes by. */
export class FilesAway extends Error {
  constructor(cause: unknown) {
    super(`the files are away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'FilesAway';
  }
}

/** What PostgreSQL says when it ends, starts, has no connection left, or is the standby of another: Appendix A of its manual. */
const passingStates = /^(08...|57P0[1235]|53300|25006)$/;
const lostSocket = /^(EPIPE|ECONNRESET|ECONNREFUSED|ECONNABORTED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver has no codes for these. */
const driverWords =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** An error of the driver as what it means: `DatabaseAway` where it comes from the connection, itself where from the statement. */
export function ofDatabase(error: unknown): unknown {
  if (error instanceof DatabaseAway || !(error instanceof Error)) return error;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  const away =
    error instanceof pg.DatabaseError
      ? passingStates.test(code)
      : lostSocket.test(code) || syscall === 'connect' || driverWords.test(error.message);
  return away ? new DatabaseAway(error) : error;
}

/** What a file system says when it is full or lets a file grow no further, and PostgreSQL when its own is. */
const full = /^(ENOSPC|EDQUOT|EFBIG|53100)$/;

/** An error and what caused it, outermost first. */
function* causes(error: unknown) {
  for (let one = error, depth = 0; one instanceof Error && depth < 10; one = one.cause, depth += 1) yield one;
}

/** How a caller is told of a fault of ours that goes by: the database or the bucket is away, or there is no room. Nothing where it is neither. */
export function passingFault(error: unknown): Refused | undefined {
  for (const one of causes(error)) {
    if (one instanceof DatabaseAway || one instanceof FilesAway) return new Refused('unavailable', undefined, { 'retry-after': '5' });
    if (full.test((one as NodeJS.ErrnoException).code ?? '')) return new Refused('no-room', undefined, { 'retry-after': '60' });
  }
  return undefined;
}

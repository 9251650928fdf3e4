import type { Language, UserType } from '@vitrine/contract/vocabulary.ts';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Files } from './files.ts';
import type { Jobs } from './jobs.ts';
import type { Mailer } from './mail.ts';

/** What lives as long as the process. */
export interface World {
  config: Config;
  db: Db;
  files: Files;
  jobs: Jobs;
  bus: Bus;
  mailer: Mailer;
  log: Logger;
  /** Key of signed links. */
  key: string;
  /** Address of this installation for links in mails, without a slash at the end. */
  url: () => string;
  now: () => Date;
  newId: () => string;
}

export interface Actor {
  accountId: string;
  email: string;
  userType: UserType;
  firstName: string;
  lastName: string;
  language: Language;
  companyId: string | null;
  owner: boolean;
  /** Set for an interview guest: the only job code this session opens. */
  guestOf: string | null;
  sessionHash: Buffer;
}
export type RecruiterActor = Actor & { companyId: string };

/** Who is at the other end of this call. */
export interface Caller {
  ip: string;
  authorization: string | undefined;
  /** On this very machine, with nothing in between. */
  local: boolean;
}

/** What a rule works with: the world, and on whose behalf. */
export interface Ctx<A extends Actor | undefined = Actor | undefined> extends World {
  actor: A;
  caller: Caller;
  /** Language of the caller. */
  language: Language;
}

/** Does all of it or nothing; the inner context writes, the outer one is out of reach on purpose. */
export async function atomically<C extends { db: Db }, R>(ctx: C, deed: (ctx: C) => Promise<R>): Promise<R> {
  if (ctx.db.isTransaction) return deed(ctx);
  return ctx.db.transaction().execute((db) => deed({ ...ctx, db }));
}

/** A context for work that nobody called for: jobs and the demo story. */
export const ownContext = (world: World): Ctx<undefined> => ({ ...world, actor: undefined, caller: { ip: '', authorization: undefined, local: false }, language: 'en' });

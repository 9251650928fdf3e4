import type { KeyScope } from '@vitrine/contract/api-keys/scopes.ts';
import type { CompanyRole, Language, UserType } from '@vitrine/contract/vocabulary.ts';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Files } from './files/files.ts';
import { forgetUnnamed } from './files/unnamed-files.sql.ts';
import type { Attachment } from './mail/mail.sql.ts';
import type { Bus } from './postgres/bus.ts';
import type { Db } from './postgres/db.ts';
import type { Replica } from './postgres/replica/replica.ts';
import type { Place } from './processes/place.ts';
import type { Scope } from './sessions/scope.ts';
import type { Seal } from './sessions/sealing.ts';
import type { DB } from './tables.ts';

/** The queue of background work; rules put work into it by `enqueue`. */
export interface Jobs {
  enqueue(db: Db, name: string, payload: object, after: Date | undefined, key: string | undefined): Promise<void>;
  /** Works off what is due now and what follows from it, then returns how many ran; for tests and the demo story. */
  drain(): Promise<number>;
  close(): Promise<void>;
}

/** Carries mails out of the house. */
export interface Mailer {
  /** False where no mail server is set: mails then stay in the outbox. */
  delivers: boolean;
  /** Connects, signs in and says goodbye; rejects in the words of the mail server. */
  greet(): Promise<void>;
  deliver(mail: {
    id: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    unsubscribe: string | null;
    attachments: Attachment[];
  }): Promise<void>;
}

/** What lives as long as the process. */
export interface World {
  config: Config;
  db: Db;
  /** The same database over connections that only what an interview hangs on uses, by `inOwnLine`. */
  kept: Db;
  /** A standby of the database, where one is configured: what only reads and takes long asks for it by `onReplica`. */
  replica?: Replica | undefined;
  /** Connections of this program to its database: all that are open, those that nobody uses, and those that are waited for. */
  connections: () => { open: number; idle: number; waiting: number };
  /** Milliseconds that the least of work takes here at this moment. */
  late: () => number;
  /** Set where a supervisor runs other programs of the product beside this one. */
  place?: Place | undefined;
  files: Files;
  jobs: Jobs;
  mailer: Mailer;
  bus: Bus;
  log: Logger;
  /** Key of signed links. */
  key: string;
  /** Seals passwords of others with a key outside of the database. */
  seal: Seal;
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
  /** What somebody of a company may there. */
  role: CompanyRole | null;
  /** Which jobs of the company they may see. */
  scope: Scope | null;
  /** Set for an interview guest: the only job code this session opens. */
  guestOf: string | null;
  /** Set for a guest: the booking that this session may apply to. */
  guestBooking: string | null;
  /** When the password or a passkey was last shown in this session; null where it was opened by a link. */
  passwordAt: string | null;
  /** The company asks for a passkey or a code that was not shown in this session: until then it opens nothing of the company. */
  held: boolean;
  sessionHash: Buffer;
  /** Set where a program calls with a key of the company: what it may, and when it last did. `sessionHash` is then the digest of the key. */
  key?: { id: string; scopes: readonly KeyScope[]; usedAt: string | null };
}
/** Somebody of a company, perhaps for some of its jobs alone: whatever they ask for is asked within their scope. */
export type MemberActor = Actor & { role: CompanyRole; scope: Scope };
/** Somebody outside who judges the applicants of one job: no account, a session by link and mailed code (decision 0027). */
export interface GuestReviewer {
  role: 'guest-reviewer';
  guestId: string;
  firstName: string;
  lastName: string;
  language: Language;
  scope: Scope;
  sessionHash: Buffer;
}
/** Who judges applicants. */
export type ReviewingActor = MemberActor | GuestReviewer;
/** Somebody who may work with everything of their company. */
export type RecruiterActor = MemberActor & { companyId: string; role: 'owner' | 'recruiter' };

/** Who is at the other end of this call. */
export interface Caller {
  ip: string;
  authorization: string | undefined;
  /** On this very machine, with nothing in between. */
  local: boolean;
  /** What the caller's browser calls itself. */
  agent: string;
  /** Meant by a person: not loaded ahead of time, and not called by the page of another site. */
  deliberate: boolean;
}

/** What a rule works with: the world, and on whose behalf. */
export interface Ctx<A extends Actor | GuestReviewer | undefined = Actor | undefined> extends World {
  actor: A;
  caller: Caller;
  /** Language of the caller. */
  language: Language;
  /** Through what the caller looks (`isStillShown` in share-links.sql.ts says what may stand here): recordings and documents end with it. */
  through?: string;
}

/** A context of anybody at all, for what is shown to guest reviewers too. */
export type AnyCtx = Ctx<Actor | GuestReviewer | undefined>;

/** A context inside a transaction: only `atomically` gives one. */
export type Atomic<C extends { db: Db } = World> = C & { db: Transaction<DB> };

/** Of work that stores files before the transaction that names them, as `storingFiles` does. */
export interface Storing {
  /** Where a call is one transaction from its beginning: what notes there which files nobody has named yet. */
  outside?: Db;
  storing?: { names: string[]; named: boolean };
}

const isAtomic = <C extends { db: Db }>(ctx: C): ctx is Atomic<C> => ctx.db.isTransaction;

/** Does all of it or nothing; the inner context writes, and the name of the outer one is used again so that nobody reaches it. */
export async function atomically<C extends { db: Db }, R>(ctx: C, work: (ctx: Atomic<C>) => Promise<R>): Promise<R> {
  const { storing } = ctx as C & Storing;
  const within = async (ctx: Atomic<C>) => {
    const done = await work(ctx);
    if (storing && storing.names.length > 0) {
      await forgetUnnamed(ctx.db, storing.names);
      storing.named = true;
    }
    return done;
  };
  return isAtomic(ctx) ? within(ctx) : ctx.db.transaction().execute((db) => within({ ...ctx, db }));
}

/** A context for work that nobody called for: jobs and the demo story. */
export const ownContext = (world: World): Ctx<undefined> => ({
  ...world,
  actor: undefined,
  caller: { ip: '', authorization: undefined, local: false, agent: '', deliberate: true },
  language: 'en',
});

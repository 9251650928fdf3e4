import type { Ctx, World } from './context.ts';

/** A file that somebody takes along: under which name, and where it lies. */
export interface OwnFile {
  name: string;
  stored: string;
}

export interface Person {
  id: string;
  email: string;
  /** Whether the person has shown that the address is theirs: only then is anything matched by it. */
  confirmed: boolean;
}

export interface Consent {
  id: string;
  accountId: string;
  purpose: string;
  bookingId: string | null;
  /** The link to share it was given for, where it was given for one. */
  linkId: string | null;
}

/** What an area knows of people, and how it lets go of it. Every area that stores anything of a person has one. */
export interface PersonalData {
  area: string;
  /** Everything stored of this account, readable by a person and by a program. */
  tell(ctx: World, account: Person): Promise<{ data: Record<string, unknown>; files: OwnFile[] }>;
  /**
   * Removes it, inside a transaction, and returns the files to remove once that is done; a name that ends with `/`
   * means all below it. What goes with the row of the account needs no mention.
   */
  erase(ctx: World, account: Person): Promise<string[]>;
  /**
   * Hangs on `keepId` what hung on `dropId`, in the transaction of the merge, and returns the files to remove after it;
   * what both have is kept once. Afterwards the account that goes is deleted with all that still hangs on it.
   */
  merge(ctx: World, keepId: string, dropId: string): Promise<string[]>;
  /** What follows when a consent of this purpose is withdrawn; a purpose that nobody names cannot be withdrawn alone. */
  withdraw?: Record<string, (ctx: Ctx, consent: Consent) => Promise<string[]>>;
}

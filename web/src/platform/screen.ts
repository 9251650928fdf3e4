import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type * as z from 'zod';
import { isOfCompany, type Visitor } from './session/session.ts';

/** Who may open a screen, by the least role of a company; everybody else goes to `/` (R050, R051). */
export type Guard =
  | 'anyone'
  | 'guest-reviewer'
  | 'candidate'
  | 'hiring-manager'
  | 'recruiter'
  | 'admin'
  | 'candidate-or-recruiter'
  | 'not-for-recruiter';

/** What stands around a screen: `layoutOf` in parts/frame says what each means. */
export type FrameKind = 'full' | 'bare' | 'legal' | 'jobs' | 'profile' | 'branded' | 'dossier' | 'theatre';

export interface Screen<Search extends z.ZodObject = z.ZodObject> {
  for: Guard;
  frame: FrameKind;
  page: AsyncRouteComponent<object>;
  /** The folders whose texts the screen speaks with; they load beside its code. */
  texts: string | readonly string[];
  search?: Search;
  /** False: no skeleton while the screen loads (R069). */
  skeleton?: false;
}

// biome-ignore lint/complexity/noBannedTypes: a screen without search asks for nothing
export const screen = <Search extends z.ZodObject = z.ZodObject<{}>>(row: Screen<Search>) => row;

export const mayEnter = (guard: Guard, visitor: Visitor) =>
  guard === 'anyone' ||
  guard === visitor ||
  (guard === 'hiring-manager' && isOfCompany(visitor)) ||
  (guard === 'guest-reviewer' && isOfCompany(visitor)) ||
  (guard === 'candidate-or-recruiter' && (visitor === 'candidate' || visitor === 'recruiter')) ||
  (guard === 'not-for-recruiter' && !isOfCompany(visitor) && visitor !== 'guest-reviewer');

/** A chunk that has not come after this long counts as failed (R191). */
export const chunkLoadMilliseconds = 120_000;

export class ChunkLoadError extends Error {
  constructor() {
    super('A part of the page did not arrive in time');
    this.name = 'ChunkLoadError';
  }
}

/** What loads, or a `ChunkLoadError` once it has taken too long. */
export async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), chunkLoadMilliseconds);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** A page that loads when it is needed; a failing chunk is answered with an offer to reload. */
export const lazy = <M extends Record<string, unknown>, K extends keyof M & string>(load: () => Promise<M>, name: K) =>
  lazyRouteComponent(() => inTime(load()), name) as AsyncRouteComponent<object>;

/** A failed import in the words of the different browsers. */
export const isChunkError = (error: unknown) =>
  error instanceof ChunkLoadError ||
  (error instanceof Error &&
    /dynamically imported module|importing a module script failed|loading (css )?chunk|unable to preload css/i.test(error.message));

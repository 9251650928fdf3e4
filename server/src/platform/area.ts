import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { CompanyData } from './company-data/company-data.ts';
import type { Actor, Atomic, Ctx, World } from './context.ts';
import { type Handlers, serve } from './http/serve.ts';
import type { Job } from './jobs/jobs.ts';
import type { PersonalData } from './personal-data.ts';

/** Opens addresses that are no calls of the contract: files, feeds, pages without scripts. */
export type Routes = (app: FastifyInstance, world: World) => void;

/** Goes on beside the jobs for as long as the program lives. */
export type Watch = (world: World) => { close(): Promise<void> };

/**
 * Says of the films of an area, by the name under which one is stored, whether the caller may write its captions. Until
 * the transaction ends nobody takes away a film of which it says so.
 */
export type OwnsFilm = (ctx: Atomic<Ctx<Actor>>, film: string) => Promise<boolean>;

/** What an area of the product gives to the program. */
export interface Area {
  /** Its topics, each with the handlers of all its endpoints. */
  serves: readonly Routes[];
  jobs: readonly Job[];
  /** What it knows of people, where it knows anything. */
  personalData?: PersonalData;
  /** What it has of companies, where it has anything. */
  companyData?: CompanyData;
  /** Where people show films of themselves. */
  ownsFilm?: OwnsFilm;
  routes: readonly Routes[];
  watches: readonly Watch[];
}

/** A topic of the contract and who answers its calls; a handler that is missing does not compile. */
export const topic =
  <const T extends Record<string, Endpoint>>(endpoints: T, handlers: Handlers<NoInfer<T>>): Routes =>
  (app, world) =>
    serve(app, world, endpoints, handlers);

export const defineArea = (area: Partial<Area>): Area => ({ serves: [], jobs: [], routes: [], watches: [], ...area });

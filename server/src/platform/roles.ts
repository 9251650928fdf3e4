import { isAtLeast } from '@vitrine/contract/endpoint.ts';
import type { Actor, RecruiterActor } from './context.ts';

/** Whether somebody may work with everything of their company. */
export const isRecruiter = (actor: Actor | undefined): actor is RecruiterActor =>
  actor?.companyId != null && actor.role !== null && isAtLeast(actor.role, 'recruiter');

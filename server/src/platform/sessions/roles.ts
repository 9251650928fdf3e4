import { isAtLeast } from '@vitrine/contract/endpoint.ts';
import type { Actor, MemberActor, RecruiterActor } from '../context.ts';

/** Whether somebody may work with everything of their company. */
export const isRecruiter = (actor: Actor | undefined): actor is RecruiterActor => isMember(actor) && isAtLeast(actor.role, 'recruiter');

/** Whether somebody belongs to a company, whatever they may there. */
export const isMember = (actor: Actor | undefined): actor is MemberActor => actor?.role != null && actor.scope !== null;

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { World } from '../context.ts';
import { passingFault } from '../postgres/passing-faults.ts';
import { Refused } from '../refused.ts';
import { ComeBack } from './shedding.ts';

const byStatus: Record<number, Refused> = {
  400: new Refused('invalid'),
  404: new Refused('not-found'),
  413: new Refused('too-large'),
  415: new Refused('wrong-file-type'),
};

/**
 * What the caller is told: a refusal as it was meant, a fault that goes by as one, a fault of the framework by its status,
 * anything else as unknown. Never what the system itself said.
 */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const passing = passingFault(error);
  if (passing) return passing;
  const { statusCode } = error as { statusCode?: number };
  if (error instanceof z.ZodError) return new Refused('unknown');
  const status = statusCode ?? 500;
  return byStatus[status] ?? new Refused(status >= 400 && status < 500 ? 'invalid' : 'unknown');
}

/** Answers a failure as an RFC 9457 problem; what nobody foresaw is logged with the id the caller sees. */
export function answerError(world: Pick<World, 'log'>, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refused = refusalOf(error);
  if (refused.status >= 500 && !(error instanceof ComeBack))
    world.log.error({ error, call: request.id, url: request.routeOptions?.url }, 'a call failed');
  reply
    .code(refused.status)
    .headers(refused.headers)
    .type('application/problem+json')
    .send({ ...refused.problem(), ...(refused.status >= 500 ? { detail: request.id } : {}) });
}

/** Answers every failure of a handler in that way. */
export function answerErrors(app: FastifyInstance, world: World) {
  app.setErrorHandler((error, request, reply) => answerError(world, error, request, reply));
}

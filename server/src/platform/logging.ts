import { pino } from 'pino';
import { callNow } from './call-id.ts';

const addresses = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g;
/** Tokens of links and sessions, and what else is long and random; the names of our files have dots and slashes in them. */
const tokens = /(?<![\w/.-])[\w-]{40,}(?![\w/.-])/g;
/** What PostgreSQL quotes of a value that it could not read. */
const quoted = /(invalid input (?:syntax|value) for [^:]+: )".*?"(?=$|\n)/gs;

/** What a fault says, without what it says of a person: addresses, tokens, values of rows. */
const masked = (said: string) => said.replace(quoted, '$1"…"').replace(addresses, '…').replace(tokens, '…');

/** What tells one fault from another, and never what somebody wrote: a driver hangs whole rows and connections on to its own. */
const kept = ['code', 'syscall', 'errno', 'responseCode', 'statusCode', 'constraint', 'table', 'column', 'routine'] as const;

const deepest = 4;

function loggable(error: unknown, depth = 0): unknown {
  if (typeof error === 'string') return masked(error);
  if (!(error instanceof Error)) return error;
  const facts = error as unknown as Record<string, unknown>;
  const told = kept.flatMap((name) => (['string', 'number'].includes(typeof facts[name]) ? [[name, facts[name]]] : []));
  return {
    type: error.name,
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    ...Object.fromEntries(told),
    ...(error.cause instanceof Error && depth < deepest ? { cause: loggable(error.cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && depth < deepest ? { errors: error.errors.map((one) => loggable(one, depth + 1)) } : {}),
  };
}

/** The log: JSON on standard output, with the id of the call that it goes back to, and with nothing of a person in it. */
export const openLog = (level: string) =>
  pino({
    level,
    redact: ['*.authorization', '*.token', '*.password'],
    serializers: { error: (error: unknown) => loggable(error), err: (error: unknown) => loggable(error) },
    mixin: () => {
      const call = callNow();
      return call === undefined ? {} : { call };
    },
  });

import { type Asked, type Endpoint, methodOf, pathOf, type Reply } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

/** One call as it goes over the wire, whatever carries it. */
export interface WireRequest {
  method: 'GET' | 'POST';
  /** Path and query string. */
  url: string;
  json?: Record<string, unknown>;
  form?: FormData;
}

export interface WireReply {
  status: number;
  /** The words beside the status, where the protocol carries any. */
  statusText?: string;
  body: unknown;
  /** Seconds after which the same call may come again, where the server says so. */
  retryAfter?: number | undefined;
}

export type Send = (request: WireRequest) => Promise<WireReply>;

/** An RFC 9457 problem, as every failed call answers. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: RefusalCode;
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** A call that failed: `problem` says why, in a form the web translates by its code. */
export class CallFailed extends Error {
  readonly problem: Problem;
  readonly statusText: string;
  /** Seconds after which the same call may come again, where the server has said so. */
  readonly retryAfter: number | undefined;
  constructor(problem: Problem, statusText = '', retryAfter?: number) {
    super(problem.title);
    this.name = 'CallFailed';
    this.problem = problem;
    this.statusText = statusText;
    this.retryAfter = retryAfter;
  }
}

const unknownProblem = (status: number): Problem => ({
  type: 'about:blank',
  title: 'Unknown error occured',
  status,
  code: 'unknown',
});

/** Every answer of ours is an object. A page of something in between that says 200 is none: nothing was heard, and nothing was done. */
const isOurs = (body: unknown) => typeof body === 'object' && body !== null;
/** What stands between says itself when it gets no answer. */
const badGateway = 502;

const isProblem = (body: unknown): body is Problem => typeof body === 'object' && body !== null && 'code' in body;

/** Turns typed input into the request of an endpoint. */
export function requestOf(endpoint: Endpoint, asked: Record<string, unknown>): WireRequest {
  const left = { ...asked };
  const take = (key: string) => {
    const value = left[key];
    delete left[key];
    return value;
  };
  const path = pathOf(endpoint).replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(take(key))));
  const query = new URLSearchParams();
  for (const key of Object.keys(endpoint.query?.shape ?? {})) {
    const value = take(key);
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== null) query.append(key, String(one));
  }
  const url = query.size > 0 ? `${path}?${query}` : path;
  const method = methodOf(endpoint);
  if (endpoint.upload) return { method, url, form: formOf(left) };
  return method === 'GET' ? { method, url } : { method, url, json: left };
}

/** Fields first, the file last: the server reads the fields before the file streams. */
function formOf({ file, ...fields }: Record<string, unknown>) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (file instanceof Blob) form.append('file', file);
  return form;
}

/** A typed function that calls any endpoint through the given transport; throws `CallFailed`. */
export const caller =
  (send: Send) =>
  async <const E extends Endpoint>(endpoint: E, asked: Asked<E>): Promise<Reply<E>> => {
    const reply = await send(requestOf(endpoint, asked as Record<string, unknown>));
    if (reply.status === 200) {
      if (isOurs(reply.body)) return reply.body as Reply<E>;
      throw new CallFailed(unknownProblem(badGateway), reply.statusText);
    }
    throw new CallFailed(isProblem(reply.body) ? reply.body : unknownProblem(reply.status), reply.statusText, reply.retryAfter);
  };

export type Call = ReturnType<typeof caller>;

import { requestOf } from '@vitrine/contract/caller.ts';
import type { Endpoint, FileKind } from '@vitrine/contract/endpoint.ts';
import { topics } from '@vitrine/contract/topics.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { encodeForm } from '../world.ts';

/** Every call of the product, as `METHOD /path`. */
export const everyEndpoint: [route: string, endpoint: Endpoint][] = Object.values(topics)
  .flatMap((topic) => Object.values(topic))
  .map((endpoint) => [endpoint.route, endpoint]);

export type Schema = {
  type?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
};

/** What path, query and body ask for, as one JSON schema of an object. */
export function inputOf({ params, query, body }: Endpoint) {
  const parts = [params, query, body].map(
    (one) => (one ? z.toJSONSchema(one, { io: 'input', unrepresentable: 'any' }) : {}) as Pick<Schema, 'properties' | 'required'>,
  );
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>,
    required: parts.flatMap((part) => part.required ?? []),
  };
}

const byPattern = [
  { pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$', value: '2099-01-31T10:00' },
  { pattern: '^[a-z0-9]{4,12}$', value: 'zzzz99' },
  { pattern: '^[\\w-]{22,64}$', value: 'x'.repeat(43) },
];
const byFormat: Record<string, string> = {
  email: 'nobody@mail.test',
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2199-01-31',
  'date-time': '2199-01-31T10:00:00.000Z',
  uri: 'https://mail.test',
  password: 'quiet amber lighthouse',
};

/** The smallest value that a schema allows; of an object the required properties alone. */
export function smallest(schema: Schema): unknown {
  if (schema.anyOf) return smallest(schema.anyOf[0] ?? {});
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') {
    const wanted = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(wanted.map(([name, one]) => [name, smallest(one)]));
  }
  if (schema.type === 'array') return [smallest(schema.items ?? {})];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 0);
  if (schema.format && byFormat[schema.format]) return byFormat[schema.format];
  return byPattern.find((one) => one.pattern === schema.pattern)?.value ?? 'x'.repeat(Math.max(1, schema.minLength ?? 0));
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const beginnings: Partial<Record<FileKind, Buffer>> = {
  image: Buffer.from(pixel, 'base64'),
  pdf: Buffer.from('%PDF-1.7\n'),
  text: Buffer.from('{"work": []}'),
  table: Buffer.from('email;first name\nnobody@mail.test;Nobody\n'),
  archive: Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(26)]),
  video: Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(200, 7)]),
  recording: Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(200, 7)]),
};

/** A small file that passes the first look of an upload. */
export const fileFor = ({ upload }: Endpoint) => (upload ? new Blob([Buffer.from(beginnings[upload.kinds[0] ?? 'pdf'] ?? '')]) : undefined);

export interface Answered {
  status: number;
  text: string;
  type: string;
  /** The code of a problem. */
  code: string | undefined;
  errors: { field: string; message: string }[];
}

/** Calls an endpoint without the types of its contract. */
export async function call(app: FastifyInstance, endpoint: Endpoint, input: object, token?: string): Promise<Answered> {
  const { method, url, json, form } = requestOf(endpoint, { ...input });
  const body = form ? await encodeForm(form) : undefined;
  const reply = await app.inject({
    method,
    url,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? { 'content-type': body.type } : {}) },
    ...(body ? { payload: body.bytes } : json ? { payload: json } : {}),
  });
  return answered(reply);
}

/** What the tests look at in a reply. */
export function answered(reply: { statusCode: number; body: string; headers: Record<string, unknown> }): Answered {
  const header = reply.headers['content-type'];
  const type = typeof header === 'string' ? header : '';
  const problem = type.includes('problem+json') ? JSON.parse(reply.body) : {};
  return { status: reply.statusCode, text: reply.body, type, code: problem.code, errors: problem.errors ?? [] };
}

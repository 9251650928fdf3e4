import { type Endpoint, methodOf, pathOf } from '@vitrine/contract/endpoint.ts';
import * as z from 'zod';
import { type Schema, smallest } from './endpoints.ts';
import type { Chance } from './random.ts';

/** What an endpoint takes, and where. */
export interface Operation {
  method: 'GET' | 'POST';
  path: string;
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const schemaOf = (schema: z.ZodType | undefined): Schema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) : {};

export function operationOf(one: Endpoint): Operation {
  const places = [['path', one.params] as const, ['query', one.query] as const];
  const parameters = places.flatMap(([place, schema]) =>
    Object.entries(schemaOf(schema).properties ?? {}).map(([name, field]) => ({ name, in: place, schema: field })),
  );
  const body = schemaOf(one.body);
  const form = { ...body, type: 'object', properties: { ...body.properties, file: { type: 'string', format: 'binary' } } };
  const [type, schema]: [string, Schema] = one.upload ? ['multipart/form-data', form] : ['application/json', body];
  const requestBody = one.upload || one.body ? { requestBody: { content: { [type]: { schema } } } } : {};
  return { method: methodOf(one), path: pathOf(one), parameters, ...requestBody };
}

export interface RandomRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const strange = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  '[object Object]',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u200B',
  '𝓤𝓷𝓲𝓬𝓸𝓭𝓮 ñ 漢字 🧑🏽‍🚀',
  '\u202Eabc',
  "'; drop table account; --",
  '" or 1=1',
  '%',
  '_',
  '\\',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\r\nset-cookie: a=b',
  '1e999',
  '0x10',
  'NaN',
  '99999999999999999999999999',
  '2026-02-31',
  '275760-09-13',
  'a@b',
  'x'.repeat(5000),
];
const numbers = [0, -0, -1, 1, 2, 0.5, 1e-320, 255, 32_768, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1.797e308, -1.797e308];

/** Any JSON value, in shapes that nobody asked for. */
function anything(chance: Chance, depth = 0): unknown {
  const kind = chance.whole(0, depth > 3 ? 4 : 7);
  if (kind === 0) return null;
  if (kind === 1) return chance.odds(0.5);
  if (kind === 2) return chance.pick(numbers);
  if (kind < 5) return chance.pick(strange);
  const length = chance.odds(0.02) ? 3000 : chance.whole(0, 4);
  if (kind === 5) return Array.from({ length: Math.min(length, depth > 0 ? 4 : length) }, () => anything(chance, depth + 1));
  const names = ['__proto__', 'constructor', 'toString', 'id', 'length', chance.pick(strange)];
  return Object.fromEntries(Array.from({ length: Math.min(length, 6) }, () => [chance.pick(names), anything(chance, depth + 1)]));
}

/** A value that fits its schema, somewhere in its range, or one that was seen in the product. */
function fitting(chance: Chance, schema: Schema, known: readonly string[]): unknown {
  if (schema.anyOf) return fitting(chance, chance.pick(schema.anyOf), known);
  if (schema.enum) return chance.pick(schema.enum);
  if (schema.type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fitting(chance, one, known)]));
  }
  if (schema.type === 'array') return Array.from({ length: chance.whole(0, 3) }, () => fitting(chance, schema.items ?? {}, known));
  if (schema.type === 'boolean') return 'const' in schema ? schema.const : chance.odds(0.5);
  if (schema.type === 'number' || schema.type === 'integer')
    return chance.odds(0.7) ? chance.whole(schema.minimum ?? 0, 5) : chance.pick(numbers);
  const suiting = known.filter((one) => !schema.pattern || new RegExp(schema.pattern).test(one));
  if (suiting.length > 0 && chance.odds(0.7)) return chance.pick(suiting);
  return chance.odds(0.8) ? smallest(schema) : 'y'.repeat(Math.min(schema.maxLength ?? 200, 6000));
}

function fields(chance: Chance, schema: Schema, known: readonly string[]) {
  const tame = chance.odds(0.4);
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) =>
    tame ? schema.required?.includes(name) || chance.odds(0.5) : chance.odds(0.8),
  );
  const values = entries.map(([name, one]) => [name, chance.odds(tame ? 0.95 : 0.5) ? fitting(chance, one, known) : anything(chance)]);
  const more = chance.odds(0.2)
    ? [[chance.pick(['__proto__', 'constructor', 'admin', 'companyId', chance.pick(strange)]), anything(chance)]]
    : [];
  return Object.fromEntries([...values, ...more]) as Record<string, unknown>;
}

const escaped = (value: unknown) => encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

function urlOf(chance: Chance, { path, parameters = [] }: Operation, known: readonly string[]) {
  const value = (schema: Schema) => (chance.odds(0.6) ? fitting(chance, schema, known) : anything(chance));
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? {};
    return chance.odds(0.15)
      ? chance.pick(['%', '%zz', '..', '%2e%2e%2f', '%00', '%ff', '*', `${'a'.repeat(400)}`])
      : escaped(value(schema));
  });
  const query = parameters
    .filter((one) => one.in === 'query' && chance.odds(0.8))
    .flatMap(({ name, schema }) => Array.from({ length: chance.odds(0.1) ? 2 : 1 }, () => `${name}=${escaped(value(schema))}`));
  if (chance.odds(0.1))
    query.push(chance.pick(['a[b]=c', '__proto__=1', '%zz', '=', '&&', 'id=%ff%fe', `${'q'.repeat(2000)}=1`, 'page=1&page=2']));
  return query.length > 0 ? `${place}?${query.join('&')}` : place;
}

/** Headers that say where a call comes from, as browsers, proxies and nobody at all would send them. */
export const oddOrigins = [
  'null',
  'nonsense',
  '',
  'https://',
  'http://[',
  '//',
  'https://elsewhere.example',
  'javascript:0',
  'a\tb',
  'x'.repeat(3000),
];
const oddEncodings = ['gzip', 'br', 'deflate', 'zstd', 'identity', 'gzip, br', 'GZIP', 'x', '', 'chunked'];
/** In place of the first slash. */
const oddBeginnings = ['//', '/\\', '///', '/./', '/../', '//[', '/;/', '/%2f/'];

function oddHeaders(chance: Chance, posts: boolean): Record<string, string> {
  return {
    ...(chance.odds(0.1) ? { origin: chance.pick(oddOrigins) } : {}),
    ...(chance.odds(0.05) ? { referer: chance.pick(oddOrigins) } : {}),
    ...(chance.odds(0.05) ? { 'sec-fetch-site': chance.pick(['cross-site', 'none', 'same-origin', 'x', '']) } : {}),
    ...(posts && chance.odds(0.08) ? { 'content-encoding': chance.pick(oddEncodings) } : {}),
    ...(chance.odds(0.03) ? { 'accept-encoding': chance.pick(['br;q=x', '*;q=0', 'nonsense', '', 'gzip;q=0, br;q=0']) } : {}),
    ...(chance.odds(0.03) ? { range: chance.pick(['bytes=0-', 'bytes=-0', 'bytes=9999999999999-', 'bytes=x', 'bytes=0-1,3-4']) } : {}),
  };
}

const boundary = 'between-the-parts';

function formOf(chance: Chance, values: Record<string, unknown>) {
  const file = Buffer.from(Array.from({ length: chance.whole(0, 300) }, () => chance.whole(0, 255)));
  const start = chance.pick([
    '',
    '\0\0\0\x20ftypisom',
    '\x1aE\xdf\xa3',
    '\x89PNG\r\n\x1a\n',
    '%PDF-1.7',
    'RIFF\0\0\0\0WEBP',
    '#EXTM3U\n',
    'PK\x03\x04',
  ]);
  const parts = Object.entries(values).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
  );
  const name = chance.pick(['a.mp4', '../../x.mp4', '', 'x'.repeat(500), '\u0000.png', 'CON']);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: video/mp4\r\n\r\n`;
  const end = chance.odds(0.85) ? `\r\n--${boundary}--\r\n` : '';
  return Buffer.concat([Buffer.from(parts.join('') + head), Buffer.from(start, 'latin1'), file, Buffer.from(end)]);
}

const otherTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  `multipart/form-data; boundary=${boundary}`,
  'application/json; charset=utf-7',
  'x',
  '',
  'application/offset+octet-stream',
];

function bodyOf(chance: Chance, { requestBody }: Operation, known: readonly string[]): Pick<RandomRequest, 'payload'> & { type: string } {
  const [[type, { schema }] = ['application/json', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  const values = fields(chance, schema, known);
  if (type.startsWith('multipart') && chance.odds(0.85)) {
    return { type: `${type}; boundary=${boundary}`, payload: chance.odds(0.9) ? formOf(chance, values) : chance.pick(strange) };
  }
  const json = JSON.stringify(chance.odds(0.85) ? values : anything(chance));
  if (chance.odds(0.8)) return { type: 'application/json', payload: json };
  const broken = [json.slice(0, -1), `${json}}`, '{"a":', '\uFEFF{}', '[[[['.repeat(500), '', `{"a":"\\ud800"}`];
  return chance.odds(0.5) ? { type: 'application/json', payload: chance.pick(broken) } : { type: chance.pick(otherTypes), payload: json };
}

/** One request to an operation, from nearly right to nonsense. `known` are values that the product has given out. */
export function randomRequest(chance: Chance, operation: Operation, token: string | undefined, known: readonly string[]): RandomRequest {
  const authorization = chance.odds(0.9)
    ? token
      ? `Bearer ${token}`
      : undefined
    : chance.pick(['Bearer', 'Bearer x', 'Basic', 'Basic Og==', 'Basic ///', 'x'.repeat(4000)]);
  const language = chance.pick(['de', 'fr', '', '*', 'xx-YY', 'de;q=x']);
  const { method } = operation;
  const headers = { 'accept-language': language, ...(authorization ? { authorization } : {}), ...oddHeaders(chance, method === 'POST') };
  const place = urlOf(chance, operation, known);
  const url = chance.odds(0.02) ? place.replace('/', chance.pick(oddBeginnings)) : place;
  if (method === 'GET') return { method, url, headers };
  const { type, payload } = bodyOf(chance, operation, known);
  return { method, url, headers: { ...headers, ...(type ? { 'content-type': type } : {}) }, ...(payload === undefined ? {} : { payload }) };
}

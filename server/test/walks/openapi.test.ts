import fs from 'node:fs';
import path from 'node:path';
import { methodOf, pathOf } from '@vitrine/contract/endpoint.ts';
import { refusals } from '@vitrine/contract/refusals.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { expect, test } from 'vitest';
import { openapiOf } from '../../../tools/openapi/document.ts';
import { startWorld } from '../world.ts';
import { everyEndpoint } from './endpoints.ts';

interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, object>;
}
interface Reply {
  description: string;
  content: Record<string, object>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Problem: { properties: { code: { enum: string[] } } } }; responses: Record<string, Reply> };
}

const committed = fs.readFileSync(path.join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8');
const document = JSON.parse(committed) as Document;
const operations = Object.entries(document.paths).flatMap(([place, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ place, method, operation })),
);

const made = await openapiOf(topics);

test('the committed document is what the contract says', () => {
  expect(document).toEqual(JSON.parse(JSON.stringify(made)));
});

const { app } = await startWorld();

test('the server hands out the same document', async () => {
  const reply = await app.inject('/api/openapi.json');
  expect(reply.headers['content-type']).toContain('application/json');
  expect(reply.json()).toEqual(document);
});

test('it is made once, and whoever has it is not sent it again', async () => {
  const { headers } = await app.inject('/api/openapi.json');
  expect(headers.etag).toMatch(/^"[\w-]{43}"$/);
  const again = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

/** Every description of an object of some size, by its text; where it stands. */
function shapesOf(one: unknown, at: string): { text: string; at: string }[] {
  if (!one || typeof one !== 'object') return [];
  const text = 'properties' in one && 'type' in one ? JSON.stringify(one) : '';
  const here = text.length >= 300 ? [{ text, at }] : [];
  return [...here, ...Object.entries(one).flatMap(([name, inner]) => shapesOf(inner, `${at}/${name}`))];
}

/** Where a description lets whole numbers in that no column holds. */
function unbounded(one: unknown, at: string): string[] {
  if (!one || typeof one !== 'object') return [];
  const { type, maximum, const: only } = one as { type?: string; maximum?: number; const?: number };
  const here = type === 'integer' && only === undefined && !(maximum !== undefined && maximum < 2 ** 31) ? [at] : [];
  return [...here, ...Object.entries(one).flatMap(([name, inner]) => unbounded(inner, `${at}/${name}`))];
}

test('a whole number that comes in has a largest value that is kept', () => {
  const takes = operations.flatMap(({ place, operation }) => unbounded([operation.parameters, operation.requestBody], place));
  const { Problem: _, ...shared } = document.components.schemas;
  // of what is shared, all but problems: what only goes out is described by plain numbers
  expect([...takes, ...unbounded(shared, 'shared')]).toEqual([]);
});

test('it is sent in 1,100 bytes a call at most: what the contract exports, and what calls share, stands in it once', async () => {
  const { length } = (await app.inject('/api/openapi.json')).rawPayload;
  expect(length / operations.length).toBeLessThanOrEqual(1_100);
});

test('a shape of some size stands in it once', () => {
  const shapes = Map.groupBy(shapesOf(document, '#'), ({ text }) => text);
  expect([...shapes.values()].filter(({ length }) => length > 1).map((same) => same.map(({ at }) => at))).toEqual([]);
});

test('every endpoint is one operation of an OpenAPI 3.1 document', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  const routes = operations.map(({ method, place }) => `${method.toUpperCase()} ${place}`);
  expect(routes.sort()).toEqual(everyEndpoint.map(([, one]) => `${methodOf(one)} ${pathOf(one)}`).sort());
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

/** What a reference leads to; everything else as it is. */
function resolved(one: object): object {
  if (!('$ref' in one)) return one;
  const steps = String(one.$ref).split('/').slice(1);
  return steps.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document) as object;
}

test('every operation says what it takes, what it returns and why it may refuse', () => {
  for (const { place, operation } of operations) {
    const { requestBody, responses, summary } = operation;
    const parameters = (operation.parameters ?? []).map((one) => resolved(one) as typeof one);
    const inPath = parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect(new Set(inPath), place).toEqual(new Set([...place.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
    for (const one of parameters) expect(one, place).toMatchObject({ name: expect.stringMatching(/./), schema: expect.any(Object) });
    for (const { schema } of Object.values(requestBody?.content ?? {})) expect(resolved(schema), place).toMatchObject({ type: 'object' });
    expect(summary.length, place).toBeGreaterThan(10);
    expect(Object.keys(responses), place).toEqual(expect.arrayContaining(['200', 'default']));
    for (const [status, one] of Object.entries(responses)) {
      const { content, description } = resolved(one) as Reply;
      expect(Object.keys(content), place).toEqual([status === '200' ? 'application/json' : 'application/problem+json']);
      expect(description.length, place).toBeGreaterThan(3);
    }
  }
  expect(document.components.schemas.Problem.properties.code.enum).toEqual(Object.keys(refusals));
});

test('every reference leads somewhere', () => {
  const references = [...committed.matchAll(/"\$ref": ?"([^"]*)"/g)].map(([, to]) => to ?? '');
  expect(references.length).toBeGreaterThan(500);
  for (const to of new Set(references)) expect(resolved({ $ref: to }), to).toBeDefined();
});

test('people read it as a page that needs no script and loads nothing', async () => {
  const reply = await app.inject('/api/docs');
  expect(reply.headers['content-type']).toContain('text/html');
  for (const [, one] of everyEndpoint) expect(reply.body).toContain(`<code>${pathOf(one)}</code>`);
  expect(reply.body).not.toMatch(/<script|<link|<img| src=|https?:/);
});

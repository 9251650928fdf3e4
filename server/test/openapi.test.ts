import fs from 'node:fs';
import path from 'node:path';
import { methodOf, pathOf } from '@vitrine/contract/endpoint.ts';
import { refusals } from '@vitrine/contract/refusals.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { expect, test } from 'vitest';
import { openapiOf } from '../src/platform/openapi.ts';
import { everyEndpoint } from './endpoints.ts';
import { startWorld } from './world.ts';

interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, object> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Problem: { properties: { code: { enum: string[] } } } } };
}

const committed = fs.readFileSync(path.join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');
const document = JSON.parse(committed) as Document;
const operations = Object.entries(document.paths).flatMap(([place, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ place, method, operation })),
);

test('the committed document is what the contract says', () => {
  expect(committed).toBe(`${JSON.stringify(openapiOf(topics), null, 2)}\n`);
});

const { app } = await startWorld();

test('the server hands out the same document', async () => {
  const reply = await app.inject('/api/openapi.json');
  expect(reply.headers['content-type']).toContain('application/json');
  expect(reply.json()).toEqual(document);
});

test('every endpoint is one operation of an OpenAPI 3.1 document', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  const routes = operations.map(({ method, place }) => `${method.toUpperCase()} ${place}`);
  expect(routes.sort()).toEqual(everyEndpoint.map(([, one]) => `${methodOf(one)} ${pathOf(one)}`).sort());
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every operation says what it takes, what it answers and why it may refuse', () => {
  for (const { place, operation } of operations) {
    const { parameters = [], requestBody, responses, summary } = operation;
    const inPath = parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect(inPath.sort(), place).toEqual([...place.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
    for (const one of parameters) expect(one, place).toMatchObject({ name: expect.stringMatching(/./), schema: expect.any(Object) });
    for (const { schema } of Object.values(requestBody?.content ?? {})) expect(schema, place).toMatchObject({ type: 'object' });
    expect(summary.length, place).toBeGreaterThan(10);
    expect(Object.keys(responses), place).toEqual(expect.arrayContaining(['200', '500']));
    for (const [status, { content, description }] of Object.entries(responses)) {
      expect(Object.keys(content), place).toEqual([status === '200' ? 'application/json' : 'application/problem+json']);
      expect(description.length, place).toBeGreaterThan(3);
    }
  }
  expect(document.components.schemas.Problem.properties.code.enum).toEqual(Object.keys(refusals));
});

test('every reference leads somewhere', () => {
  const references = [...committed.matchAll(/"\$ref": "#([^"]*)"/g)].map(([, to]) => to ?? '');
  expect(references.length).toBeGreaterThan(0);
  for (const to of new Set(references)) {
    const found = to
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    expect(found, to).toBeDefined();
  }
});

test('people read it as a page that needs no script and loads nothing', async () => {
  const reply = await app.inject('/api/docs');
  expect(reply.headers['content-type']).toContain('text/html');
  for (const [, one] of everyEndpoint) expect(reply.body).toContain(`<code>${pathOf(one)}</code>`);
  expect(reply.body).not.toMatch(/<script|<link|<img| src=|https?:/);
});

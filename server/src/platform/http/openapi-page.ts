import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Json;
}

interface Operation {
  summary: string;
  tags: string[];
  'x-access': string;
  security?: { key?: string[] }[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Json>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Json>; parameters: Record<string, Parameter> };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

const nameIn = (reference: unknown) => String(reference).split('/').at(-1) ?? '';
const linkTo = (name: string) => `<a href="#${name}">${name}</a>`;

/** A schema in a few words of HTML: `string, uuid`, `one of "a", "b"`, `list of JobAd`. */
function inWords(schema: Json): string {
  const { $ref, anyOf, enum: choices, type, items, format, default: standard } = schema;
  if ($ref) return linkTo(nameIn($ref));
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map((one) => inWords(one as Json)))].join(' or ');
  if ('const' in schema) return escaped(JSON.stringify(schema.const));
  if (Array.isArray(choices)) return escaped(`one of ${choices.map((one) => JSON.stringify(one)).join(', ')}`);
  if (type === 'array') return `list of ${inWords((items ?? {}) as Json)}`;
  const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'].filter((name) => name in schema);
  const words = [type ?? 'anything', format, ...bounds.map((name) => `${name} ${String(schema[name])}`)];
  return escaped([...words, standard === undefined ? undefined : `default ${JSON.stringify(standard)}`].filter(Boolean).join(', '));
}

/** A schema as JSON; what it refers to is a link. */
const inFull = (schema: Json) =>
  `<pre tabindex="0">${escaped(JSON.stringify(schema, null, 2)).replace(/#\/components\/schemas\/(\w+)/g, (_, name: string) => linkTo(name))}</pre>`;

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function inputOf({ parameters: named = [], requestBody }: Operation, { schemas, parameters: shared }: Document['components']) {
  const parameters = named.flatMap((one) => ('$ref' in one ? (shared[nameIn(one.$ref)] ?? []) : one));
  const rows = parameters.map((one) => row([`<code>${one.name}</code>`, one.in, one.required ? 'required' : '', inWords(one.schema)]));
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
    const { properties = {}, required = [] } = (schema.$ref ? schemas[nameIn(schema.$ref)] : schema) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    const place = type.startsWith('multipart') ? 'form' : 'body';
    for (const [name, one] of Object.entries(properties))
      rows.push(row([`<code>${name}</code>`, place, required.includes(name) ? 'required' : '', inWords(one)]));
  }
  return rows.length > 0 ? `<h4>Input</h4><table>${rows.join('')}</table>` : '';
}

function repliesOf({ responses }: Operation, components: Document['components']) {
  const [ok, ...refused] = Object.entries(responses);
  const said = ok?.[1].$ref ? components.responses[nameIn(ok[1].$ref)] : ok?.[1];
  const { 'application/json': json } = (said?.content ?? {}) as Record<string, { schema: Json } | undefined>;
  const rows = refused.map(([status, { $ref }]) => {
    const { description } = components.responses[nameIn($ref)] ?? {};
    return row([status, escaped(String(description)).replaceAll('\n\n', '<br>')]);
  });
  return `<h4>Reply</h4>${inFull(json?.schema ?? {})}<h4>Refusals</h4><table>${rows.join('')}</table>`;
}

const scopeOf = ({ security = [] }: Operation) => {
  const scope = security.flatMap(({ key = [] }) => key)[0];
  return scope ? `, key ${scope}` : '';
};

const operationOf = (method: string, path: string, one: Operation, components: Document['components']) =>
  `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> <small>${one['x-access']}${scopeOf(one)}</small><br>${escaped(one.summary)}</summary>${inputOf(one, components)}${repliesOf(one, components)}</details>`;

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}td{padding:.2rem .8rem .2rem 0;vertical-align:top;overflow-wrap:anywhere}
h4{margin:1rem 0 .2rem}pre{overflow:auto;max-height:24rem;font-size:13px}`;

/** The description of all calls as one page to read; it needs no script and loads nothing. */
function openapiPage({ paths, components }: Document) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ area: one.tags[0] ?? '', html: operationOf(method, path, one, components) })),
  );
  const areas = [...Map.groupBy(all, (one) => one.area)].sort(([a], [b]) => (a < b ? -1 : 1));
  const body = areas.map(([area, calls]) => `<section><h2>${area}</h2>${calls.map((one) => one.html).join('')}</section>`).join('');
  const shapes = Object.entries(components.schemas).map(([name, schema]) => `<h3 id="${name}">${name}</h3>${inFull(schema)}`);
  const intro =
    'Every call, who may make it, what it takes and what it returns. The same for programs: <a href="/api/openapi.json">openapi.json</a>.';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vitrine: the interface</title><style>${style}</style></head><body><main><h1>Vitrine: the interface</h1><p>${intro}</p>${body}<section><h2>Shapes</h2>${shapes.join('')}</section></main></body></html>`;
}

const written = path.join(import.meta.dirname, '../../../../docs/openapi.json');

/** Serves the description of every call as it was written from the contract: for programs, and as a page for people. */
export function serveOpenapi(app: FastifyInstance) {
  const read = () => JSON.parse(fs.readFileSync(written, 'utf8')) as Document;
  const send = (url: string, type: string, make: () => string) => {
    let made: { text: string; etag: string } | undefined;
    app.get(url, async (request, reply) => {
      if (!made) {
        const text = make();
        made = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
      }
      const { text, etag } = made;
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type(type).send(text);
    });
  };
  send('/api/openapi.json', 'application/json', () => JSON.stringify(read()));
  send('/api/docs', 'text/html; charset=utf-8', () => openapiPage(read()));
}

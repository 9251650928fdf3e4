import type { FastifyInstance } from 'fastify';
import { type Json, openapiOf } from './openapi.ts';

interface Operation {
  summary: string;
  tags: string[];
  'x-access': string;
  parameters?: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Json>; required?: string[] } }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** A schema in a few words: `string, uuid`, `one of "a", "b"`, `list of string`. */
function inWords(schema: Json): string {
  const { anyOf, enum: choices, type, items, format, default: standard } = schema as Record<string, unknown>;
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map((one) => inWords(one as Json)))].join(' or ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(choices)) return `one of ${choices.map((one) => JSON.stringify(one)).join(', ')}`;
  if (type === 'array') return `list of ${inWords((items ?? {}) as Json)}`;
  const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'].filter((name) => name in schema);
  const words = [type ?? 'anything', format, ...bounds.map((name) => `${name} ${schema[name]}`)];
  return [...words, standard === undefined ? undefined : `default ${JSON.stringify(standard)}`].filter(Boolean).join(', ');
}

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function inputOf({ parameters = [], requestBody }: Operation) {
  const rows = parameters.map((one) =>
    row([`<code>${one.name}</code>`, one.in, one.required ? 'required' : '', escaped(inWords(one.schema))]),
  );
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
    for (const [name, one] of Object.entries(schema.properties ?? {})) {
      const needed = schema.required?.includes(name) ? 'required' : '';
      rows.push(row([`<code>${name}</code>`, type.startsWith('multipart') ? 'form' : 'body', needed, escaped(inWords(one))]));
    }
  }
  return rows.length > 0 ? `<h4>Input</h4><table>${rows.join('')}</table>` : '';
}

function answersOf({ responses }: Operation) {
  const [ok, ...refused] = Object.entries(responses);
  const schema = JSON.stringify(Object.values(ok?.[1].content ?? {})[0]?.schema ?? {}, null, 2);
  const rows = refused.map(([status, { description }]) => row([status, escaped(description).replaceAll('\n\n', '<br>')]));
  return `<h4>Answer</h4><pre tabindex="0">${escaped(schema)}</pre><h4>Refusals</h4><table>${rows.join('')}</table>`;
}

const operationOf = (method: string, path: string, one: Operation) =>
  `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> <small>${one['x-access']}</small><br>${escaped(one.summary)}</summary>${inputOf(one)}${answersOf(one)}</details>`;

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}td{padding:.2rem .8rem .2rem 0;vertical-align:top;overflow-wrap:anywhere}
h4{margin:1rem 0 .2rem}pre{overflow:auto;max-height:24rem;font-size:13px}`;

/** The description of all calls as one page to read; it needs no script and loads nothing. */
export function openapiPage(document: ReturnType<typeof openapiOf>) {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ area: one.tags[0] ?? '', html: operationOf(method, path, one) })),
  );
  const areas = [...Map.groupBy(all, (one) => one.area)].sort(([a], [b]) => (a < b ? -1 : 1));
  const body = areas.map(([area, calls]) => `<section><h2>${area}</h2>${calls.map((one) => one.html).join('')}</section>`).join('');
  const intro =
    'Every call, who may make it, what it takes and what it answers. The same for programs: <a href="/api/openapi.json">openapi.json</a>.';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vitrine: the interface</title><style>${style}</style></head><body><main><h1>Vitrine: the interface</h1><p>${intro}</p>${body}</main></body></html>`;
}

/** Serves the description of every call: for programs, and as a page for people. */
export function serveOpenapi(app: FastifyInstance, topics: Parameters<typeof openapiOf>[0]) {
  const texts: Record<string, string> = {};
  const send = (url: string, type: string, make: () => string) =>
    app.get(url, async (_request, reply) => {
      texts[url] ??= make();
      return reply.header('cache-control', 'no-cache').type(type).send(texts[url]);
    });
  send('/api/openapi.json', 'application/json', () => JSON.stringify(openapiOf(topics)));
  send('/api/docs', 'text/html; charset=utf-8', () => openapiPage(openapiOf(topics)));
}

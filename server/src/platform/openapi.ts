import { type Endpoint, methodOf, pathOf } from '@vitrine/contract/endpoint.ts';
import { type RefusalCode, refusals, statusOf, titleOf } from '@vitrine/contract/refusals.ts';
import * as z from 'zod';

export type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return rest;
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

function bodyOf({ body, upload }: Endpoint): Json {
  if (!body && !upload) return {};
  const fields = body ? schemaOf(body, 'input') : { type: 'object', properties: {} };
  if (!upload) return { requestBody: { required: true, content: { 'application/json': { schema: fields } } } };
  const file = { type: 'string', format: 'binary', description: `${upload.kinds.join(', ')}; at most ${upload.maxBytes} bytes` };
  const { properties, required = [] } = fields as { properties: Json; required?: string[] };
  const schema = { ...fields, properties: { ...properties, file }, required: upload.optional ? required : [...required, 'file'] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

/** What every endpoint of that kind may refuse, whatever it declares itself. */
function refusalsOf(one: Endpoint): RefusalCode[] {
  const always: RefusalCode[] = [...(one.params || one.query || one.body ? ['invalid' as const] : []), 'unknown', 'unavailable'];
  const closed: RefusalCode[] =
    one.access === 'public' ? [] : one.access === 'signed-in' ? ['not-signed-in'] : ['not-signed-in', 'not-allowed'];
  const upload: RefusalCode[] = one.upload
    ? [
        'too-large',
        'wrong-file-type',
        'upload-stalled',
        'no-room',
        ...(one.upload.kinds.includes('office') ? (['macros-refused'] as const) : []),
        ...(one.upload.kinds.includes('image') ? (['broken-image', 'picture-too-large'] as const) : []),
        ...(one.upload.optional ? [] : (['file-missing'] as const)),
      ]
    : [];
  return [...new Set([...always, ...closed, ...upload, ...(one.rate ? (['too-many-requests'] as const) : []), ...(one.refusals ?? [])])];
}

function responsesOf(one: Endpoint): Json {
  const ok = {
    description: 'Done',
    content: { 'application/json': { schema: one.reply ? schemaOf(one.reply, 'output') : { type: 'object' } } },
  };
  const byStatus = Map.groupBy(refusalsOf(one), statusOf);
  const refused = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${titleOf(code)}`).join('\n\n'),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return { '200': ok, ...Object.fromEntries(refused) };
}

function operationOf(place: string, name: string, one: Endpoint): Json {
  const parameters = [...parametersOf(one.params, 'path'), ...parametersOf(one.query, 'query')];
  return {
    operationId: `${place.replaceAll('/', '.')}.${name}`,
    tags: [place.split('/')[0]],
    summary: one.summary,
    security: one.access === 'public' ? [] : [{ session: [] }],
    'x-access': one.access,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(one),
    responses: responsesOf(one),
  };
}

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(refusals) },
    detail: { type: 'string' },
    errors: { type: 'array', items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } } },
  },
};

/** The OpenAPI 3.1 document of all topics. Throws when two endpoints share a route. */
export function openapiOf(all: Record<string, Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {};
  for (const [place, topic] of Object.entries(all)) {
    for (const [name, one] of Object.entries(topic)) {
      const atPath = paths[pathOf(one)] ?? {};
      paths[pathOf(one)] = atPath;
      const method = methodOf(one).toLowerCase();
      if (atPath[method]) throw new Error(`${one.route} is declared twice`);
      atPath[method] = operationOf(place, name, one);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description: 'Video interviews and jobs. Failed calls answer with an RFC 9457 problem.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: { schemas: { Problem: problem }, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}

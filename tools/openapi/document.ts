import { type Endpoint, methodOf, pathOf } from '@vitrine/contract/endpoint.ts';
import { type RefusalCode, refusals, statusOf, titleOf } from '@vitrine/contract/refusals.ts';
import type * as z from 'zod';
import { exportedSchemas, sharedSchemas } from './names.ts';
import { type Json, schemaCollection, sorted } from './schemas.ts';

type Schemas = ReturnType<typeof schemaCollection>;
type Collected = Schemas & { refused: Map<string, Json> };
type Topics = Record<string, Record<string, Endpoint>>;

function parametersOf({ fieldsOf }: Schemas, schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties, required } = fieldsOf(schema);
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    ...(place === 'path' || required.includes(name) ? { required: true } : {}),
    schema: one,
  }));
}

function bodyOf({ schemaOf, fieldsOf }: Schemas, { body, upload }: Endpoint): Json {
  const content = (type: string, schema: Json) => ({ requestBody: { required: true, content: { [type]: { schema } } } });
  if (!upload) return body ? content('application/json', schemaOf(body, 'input')) : {};
  const file = { type: 'string', format: 'binary', description: `${upload.kinds.join(', ')}; at most ${upload.maxBytes} bytes` };
  const { properties, required } = body ? fieldsOf(body) : { properties: {}, required: [] };
  return content('multipart/form-data', {
    type: 'object',
    properties: { ...properties, file },
    required: upload.optional ? required : [...required, 'file'],
  });
}

/** How any call may fail, by what it takes and whom it is open to: said once, as the reply for every status that a call does not name. */
const always = [
  'invalid',
  'not-signed-in',
  'not-allowed',
  'not-by-key',
  'scope-missing',
  'too-many-requests',
  'unknown',
  'unavailable',
] as const satisfies RefusalCode[];
const isCommon = (code: RefusalCode) => (always as readonly RefusalCode[]).includes(code);

/** What every endpoint of that kind may refuse, whatever it declares itself. */
function refusalsOf(one: Endpoint): RefusalCode[] {
  const wrong: RefusalCode[] = one.params || one.query || one.body ? ['invalid'] : [];
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
  return [...new Set([...wrong, ...closed, ...upload, ...(one.rate ? (['too-many-requests'] as const) : []), ...(one.refusals ?? [])])];
}

/** A reply is called by its codes, where there are many by the first of them and their number, unless another one is called that already. */
function nameOf(refused: Map<string, Json>, codes: RefusalCode[], reply: Json) {
  const short = `${codes[0]}.and-${codes.length - 1}-more`;
  const taken = refused.get(short);
  return codes.length < 3 || (taken && JSON.stringify(taken) !== JSON.stringify(reply)) ? codes.join('.') : short;
}

/** The replies that refuse a call, each a component under its codes: many calls share them. Collected in `refused`. */
function refusalsByStatus(refused: Map<string, Json>, one: Endpoint): Json {
  const byStatus = Map.groupBy(refusalsOf(one), (code) => String(statusOf(code)));
  const own = [...byStatus].filter(([, codes]) => !codes.every(isCommon));
  const replies = [...own, ['default', always] as const].map(([status, codes]) => {
    const reply = {
      description: codes.map((code) => `\`${code}\`: ${titleOf(code)}`).join('\n\n'),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
    const name = status === 'default' ? 'failed' : nameOf(refused, codes, reply);
    refused.set(name, reply);
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return Object.fromEntries(replies);
}

const done = (schema: Json): Json => ({ description: 'Done', content: { 'application/json': { schema } } });

/** Many calls have nothing to say but that it is done: that stands once, as refusals do. */
function responsesOf({ schemaOf, refused }: Collected, one: Endpoint): Json {
  const ok = one.reply ? done(schemaOf(one.reply, 'output')) : { $ref: '#/components/responses/done' };
  return { '200': ok, ...refusalsByStatus(refused, one) };
}

/** By what a call is let in: a session where nothing else is said, for some also a key with a scope. */
function securityOf({ access, byKey }: Endpoint): Json {
  if (access === 'public') return { security: [] };
  return byKey ? { security: [{ session: [] }, { key: [byKey] }] } : {};
}

const nameOfCall = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Of a call by key: made once under this name within 24 hours',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function operationOf(schemas: Collected, place: string, name: string, one: Endpoint): Json {
  const parameters = [
    ...parametersOf(schemas, one.params, 'path'),
    ...parametersOf(schemas, one.query, 'query'),
    ...(one.idempotent ? [nameOfCall] : []),
  ];
  return {
    operationId: `${place.replaceAll('/', '.')}.${name}`,
    tags: [place.split('/')[0]],
    summary: one.summary,
    ...securityOf(one),
    'x-access': one.access,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(schemas, one),
    responses: responsesOf(schemas, one),
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

/** A parameter that so many calls have in the same form stands in the document once, under its name. */
const oftenShared = 3;

/** Takes shared parameters out of the operations; returns them by their names. */
function shareParameters(paths: Record<string, Json>) {
  const operations = Object.values(paths).flatMap((atPath) => Object.values(atPath) as { parameters?: Json[] }[]);
  const alike = Map.groupBy(
    operations.flatMap(({ parameters = [] }) => parameters),
    (one) => JSON.stringify(one),
  );
  const shared = new Map<string, Json>();
  for (const [one] of [...alike.values()].filter(({ length }) => length >= oftenShared))
    if (one && !shared.has(String(one.name))) shared.set(String(one.name), one);
  const texts = new Map([...shared].map(([name, one]) => [JSON.stringify(one), { $ref: `#/components/parameters/${name}` }]));
  for (const operation of operations)
    if (operation.parameters) operation.parameters = operation.parameters.map((one) => texts.get(JSON.stringify(one)) ?? one);
  return sorted(shared);
}

/** The OpenAPI 3.1 document of all topics. Throws when two endpoints share a route. */
export async function openapiOf(all: Topics): Promise<Json> {
  const schemas = schemaCollection(new Map([...sharedSchemas(all), ...(await exportedSchemas())]));
  const refused = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const [place, topic] of Object.entries(all)) {
    for (const [name, one] of Object.entries(topic)) {
      const atPath = paths[pathOf(one)] ?? {};
      paths[pathOf(one)] = atPath;
      const method = methodOf(one).toLowerCase();
      if (atPath[method]) throw new Error(`${one.route} is declared twice`);
      atPath[method] = operationOf({ ...schemas, refused }, place, name, one);
    }
  }
  const parameters = shareParameters(paths);
  return schemas.finish({
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description: 'Video interviews and jobs. Failed calls answer with an RFC 9457 problem.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths: sorted(Object.entries(paths)),
    components: {
      schemas: { Problem: problem },
      parameters,
      responses: { done: done({ type: 'object' }), ...sorted(refused) },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        key: { type: 'http', scheme: 'bearer', description: 'A key of a company (`vitrine_…`); docs/api.md says how' },
      },
    },
  });
}

import * as z from 'zod';

export type Json = Record<string, unknown>;
export type Direction = 'input' | 'output';

const place = '#/components/schemas/';

/** An object of these entries in the order of their names. */
export const sorted = (entries: Iterable<readonly [string, unknown]>): Json =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The same JSON with every reference changed. */
const mapReferences = (json: unknown, change: (reference: string) => string) =>
  JSON.parse(JSON.stringify(json), (key, value: unknown) => (key === '$ref' && typeof value === 'string' ? change(value) : value)) as Json;

/**
 * Replies may grow: a client that refuses a field it does not know would break with the next release. And a pattern beside
 * a format of the standard says in a riddle what the format has said, as a least length of nothing says nothing.
 */
const inPlainWords = ({ jsonSchema }: { jsonSchema: Json }) => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
  if (['uuid', 'date', 'date-time', 'email', 'uri'].includes(String(jsonSchema.format))) delete jsonSchema.pattern;
};

/**
 * Collects the schemas of a document. Those with a name become components, and references lead to them. One
 * that looks different in calls and in replies (a default makes a field optional in calls only) becomes two components:
 * the one of calls has `Input` behind its name.
 */
export function schemaCollection(names: ReadonlyMap<z.ZodType, string>) {
  for (const [schema, id] of names) z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  const components: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() };

  /** The schema in full, with references inside; they say the direction until `finish`. */
  const inFull = (schema: z.ZodType, io: Direction): Json & { id?: unknown } => {
    const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12', override: inPlainWords });
    const { $schema: _, $defs = {}, ...rest } = mapReferences(json, (to) => to.replace('#/$defs/', `${io}:`));
    const defined = Object.entries($defs as Record<string, Json>);
    for (const [name, { id: __, ...one }] of defined) components[io].set(name, one);
    return rest;
  };

  /** The schema as it stands in an operation: a reference where it has a name. */
  const schemaOf = (schema: z.ZodType, io: Direction): Json => {
    const { id, ...rest } = inFull(schema, io);
    if (typeof id !== 'string') return rest;
    components[io].set(id, rest);
    return { $ref: `${io}:${id}` };
  };

  /** The fields of an object that a caller sends, without the object. */
  const fieldsOf = (schema: z.ZodObject) => {
    const { properties = {}, required = [] } = inFull(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
    return { properties, required };
  };

  /** The document with its components, and with references that lead to them. */
  const finish = (document: Json): Json => {
    const twoFaced = differing(components);
    const name = (reference: string) => {
      const [io, plain = ''] = reference.split(':');
      return io === 'input' && twoFaced.has(plain) ? `${plain}Input` : plain;
    };
    const lead = (reference: string) => (reference.startsWith('#') ? reference : place + name(reference));
    const all = (['output', 'input'] as const).flatMap((io) =>
      [...components[io]].map(([plain, json]) => [name(`${io}:${plain}`), json] as const),
    );
    const schemas = sorted(all);
    const { components: rest = {}, ...head } = document as { components?: { schemas?: Json } };
    return mapReferences({ ...head, components: { ...rest, schemas: { ...rest.schemas, ...schemas } } }, lead);
  };

  return { schemaOf, fieldsOf, finish };
}

/** The names of components that are not the same in calls and in replies, themselves or in what they refer to. */
function differing({ input, output }: Record<Direction, Map<string, Json>>) {
  const plain = (json: Json | undefined) => JSON.stringify(json && mapReferences(json, (to) => to.replace(/^\w+:/, '')));
  const both = [...input.keys()].filter((name) => output.has(name));
  const found = new Set(both.filter((name) => plain(input.get(name)) !== plain(output.get(name))));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const name of both) if ([...found].some((one) => plain(input.get(name))?.includes(`"$ref":"${one}"`))) found.add(name);
  }
  return found;
}

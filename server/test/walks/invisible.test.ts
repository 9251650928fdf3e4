import { expect, test } from 'vitest';
import { startWorld } from '../world.ts';
import { givenCallers, kindFor } from './callers.ts';
import { call, everyEndpoint, fileFor, inputOf, type Schema, smallest } from './endpoints.ts';

const { world, app, as } = await startWorld();
const sessions = await givenCallers({ world, as });

/** A soft hyphen, a zero-width space, an override of the direction of writing, a word joiner, a byte order mark, a null. */
const invisible = ['\u00AD', '\u200B', '\u202E', '\u2060', '\uFEFF', '\u0000'];

type Place = (string | number)[];

/** Where text stands in an input: every string but secrets, which are taken as they are (passwords, tokens of mailed links). */
function textPlaces(schema: Schema, place: Place = []): { place: Place; schema: Schema }[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => textPlaces(one, [...place, name]));
  const listed = schema.items ? textPlaces(schema.items, [...place, 0]) : [];
  const ways = (schema.anyOf ?? [])
    .filter((one) => !('const' in one) && !one.enum && !one.pattern?.includes('\\d+'))
    .flatMap((one) => textPlaces(one, place));
  const own = schema.type === 'string' && schema.format !== 'password' ? [{ place, schema }] : [];
  return [...inside, ...listed, ...ways, ...own];
}

/** The input with a value at a place, and what a list or an object needs around it. */
function withValue(schema: Schema, base: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') return [withValue(schema.items ?? {}, smallest(schema.items ?? {}), rest, value)];
  const one = schema.properties?.[first] ?? {};
  return { ...(base as object), [first]: withValue(one, (base as Record<string, unknown>)[first] ?? smallest(one), rest, value) };
}

test.each(everyEndpoint)('%s refuses text that cannot be seen and says in which field', async (_route, endpoint) => {
  const input = inputOf(endpoint);
  const base = { ...(smallest(input) as object), ...(endpoint.upload ? { file: fileFor(endpoint) } : {}) };
  for (const { place, schema } of textPlaces(input)) {
    const good = String(smallest(schema));
    for (const character of invisible) {
      // inside: at an end some of them count as space and are cut off
      const bad = `${good.slice(0, 5)}${character}${good.slice(5) || good}`;
      const reply = await call(app, endpoint, withValue(input, base, place, bad) as object, await sessions[kindFor(endpoint)]());
      const seen = `${place.join('.')} ${JSON.stringify(bad)}: ${reply.status} ${reply.text}`;
      expect(reply.status, seen).toBe(400);
      expect(
        reply.errors.map((error) => error.field),
        seen,
      ).toContain(place.join('.'));
    }
  }
});

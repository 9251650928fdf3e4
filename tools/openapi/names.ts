/** What schemas are called in the document: by the names under which the contract exports them. */
import fs from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import * as z from 'zod';

const contract = path.join(import.meta.dirname, '../../packages/contract/src');

/** Single strings and numbers stay where they are used: a reader would only have to follow them. */
const worthNaming = new Set(['object', 'enum', 'union', 'array']);
const isNamed = (value: unknown): value is z.ZodType => value instanceof z.ZodType && worthNaming.has(value.def.type);

const pascal = (name: string) => name.replace(/(?:^|[-_/])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every exported schema once, with where it stands. */
async function allExported() {
  const found = new Map<z.ZodType, { name: string; area: string; file: string }>();
  for (const file of fs.globSync('**/*.ts', { cwd: contract, exclude: ['**/*.test.ts'] }).sort()) {
    const module = (await import(path.join(contract, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module))
      if (isNamed(value) && !found.has(value)) found.set(value, { name: pascal(name), area: pascal(path.dirname(file)), file });
  }
  return found;
}

/**
 * The name of every exported schema that is worth one; with its area's before it where two areas use the same one.
 * Throws when two schemas would still share a name.
 */
export async function exportedSchemas(): Promise<ReadonlyMap<z.ZodType, string>> {
  const all = await allExported();
  const alike = Map.groupBy(all.values(), ({ name }) => name);
  const names = new Map<z.ZodType, string>();
  const files = new Map<string, string>();
  for (const [schema, { name, area, file }] of all) {
    const full = (alike.get(name)?.length ?? 0) > 1 && area !== '.' ? area + name : name;
    if (files.has(full)) throw new Error(`${file} and ${files.get(full)} export two schemas that the document would call ${full}`);
    files.set(full, file);
    names.set(schema, full);
  }
  return names;
}

/** Bodies and replies that no one exports and that several calls share, as two addresses of one call do, by the first of them. */
export function sharedSchemas(topics: Record<string, Record<string, Endpoint>>): ReadonlyMap<z.ZodType, string> {
  const users = new Map<z.ZodType, string[]>();
  for (const [place, topic] of Object.entries(topics))
    for (const [name, { body, reply, upload }] of Object.entries(topic)) {
      const call = pascal(`${place.split('/')[1]}-${name}`);
      if (body && !upload) users.set(body, [...(users.get(body) ?? []), `${call}Body`]);
      if (reply && isNamed(reply)) users.set(reply, [...(users.get(reply) ?? []), `${call}Reply`]);
    }
  return new Map([...users].filter(([, names]) => names.length > 1).map(([schema, names]) => [schema, names[0] ?? '']));
}

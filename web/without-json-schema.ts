import type { Plugin } from 'vite';

const ways = [
  [/^\s*inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/createStandardJSONSchemaMethod\(this, "(in|out)put"\)/g, 'undefined'],
  [/return createToJSONSchemaMethod\(this, \{\}\)\(params\);/, 'throw new Error("schemas are described by the server");'],
  [/core\.config\(en\(\)\)/, 'undefined'],
  [/processors\.aggregateChecks\(inst\)/g, '({})'],
] as const;

/**
 * Leaves out of the schema library what describes schemas as JSON Schema, which only the server does, what reads
 * limits back out of a schema, which nobody does, and its English
 * complaints, which the browser says in its own words: every visitor would load them.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
    handler: (code) => ({ code: ways.reduce((text, [from, to]) => text.replace(from, to), code), map: null }),
  },
});

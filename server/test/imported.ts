import fs from 'node:fs';
import { importsOf } from '../../tools/import-rules.ts';

/** Everything that a file of ours reaches by its imports, those of its imports included: paths from the root, and libraries. */
export function importedFrom(file: string): string[] {
  const seen = new Set<string>();
  const walk = (place: string) => {
    if (seen.has(place)) return;
    seen.add(place);
    if (place.startsWith('library:')) return;
    for (const next of importsOf({ file: place, text: fs.readFileSync(new URL(`../../${place}`, import.meta.url), 'utf8') })) walk(next);
  };
  walk(file);
  return [...seen].toSorted();
}

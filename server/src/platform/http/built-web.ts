import fs from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The built web in a folder: its page, and the parts of a screen by the name of its source. Undefined when it was not built. */
export function readBuiltWeb(dist: string) {
  const page = path.join(dist, 'index.html');
  if (!fs.existsSync(page)) return undefined;
  const html = fs.readFileSync(page, 'utf8');
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

  const collect = (name: string, files: Set<string>, styles: Set<string>, seen: Set<string>) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, files, styles, seen);
    // a style overrides those of what it is made of, so it comes after them
    for (const css of chunk.css ?? []) styles.add(css);
  };

  /** Addresses of scripts and styles that these sources need beyond what every page loads. */
  const partsOf = (sources: readonly string[]) => {
    const files = new Set<string>();
    const styles = new Set<string>();
    for (const source of sources) collect(source, files, styles, new Set());
    const isNew = (file: string) => !html.includes(file);
    return { scripts: [...files].filter(isNew), styles: [...styles].filter(isNew) };
  };
  return { html, partsOf };
}

export type BuiltWeb = NonNullable<ReturnType<typeof readBuiltWeb>>;

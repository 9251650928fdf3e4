import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const web = path.join(import.meta.dirname, '../web');
const dist = path.join(web, 'dist');

/** Bytes of script, compressed, that a visitor loads before the screen of this source (its place in web) can be drawn. */
export function firstLoad(source: string) {
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} was not built`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) collect(name);
  collect(source);
  return [...files].reduce((sum, file) => sum + zlib.gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length, 0);
}

/** What the routes load when they are opened: the source of every screen, by its place in web. */
export function screenSources() {
  const routes = path.join(web, 'src/routes');
  const loaded = fs.readdirSync(routes).flatMap((file) => {
    const text = fs.readFileSync(path.join(routes, file), 'utf8');
    return [...text.matchAll(/import\('\.\.\/(.+?)'\)/g)].map(([, source]) => `src/${source}`);
  });
  return [...new Set(loaded)].sort();
}

/** Makes one file of the product and of each program that runs in the cage, for quick starts: `platform/bundles.ts` says why. */
import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { type Bundled, type Bundles, bundleFolder, fingerprintOf, listIn, listOf } from './src/platform/bundles.ts';

const root = path.join(import.meta.dirname, '..');

/** With files of their own (compiled, for workers, or read by their path), or loaded by few programs: they stay where they are. */
const libraries = [
  '@simplewebauthn/server',
  'sharp',
  'node-av',
  'pdfjs-dist',
  'pdfkit',
  'stripe',
  'imapflow',
  '@node-rs/argon2',
  '@fontsource/lato',
  'dejavu-fonts-ttf',
];

/** Own sources among modules, below the root. */
const own = (id: string | null) => {
  const file = id && path.isAbsolute(id) ? path.relative(root, id) : 'node_modules';
  return file.includes('node_modules') ? [] : [file];
};

/** What a module reads or starts beside itself stays where it is. */
const asInItsPlace = (folder: string): Plugin => ({
  name: 'as-in-its-place',
  transform(code, id) {
    // where an error was in a library its own name says
    if (own(id).length === 0) return { code, map: { mappings: '' } };
    const place = JSON.stringify(path.relative(folder, id));
    const dirname = JSON.stringify(`/${path.relative(folder, path.dirname(id))}`);
    const placed = code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${dirname})`)
      .replaceAll('import.meta.url', `new URL(${place}, import.meta.url)`);
    return { code: placed, map: null };
  },
});

async function bundle(kind: Bundled, entries: string[]) {
  const outDir = bundleFolder(kind);
  const { output } = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [asInItsPlace(outDir)],
    ssr: { noExternal: true, external: libraries },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      sourcemap: kind === 'program',
      rolldownOptions: {
        input: entries,
        // packages say that loading them does nothing where it does
        treeshake: { moduleSideEffects: true },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          comments: { jsdoc: false },
          sourcemapExcludeSources: true,
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  const sources = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(own)))].sort();
  const files = Object.fromEntries(
    chunks
      .filter(({ isEntry }) => isEntry)
      .flatMap(({ facadeModuleId, fileName }) => own(facadeModuleId).map((entry) => [entry, fileName])),
  );
  const list: Bundles = { sources, fingerprint: fingerprintOf(sources), files, written: output.map(({ fileName }) => fileName) };
  // a program that runs meanwhile still starts children with what was built before
  const kept = [...list.written, ...(listOf(outDir)?.written ?? []), path.basename(listIn(outDir))];
  fs.writeFileSync(listIn(outDir), JSON.stringify(list, null, 2));
  for (const name of fs.readdirSync(outDir)) if (!kept.includes(name)) fs.rmSync(path.join(outDir, name), { recursive: true });
}

const runsInCage = (file: string) => /^import \{ serve \} from '.*\/serving\.ts';$/m.test(fs.readFileSync(path.join(root, file), 'utf8'));
const inCage = fs.globSync('server/src/**/*.ts', { cwd: root }).filter((file) => /(work|ready)\.ts$/.test(file) && runsInCage(file));

await bundle('cage', inCage);
await bundle('program', ['server/src/start.ts']);

/** Makes one file of every program that runs in the cage, for quick starts: `server/src/platform/cage/bundles.ts` says why. */
import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { type Bundles, bundleFolder, fingerprintOf, listOfBundles } from './src/platform/cage/bundles.ts';

const root = path.join(import.meta.dirname, '..');
const isEntry = (file: string) => /^import \{ serve \} from '.*\/serving\.ts';$/m.test(fs.readFileSync(path.join(root, file), 'utf8'));
const entries = fs.globSync('server/src/**/*.ts', { cwd: root }).filter((file) => /(work|ready)\.ts$/.test(file) && isEntry(file));

/** What a module reads beside itself stays where it is. */
const besideItself: Plugin = {
  name: 'beside-itself',
  transform: (code, id) =>
    id.endsWith('.ts')
      ? code.replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${path.relative(bundleFolder, path.dirname(id))}`)})`,
        )
      : undefined,
};

const built = (await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [besideItself],
  // with files of their own, compiled or for workers
  ssr: { noExternal: true, external: ['sharp', 'node-av', 'pdfjs-dist'] },
  build: {
    ssr: true,
    outDir: bundleFolder,
    emptyOutDir: true,
    rolldownOptions: { input: entries, output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' } },
  },
})) as Rolldown.RolldownOutput;

const chunks = built.output.filter((one) => one.type === 'chunk');
const own = (id: string | null) => {
  const file = id ? path.relative(root, id) : '';
  return file.endsWith('.ts') && !file.includes('node_modules') ? [file] : [];
};
const sources = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(own)))].sort();
const files = Object.fromEntries(
  chunks.filter(({ isEntry }) => isEntry).flatMap(({ facadeModuleId, fileName }) => own(facadeModuleId).map((entry) => [entry, fileName])),
);
const list: Bundles = { sources, fingerprint: fingerprintOf(sources), files };
fs.writeFileSync(listOfBundles, JSON.stringify(list, null, 2));

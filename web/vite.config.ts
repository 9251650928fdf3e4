import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withoutJsonSchema } from './without-json-schema.ts';

/** Writes scripts and styles compressed as well: the server sends them as they are, without work for each visitor. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css|svg)$/.test(one))) {
      const file = path.join(dir, name);
      const content = fs.readFileSync(file);
      if (content.length < 1024) continue;
      fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content));
      fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
    }
  },
});

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutJsonSchema(), compressed()],
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      // the socket; a plain GET of /chat is a screen
      '/chat': { target: server, ws: true, bypass: (request) => (request.headers.upgrade ? undefined : '/index.html') },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // the server reads it to name the parts of a public screen in its head
    manifest: true,
    // the floor that public/browser.js holds visitors to
    target: ['chrome111', 'edge111', 'firefox113', 'safari16.4'],
    // what every screen needs is one file: it compresses better than thirty
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|zod|clsx|use-sync-external-store|p-retry)\/|without-eval/,
            },
          ],
        },
      },
    },
    // fonts stay files: inlined ones would be loaded by everybody with the styles
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
    target: 'es2022',
    // fonts stay files: inlined ones would be loaded by everybody with the styles
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
  },
});

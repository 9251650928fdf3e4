import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { textsByLanguage } from './web/texts-by-language.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    // more than the cores of a small machine: a third of the time is spent waiting for films, mails and clocks
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          // the product is loaded once by each worker; every file still has a database of its own
          isolate: false,
          include: ['server/**/*.test.ts', 'packages/**/*.test.ts'],
          globalSetup: 'server/test/global.ts',
          testTimeout: 150_000,
          hookTimeout: 120_000,
          // how long a job takes is no fact about the product
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        plugins: [react(), textsByLanguage()],
        test: {
          name: 'web',
          // the program is loaded once by each worker here too: to load it for each file took twice as long as the tests
          isolate: false,
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing-browser.ts'],
          testTimeout: 150_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts'],
          testTimeout: 150_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

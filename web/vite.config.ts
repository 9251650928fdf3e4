import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { mantineStyles } from './mantine-styles.ts';
import { onlyAsking } from './only-asking.ts';
import { textsByLanguage } from './texts-by-language.ts';
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

/** Modules that the frame and almost every screen are made of. */
const everywhere = [
  '@mantine/core/esm/core/',
  '@mantine/core/esm/components/(ActionIcon|Alert|Anchor|Badge|Button|Card|Group|Loader|Paper|Skeleton|Stack|Text|Title|UnstyledButton)/',
  'tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
  '@mantine/hooks/esm/(use-id/|utils/random-id/)',
  'web/src/(App\\.tsx|routes)',
  'web/src/platform/(format|i18n|marketing|notices|screen|search|stored|use-texts|calls/(api|problems|query|retry|use-act|use-ask)|session/(session|settle-session))\\.ts',
  'web/src/parts/(QueryBoundary|frame/(BottomBar|ErrorDialog|Failed|Footer|Frame|Header|Notices|SideMenu|Waiting|layout|places|unread-messages))\\.tsx?',
  'web/src/ui/(Drawing|EmptyState|Logo|Page|Person|theme)\\.tsx?',
  'packages/contract/src/(caller|endpoint|recruiting-search/filters|reference-lists|refusals|vocabulary|accounts/(account|company)|job-ads/shapes|job-codes/shapes|job-search/search|platform/about)\\.ts',
];

/**
 * What the screens of accounts share. A page was made of a hundred files of one kilobyte, and each waited for its turn:
 * these few are loaded once. Public pages are made of the groups before them, `e2e/first-load.spec.ts` holds them to it.
 */
const forAccounts = [
  {
    name: 'dialogs',
    test: /@floating-ui|react-remove-scroll|react-style-singleton|tslib|use-callback-ref|use-sidecar|core\/esm\/components\/(CloseButton|Modal|ModalBase|Popover|ScrollArea|Transition|FocusTrap|Portal|Overlay)\/|hooks\/esm\/|web\/src\/ui\/dialogs\//,
    minShareCount: 3,
  },
  {
    name: 'controls',
    test: /core\/esm\/(utils|components\/(Accordion|Checkbox|Combobox|Menu|NativeSelect|NumberInput|Radio|SegmentedControl|Select|Slider|Switch|Textarea|Tooltip))\/|core\/styles\/|FloatingIndicator/,
    minShareCount: 3,
  },
  { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2 },
  { name: 'words', test: /packages\/contract\/src|web\/src\/(platform|ui)\//, minShareCount: 4, maxModuleSize: 4000 },
];

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), textsByLanguage(), mantineStyles(), onlyAsking(), withoutJsonSchema(), compressed()],
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
    // browsers that do not know it load the parts a moment later
    modulePreload: { polyfill: false },
    // the floor that public/browser.js holds visitors to
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // what every screen needs are two files: they compress better than sixty, and the first outlives most releases
    rolldownOptions: {
      output: {
        // every page loads a list of them, so their names are short; the manifest says what they are
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]'),
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|zod|clsx|use-sync-external-store)\/|without-eval/,
            },
            { name: 'shell', test: new RegExp(everywhere.join('|')) },
            // a file each would cost more than what is in it
            {
              name: 'lists',
              test: /icons\/Icon(AdjustmentsHorizontal|ChevronLeft|ChevronRight|X)\.mjs|hooks\/esm\/use-debounced-value\/|parts\/search\/(Chips|DidYouMean|Pages|Search\.module)|job-search\/use-job-search/,
            },
            { name: 'fields', test: /core\/esm\/components\/(Input|InputBase|TextInput)\/|hooks\/esm\/use-uncontrolled\// },
            { name: 'forms', test: /@mantine\/form\/|klona|fast-deep-equal|web\/src\/platform\/calls\/use-form-of/ },
            {
              name: 'sign-in',
              test: /core\/esm\/components\/(PasswordInput|Tabs)\/|hooks\/esm\/use-force-update\/|icons\/IconCheck\.mjs|session\/kept-secrets|accounts\/(PasswordField|SignInForm|use-continue)|contract\/src\/accounts\/(sign-in|session)\.ts/,
            },
            {
              name: 'job-page',
              test: /icons\/Icon(ArrowLeft|BuildingFactory2|BuildingSkyscraper|CalendarEvent|Cash|Category|CircleCheck|FileText|ListCheck|Printer|School|Send|Share2|Stairs|Tag)\.mjs|JobPage\.module|parts\/guest-link\/use-guest-link/,
            },
            {
              name: 'job',
              test: /web\/src\/parts\/job-ad\/|packages\/contract\/src\/job-ads\/(card|viewing)|icons\/Icon(Bookmark|BookmarkFilled|Home2|MapPin|Video)\.mjs/,
            },
            ...forAccounts,
          ],
        },
      },
    },
    // fonts stay files: inlined ones would be loaded by everybody with the styles
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
  },
});

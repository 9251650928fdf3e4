import { pathToFileURL } from 'node:url';
import { bundleOf } from './platform/bundles.ts';

// the log says where something went wrong by the sources, whichever form runs
process.setSourceMapsEnabled(true);
const { href } = pathToFileURL(bundleOf('program', new URL('./start.ts', import.meta.url)));
await import(href);

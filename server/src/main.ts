import { pathToFileURL } from 'node:url';
import { bundleOf } from './platform/bundles.ts';

const { href } = pathToFileURL(bundleOf('program', new URL('./start.ts', import.meta.url)));
await import(href);

/** Writes docs/openapi.json from the topics of the contract; with --check it only compares. */
import fs from 'node:fs';
import path from 'node:path';
import { topics } from '@vitrine/contract/topics.ts';
import { openapiOf } from './document.ts';

const target = path.join(import.meta.dirname, '../../docs/openapi.json');

/** JSON in which whatever fits into a line of 140 characters stands in one: half the size, and easier to read. */
function written(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= 140) return flat;
  const deeper = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((one: unknown) => written(one, deeper))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${written(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

const now = `${written(await openapiOf(topics))}\n`;
const before = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '';
if (process.argv.includes('--check')) {
  if (now !== before) {
    process.stdout.write('docs/openapi.json is not what the contract says. Run: npm run openapi\n');
    process.exitCode = 1;
  }
} else {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, now);
}

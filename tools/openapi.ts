/** Writes docs/openapi.json from the topics of the contract; with --check it only compares. */
import fs from 'node:fs';
import path from 'node:path';
import { topics } from '@vitrine/contract/topics.ts';
import { openapiOf } from '../server/src/platform/openapi.ts';

const target = path.join(import.meta.dirname, '../docs/openapi.json');
const now = `${JSON.stringify(openapiOf(topics), null, 2)}\n`;
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

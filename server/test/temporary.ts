import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Temporary files lie where this test file alone writes until it ends, so that what is left over is seen. Returns the folder. */
export function ownTemporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-temporary-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  afterAll(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Seals what the database must not give away by itself. `purpose` binds it to its place: elsewhere it does not open. */
export interface Seal {
  close(content: string | Uint8Array, purpose: string): Buffer;
  /** Throws where the content was made with another key or for another purpose, or was changed. */
  open(sealed: Uint8Array, purpose: string): Buffer;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key of this installation that lies outside of the database. */
export function sealWith(key: Buffer): Seal {
  return {
    close(content, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    },
  };
}

/** The key: of the one that the operator set for all programs, else one of its own, made at the first start and kept beside the files. */
export function sealingKey(signingKey: string | undefined, folder: string): Buffer {
  if (signingKey) return Buffer.from(hkdfSync('sha256', signingKey, '', 'sealing', 32));
  const file = path.join(folder, 'sealing-key');
  if (!fs.existsSync(file)) keepNew(file);
  const key = fs.readFileSync(file);
  if (key.length !== 32) throw new Error(`${file} does not hold a key`);
  return key;
}

/** Whole or not at all, and by the first of several programs that start together. */
function keepNew(file: string) {
  const made = `${file}-${process.pid}`;
  fs.writeFileSync(made, randomBytes(32), { mode: 0o600, flush: true });
  try {
    fs.linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(made);
  }
}

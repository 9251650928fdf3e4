import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import * as z from 'zod';

const algorithm = 'aes-256-gcm';
const saltBytes = 16;
const ivBytes = 12;
const tagBytes = 16;

/** The keys of an installation, which its database alone must not give away. */
export const keys = z.object({
  /** Opens what is sealed in the database, as base64. */
  sealing: z.base64(),
  /** What the table `installation` holds, such as the key that signs links. */
  installation: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Whether the operator set `SIGNING_KEY`: it is then needed wherever this is restored. */
  ownSigningKey: z.boolean(),
});
export type Keys = z.output<typeof keys>;

/** Slow on purpose: whoever finds a backup must not try many passphrases. 64 MB for each try. */
const keyOf = (passphrase: string, salt: Buffer) => scryptSync(passphrase, salt, 32, { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 });

/** Seals the keys of the installation with a passphrase; returns base64. */
export function sealKeys(content: Keys, passphrase: string) {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)];
  const cipher = createCipheriv(algorithm, keyOf(passphrase, salt), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  return Buffer.concat([salt, iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Throws in words where the passphrase is another one. */
export function openKeys(sealed: string, passphrase: string): Keys {
  const bytes = Buffer.from(sealed, 'base64');
  const [iv, tag, content] = [saltBytes, saltBytes + ivBytes, saltBytes + ivBytes + tagBytes];
  const opening = createDecipheriv(algorithm, keyOf(passphrase, bytes.subarray(0, iv)), bytes.subarray(iv, tag));
  opening.setAuthTag(bytes.subarray(tag, content));
  try {
    return keys.parse(JSON.parse(Buffer.concat([opening.update(bytes.subarray(content)), opening.final()]).toString()));
  } catch {
    throw new Error('The keys in this backup do not open: BACKUP_PASSPHRASE is not the one it was taken with.');
  }
}

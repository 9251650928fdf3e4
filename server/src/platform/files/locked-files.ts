import fs from 'node:fs';
import { Refused } from '../refused.ts';
import { files } from './file-cage.ts';

/** Refuses a PDF that is protected by a password (`password-refused`): nobody else could open it. */
export async function demandUnlockedPdf(path: string) {
  const { result } = await files.run('encrypted', {}, { seconds: 20, bytes: await fs.promises.readFile(path) });
  if (result) throw new Refused('password-refused');
}

const olderOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** How such a file names the encrypted document within it, two bytes for each letter. */
const lockedWithin = Buffer.from('EncryptedPackage', 'utf16le');

/** The format of Word before 2007; a newer document that is protected by a password comes in the same wrapping. */
export const isOlderOffice = (head: Uint8Array) => olderOffice.equals(head.subarray(0, olderOffice.length));

/** Refuses it by what it is: `password-refused`, or `old-office-refused`. */
export async function refuseOlderOffice(path: string): Promise<never> {
  const bytes = await fs.promises.readFile(path);
  throw new Refused(bytes.includes(lockedWithin) ? 'password-refused' : 'old-office-refused');
}

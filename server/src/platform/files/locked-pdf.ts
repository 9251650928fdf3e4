/** Tells whether a PDF is encrypted. Runs in the cage alone. */

/** Trailers and cross-reference streams name the encryption in plain text, whatever else of the file is packed. */
const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

export const isEncryptedPdf = (bytes: Buffer) => encryption.test(bytes.toString('latin1'));

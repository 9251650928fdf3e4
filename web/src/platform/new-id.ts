/**
 * A new id, a UUID of version 4. `crypto.randomUUID` is there over HTTPS alone, and an installation within a house may be
 * opened without.
 */
export function newId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

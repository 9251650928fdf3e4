/** What lies in a ZIP whose entries are stored as they are, by name, as its directory at the end tells it. */
export function unzipped(zip: Buffer) {
  const entries = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('the ZIP has no end');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, name, extra, comment] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const head = zip.readUInt32LE(at + 42);
    const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    entries.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(begin, begin + size));
    at += 46 + name + extra + comment;
  }
  return entries;
}

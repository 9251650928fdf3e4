import { expect, test } from 'vitest';
import { blankedHeif } from './heif.ts';

function box(type: string, ...content: Buffer[]) {
  const inside = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
}
const bytes = (...values: number[]) => Buffer.from(values);
const u16 = (value: number) => bytes(value >> 8, value & 255);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

/** One EXIF item of id 1, as a picture's container lists it. */
const items = box('iinf', bytes(0, 0, 0, 0), u16(1), box('infe', bytes(2, 0, 0, 0), u16(1), u16(0), Buffer.from('Exif')));
const picture = (sizes: number, entries: Buffer[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from('heic'), u32(0)),
    box('meta', u32(0), items, box('iloc', bytes(0, 0, 0, 0), u16(sizes), u16(entries.length), ...entries)),
    box('mdat', Buffer.from('SECRETPLACE and pixels')),
  ]);
const entry = (extents: Buffer[], count = extents.length) => Buffer.concat([u16(1), u16(0), u16(count), ...extents]);

test('what a telephone writes beside the pixels is blanked, the pixels stay', () => {
  const offset = picture(0x4400, [entry([Buffer.concat([u32(0), u32(11)])])]).length - 22;
  const blanked = blankedHeif(picture(0x4400, [entry([Buffer.concat([u32(offset), u32(11)])])])).toString('latin1');
  expect(blanked).not.toContain('SECRET');
  expect(blanked).toContain('and pixels');
});

test.each([
  ['extents that cost time and no bytes', picture(0, Array(5000).fill(entry([], 65_535)))],
  ['extents that name the whole file again and again', picture(0x4400, [entry(Array(5000).fill(Buffer.concat([u32(0), u32(5000)])))])],
  ['an item beyond the end', picture(0x4400, [entry([Buffer.concat([u32(90_000), u32(4)])])])],
  ['a box longer than what holds it', Buffer.concat([u32(4000), Buffer.from('meta')])],
  ['nothing at all', Buffer.alloc(0)],
])('%s makes no picture', (_what, file) => {
  expect(() => blankedHeif(file)).toThrow(RangeError);
});

import { toIco } from '../../scripts/images/toIco';

test('an icon file lists one picture with its size and byte offset', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
  const ico = Buffer.from(toIco(png, 48));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([ico[6], ico[7]]).toEqual([48, 48]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(offset, offset + length)).toEqual(Buffer.from(png));
  expect(offset + length).toBe(ico.length);
});

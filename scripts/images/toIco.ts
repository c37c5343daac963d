const headerLength = 6;
const entryLength = 16;

/**
 * An ICO file with one picture (Windows' ICONDIR and ICONDIRENTRY structures, which
 * allow a whole PNG as the picture).
 *
 * @param size width and height of the picture in pixels, below 256
 */
export function toIco(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const ico = new Uint8Array(headerLength + entryLength + png.length);
  const view = new DataView(ico.buffer);
  view.setUint16(2, 1, true); // an icon, not a cursor
  view.setUint16(4, 1, true); // one picture
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true); // color planes
  view.setUint16(12, 32, true); // bits per pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, headerLength + entryLength, true); // where the picture begins
  ico.set(png, headerLength + entryLength);
  return ico;
}

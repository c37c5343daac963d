import 'server-only';

/** WHATWG Encoding, section 4.2. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Prefers the byte order mark to the charset. An unknown charset is read as UTF-8. */
export function decodeText(bytes: Uint8Array, charset = 'utf-8'): string {
  const label = markedEncoding(bytes) ?? charset;
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

import 'server-only';
import { z } from 'zod';

/** Drops a byte order mark, which JSON.parse refuses. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

const object = z.record(z.string(), z.unknown());

const decoders = {
  /** A JSON object (RFC 8259). */
  json: (text: string) => object.parse(JSON.parse(text)),
  /**
   * `application/x-www-form-urlencoded` (URL standard, section 5.1). Of a repeated field, the first value is
   * used. The standard's parser would put replacement characters for bytes that are not UTF-8 into a name.
   */
  form(text: string) {
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    return Object.fromEntries([...new URLSearchParams(text)].reverse());
  },
};

/** The text and the fields of a body, or undefined when the bytes do not match the format. */
export function decode(
  format: keyof typeof decoders,
  bytes: Buffer,
): { text: string; fields: Record<string, unknown> } | undefined {
  try {
    const text = utf8.decode(bytes);
    return { text, fields: decoders[format](text) };
  } catch {
    return undefined;
  }
}

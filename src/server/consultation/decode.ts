import 'server-only';
import { isUtf8 } from 'node:buffer';

/** Drops a byte order mark, which JSON.parse refuses. */
const utf8 = new TextDecoder();

/** The fields of a body, or undefined when the bytes do not match the media type. */
export type Decoded = Record<string, unknown> | undefined;

/** Decodes a JSON object (RFC 8259); undefined for invalid UTF-8, invalid JSON, and other values. */
export function decodeJson(bytes: Buffer): Decoded {
  if (!isUtf8(bytes)) return undefined;
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Decodes `application/x-www-form-urlencoded` (URL standard, section 5.1). Of a repeated field, the
 * first value is used.
 *
 * @returns undefined when the percent-decoded bytes are not UTF-8: the standard's parser would put
 *   replacement characters into a name or an address
 */
export function decodeForm(bytes: Buffer): Decoded {
  if (!isUtf8(bytes)) return undefined;
  const text = bytes.toString('utf8');
  try {
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return undefined;
  }
  const fields: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(fields, key)) fields[key] = value;
  }
  return fields;
}

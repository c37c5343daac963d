/** A random UUID (RFC 9562, version 4). Not `crypto.randomUUID`, which needs a secure origin. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The id of a request: its draft's id, with a hash of the content (32 bits, FNV-1a) in place of the last
 * eight digits. The same content sent from a duplicated tab, or again after a reload, has the same id.
 */
export function contentId(draftId: string, content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  }
  return draftId.slice(0, -8) + hash.toString(16).padStart(8, '0');
}

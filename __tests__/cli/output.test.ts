import { formatList } from '@/cli/output/list';
import { printable, printableJson } from '@/cli/output/print';
import type { StoredRequest } from '@/server/outbox/storedRequest';

/** C0, C1, bidirectional controls, invisible formatting, line separators. */
const unprintable = [
  '\u0000\u0007\u0008\u000b\u001b\u007f',
  '\u0080\u009b\u009d\u009f',
  '\u061c\u200e\u200f\u202a\u202e\u2066\u2069',
  '\u00ad\u200b\u2060\ufeff\u180e\u034f\u115f\u3164\u{e0041}',
  '\u2028\u2029\r\ud800',
].flatMap((text) => Array.from(text));

test('printable text and JSON contain nothing unprintable', () => {
  for (const character of unprintable) {
    expect(printable(`a${character}b`)).toBe('a\ufffdb');
    const json = printableJson({ text: `a${character}b` });
    expect(json).not.toContain(character);
    expect(JSON.parse(json)).toEqual({ text: `a${character}b` });
  }
});

test('printable text keeps letters, marks, and emoji, and keeps line feeds on demand', () => {
  // With joiners in a Persian word and a family, and a variation selector in a heart.
  const texts = ['Zoë Ünal 名前 नमस्ते 👍', 'می\u200cخواهم', '👩\u200d👧', '❤\ufe0f'];
  for (const text of texts) {
    expect(printable(text)).toBe(text);
    expect(printableJson(text)).toBe(`"${text}"`);
  }
  expect(printable('a\r\nb\tc\nd', true)).toBe('a\nb c\nd');
  expect(printable('a\nb')).toBe('a\ufffdb');
});

test('a list of more requests than a function takes arguments has a line for each', () => {
  const stored = { id: 'a', state: 'pending', receivedAt: 0, body: '{"name":"Ana"}' };
  const list = formatList(Array(130_000).fill(stored as StoredRequest));
  expect(list.match(/^a +pending .* Ana$/gm)).toHaveLength(130_000);
});

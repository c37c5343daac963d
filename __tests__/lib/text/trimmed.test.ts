import { withoutInvisible } from '@/lib/text/trimmed';

test.each([
  ['a zero-width space', '\u200bana@example.com', 'ana@example.com'],
  ['direction marks', '\u202d+1 (614) 555-0142\u202c', '+1 (614) 555-0142'],
  ['a byte order mark', '\ufeffexample.com', 'example.com'],
  ['a word joiner and a soft hyphen', '614-\u2060555-\u00ad0199', '614-555-0199'],
  ['isolates', '\u2066ana@example.com\u2069', 'ana@example.com'],
  ['no-break spaces at the ends', '\u00a0ana@example.com\u202f', 'ana@example.com'],
  ['an invisible character before a no-break space', 'a\u200b\u00a0', 'a'],
])('removes %s', (_, text, visible) => expect(withoutInvisible(text)).toBe(visible));

test('leaves alone what is typed, and a text of nothing else', () => {
  for (const text of ['', ' ', ' +1 614 ', '1\u00a02', 'bücher.example', '\u200b', '\u00a0']) {
    expect(withoutInvisible(text)).toBe(text);
  }
});

test('takes no time for a long run of no-break spaces', () => {
  const text = `a${'\u00a0'.repeat(200_000)}b`;
  expect(withoutInvisible(text)).toBe(text);
});

import { safeStorage } from '@/lib/browser/safeStorage';

test('sets, reads, lists and removes values', () => {
  const storage = safeStorage(() => window.localStorage);
  storage.set('a:1', 'one');
  storage.set('b:1', 'other');
  expect(storage.get('a:1')).toBe('one');
  expect(storage.keys('a:')).toEqual(['a:1']);
  expect(window.localStorage.getItem('a:1')).toBe('one');
  storage.remove('a:1');
  expect(storage.get('a:1')).toBeNull();
});

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

test.each([
  ['blocked', blocked],
  ['missing', () => null as unknown as Storage],
])('falls back to memory when storage is %s', (_, open) => {
  const storage = safeStorage(open);
  storage.set('a:1', 'one');
  expect(storage.get('a:1')).toBe('one');
  expect(storage.keys('a:')).toEqual(['a:1']);
  storage.remove('a:1');
  expect(storage.keys('a:')).toEqual([]);
});

test('keeps values in memory when storage is full, and the newest value wins', () => {
  const storage = safeStorage(() => window.localStorage);
  storage.set('a:1', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.set('a:1', 'new');
  expect(storage.get('a:1')).toBe('new');
  jest.restoreAllMocks();
  storage.set('a:1', 'newest');
  expect(storage.get('a:1')).toBe('newest');
  expect(window.localStorage.getItem('a:1')).toBe('newest');
});

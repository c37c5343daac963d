import { entryState, noteInEntry, renewNotes } from '@/lib/browser/historyEntry';

const noted = () => [entryState('color'), entryState('count'), entryState('__NA')];

beforeEach(() => {
  // As Next does.
  window.history.replaceState({ __NA: true }, '');
  noteInEntry('color', 'red');
  noteInEntry('count', 2);
});

test('a link within the page takes the notes with it, and so does the way back', () => {
  window.history.pushState(null, '', '#one');
  window.dispatchEvent(new Event('hashchange'));
  expect(noted()).toEqual(['red', 2, true]);
  noteInEntry('count', 3);
  // The first entry as it was left.
  window.history.replaceState({ __NA: true, color: 'red', count: 2 }, '', '#');
  window.dispatchEvent(new Event('hashchange'));
  expect(noted()).toEqual(['red', 3, true]);
});

test('notes are renewed where another script has replaced the state, and its own part stays', () => {
  window.history.replaceState({ theirs: 1 }, '');
  renewNotes();
  expect([...noted(), entryState('theirs')]).toEqual(['red', 2, true, 1]);
});

test('says when nothing can be noted', () => {
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  expect(noteInEntry('color', 'blue')).toBe(false);
});

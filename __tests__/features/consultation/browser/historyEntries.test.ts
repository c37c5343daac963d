import { type FormEntry, newEntry } from '@/features/consultation/browser/formEntry';
import {
  addEntry,
  createHistoryEntries,
  readEntry,
} from '@/features/consultation/browser/historyEntries';

const held = { callOutcome: null, superseded: null };

const sentOf = (entry: FormEntry, requestId: string): FormEntry => ({
  ...entry,
  sent: { id: requestId, body: '{}', values: {}, thread: requestId, version: 0, answer: null },
});

const written = () => readEntry()?.values;

let entries: ReturnType<typeof createHistoryEntries>;
let entry: FormEntry;
let inForm: string;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '');
  entries = createHistoryEntries();
  entry = newEntry({ name: '' });
  inForm = '';
  entries.show(entry);
  entries.setForm(() => entries.keepValues(entry.id, { name: inForm }));
});

function enter(name: string, isWholeField = false): void {
  inForm = name;
  entries.writeEntered(isWholeField);
}

function traverseTo(state: unknown) {
  window.history.replaceState(state, '');
  return entries.reach();
}

test('writes what is typed without a pause after half a second', () => {
  jest.advanceTimersByTime(1000);
  enter('A');
  for (let letters = 2; letters <= 9; letters += 1) {
    jest.advanceTimersByTime(100);
    enter('A'.repeat(letters));
    if (letters === 5) expect(written()).toEqual({ name: '' });
    if (letters === 6) expect(written()).toEqual({ name: 'AAAAA' });
  }
});

test('writes thirty fields that change within a second once in half a second', () => {
  const write = jest.spyOn(window.history, 'replaceState');
  jest.advanceTimersByTime(500);
  for (let count = 0; count < 90; count += 1) {
    enter(String(count), true);
    if (count === 0) expect(written()).toEqual({ name: '0' });
    jest.advanceTimersByTime(33);
  }
  expect(write.mock.calls.length).toBeLessThanOrEqual(7);
  jest.advanceTimersByTime(500);
  expect(write.mock.calls.length).toBeLessThanOrEqual(8);
});

test('writes a sent request, an answer, and a new entry at once', () => {
  entries.show(sentOf(entry, 'first'));
  expect(readEntry()?.sent?.id).toBe('first');
  entries.keepAnswer('first', held);
  expect(readEntry()?.sent?.answer).toEqual(held);
  const other = newEntry({ name: 'Other' });
  entries.show(other, addEntry);
  expect(readEntry()).toMatchObject(other);
});

test('keeps later values and answers of an entry that Back has left', () => {
  const state = window.history.state;
  const other = newEntry({ name: 'Other' });
  entries.show(other, addEntry);
  entries.keepValues(other.id, { name: 'Half a na' });
  const otherState = window.history.state;
  expect(traverseTo(state)?.id).toBe(entry.id);
  entries.keepValues(other.id, { name: 'Half a name' });
  expect(written()).toEqual({ name: '' });
  expect(traverseTo(otherState)?.values).toEqual({ name: 'Half a name' });
  expect(written()).toEqual({ name: 'Half a name' });
  entries.show(sentOf(other, 'second'));
  traverseTo(state);
  entries.keepAnswer('second', held);
  expect(traverseTo(otherState)?.sent?.answer).toEqual(held);
});

test('keeps no value that is entered after the form was sent', () => {
  const sent = sentOf(entry, 'first');
  entries.show(sent);
  entries.keepValues(entry.id, { name: 'Too late' });
  expect(entries.shown()).toEqual(sent);
});

test('keeps the form and the router’s keys when a link within the page is followed', () => {
  window.history.replaceState({ ...window.history.state, __NA: true }, '');
  entries.show(entry);
  // Links to fragments add such entries.
  window.history.pushState(null, '', '#content');
  expect(entries.reach()).toBeNull();
  expect(window.history.state).toMatchObject({ __NA: true, consultation: entry });
});

test('writes the controls’ values before the page leaves, with or without an event', () => {
  jest.advanceTimersByTime(1000);
  enter('A');
  expect(written()).toEqual({ name: '' });
  inForm = 'An extension';
  entries.writeNow();
  expect(written()).toEqual({ name: 'An extension' });
  const left = newEntry({ name: 'Another' });
  entries.show(left, addEntry);
  entries.setForm(null);
  jest.advanceTimersByTime(1000);
  expect(written()).toEqual({ name: 'Another' });
});

test('stores the heights of late parts, and only if one has changed', () => {
  jest.advanceTimersByTime(1000);
  const write = jest.spyOn(window.history, 'replaceState');
  entries.keepHeights(entry.id, { call: 800, status: 60 });
  jest.advanceTimersByTime(500);
  expect(readEntry()?.heights).toEqual({ call: 800, status: 60 });
  entries.keepHeights(entry.id, { call: 800, status: 60 });
  jest.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledTimes(1);
});

import {
  addEntry,
  type FormEntry,
  newEntry,
  readEntry,
} from '@/features/consultation/browser/formEntry';
import { createHistoryEntries } from '@/features/consultation/browser/historyEntries';
import { scheduledCall } from '@/features/consultation/model/call/call';
import { agencyZone, wednesday } from '../../../../testing/samples/calls';
import { setClock, setVisitorZone } from '../../../../testing/unit/clock';

const held = { callOutcome: null, superseded: null };

const sentOf = (entry: FormEntry, requestId: string): FormEntry => ({
  ...entry,
  sent: { id: requestId, body: '{}', values: {}, thread: requestId, version: 0, answer: null },
});

/** What the history's entry has. */
const written = () => readEntry()?.values;

let entries: ReturnType<typeof createHistoryEntries>;
let entry: FormEntry;
/** What the form's control has. */
let inForm: string;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '');
  entries = createHistoryEntries({
    timeZone: agencyZone,
    timeZoneName: 'Eastern Time',
    closedDates: [],
  });
  entry = newEntry({ name: '' });
  inForm = '';
  entries.show(entry);
  entries.setForm(() => entries.keepValues(entry.id, { name: inForm }));
});

/** Enters a name, letter by letter or at once. */
function enter(name: string, isWholeField = false): void {
  inForm = name;
  entries.writeEntered(isWholeField);
}

/** Makes the history show an entry, as Back and Forward do. */
function traverseTo(state: unknown) {
  window.history.replaceState(state, '');
  return entries.reach();
}

test('typing without a pause is in the history half a second later, as it is by then', () => {
  jest.advanceTimersByTime(1000);
  enter('A');
  for (let letters = 2; letters <= 9; letters += 1) {
    jest.advanceTimersByTime(100);
    enter('A'.repeat(letters));
    if (letters === 5) expect(written()).toEqual({ name: '' });
    if (letters === 6) expect(written()).toEqual({ name: 'AAAAA' });
  }
});

test('thirty whole fields a second are one write in half a second', () => {
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

test('what was sent, what was answered and a new entry are written at once', () => {
  entries.keepWhole(sentOf(entry, 'first'));
  expect(readEntry()?.sent?.id).toBe('first');
  entries.keepAnswer('first', held);
  expect(readEntry()?.sent?.answer).toEqual(held);
  const other = newEntry({ name: 'Other' });
  entries.show(other, addEntry);
  expect(readEntry()).toMatchObject(other);
});

test('an entry that Back has left has, when it is reached again, what was entered and answered since', () => {
  const state = window.history.state;
  const other = newEntry({ name: 'Other' });
  entries.show(other, addEntry);
  entries.keepValues(other.id, { name: 'Half a na' });
  const otherState = window.history.state;
  expect(traverseTo(state)?.id).toBe(entry.id);
  // React takes its form out later.
  entries.keepValues(other.id, { name: 'Half a name' });
  expect(written()).toEqual({ name: '' });
  expect(traverseTo(otherState)?.values).toEqual({ name: 'Half a name' });
  expect(written()).toEqual({ name: 'Half a name' });
  entries.keepWhole(sentOf(other, 'second'));
  traverseTo(state);
  entries.keepAnswer('second', held);
  expect(traverseTo(otherState)?.sent?.answer).toEqual(held);
});

test('a memory of what was not sent never replaces what was', () => {
  const sent = sentOf(entry, 'elsewhere');
  entries.show(newEntry({}), addEntry);
  expect(traverseTo({ consultation: sent })?.sent).toEqual(sent.sent);
  entries.keepValues(entry.id, { name: 'Too late' });
  expect(entries.shown()).toEqual(sent);
});

test('a link within the page shows the same form, under the router’s own keys', () => {
  window.history.replaceState({ ...window.history.state, __NA: true }, '');
  entries.keepWhole(entry);
  // As a link to a fragment makes an entry.
  window.history.pushState(null, '', '#content');
  expect(entries.reach()).toBeNull();
  expect(window.history.state).toMatchObject({ __NA: true, consultation: entry });
});

test('what the form has, with an event or without one, is written before the page leaves it', () => {
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

test.each([
  ['', {}, null],
  ['call', { contactMethod: 'phone' }, null],
  ['call day', { contactMethod: 'phone', callDate: '2026-11-23' }, null],
  ['', { contactMethod: 'email', callDate: '2026-11-23' }, null],
  ['correction', {}, { held: null }],
  [
    'correction held call day',
    { contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:15' },
    { held: scheduledCall({ date: '2026-11-23', time: '10:15' }) },
  ],
])('the history says which places a form needs: “%s”', (shape, values, corrects) => {
  setClock(wednesday);
  setVisitorZone(agencyZone);
  entries.show(
    newEntry(values, corrects && { id: 'a', thread: 'a', version: 0, ...corrects }),
    addEntry,
  );
  expect(readEntry()?.shape).toBe(shape);
});

test('an open day of an earlier month, and a clock elsewhere, need a place where a call is chosen', () => {
  setClock(new Date('2026-11-30T15:00:00Z'));
  setVisitorZone('Europe/Paris');
  entries.show(newEntry({ contactMethod: 'phone' }), addEntry);
  expect(readEntry()?.shape).toBe('call earlier elsewhere');
  entries.show(newEntry({ contactMethod: 'email' }), addEntry);
  expect(readEntry()?.shape).toBe('');
  entries.keepWhole(sentOf(entries.shown() as FormEntry, 'first'));
  expect(readEntry()?.shape).toBe('sent');
});

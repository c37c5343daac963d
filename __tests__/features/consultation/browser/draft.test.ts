import {
  clearDraft,
  type Draft,
  openDraft,
  saveDraft,
} from '@/features/consultation/browser/draft';
import { randomId } from '@/features/consultation/browser/ids';
import { correctionPath } from '@/lib/paths';

const now = Date.UTC(2026, 10, 20);
const hour = 60 * 60 * 1000;
const fields = { name: 'Ada', callTime: '10:15' };

beforeEach(() => window.history.replaceState(null, '', '/consultation'));

/** Opens a form in this history entry and enters something. */
function begin(changes: Partial<Draft> = {}): Draft {
  const draft = { ...openDraft(now).draft, fields, ...changes };
  saveDraft(draft, now);
  return draft;
}

/** Arrives at an address by a link. */
function follow(path: string): void {
  window.history.pushState(null, '', path);
}

test('a draft survives a reload for 24 hours', () => {
  const draft = begin();
  expect(openDraft(now + 24 * hour - 1)).toEqual({ draft, isNew: false });
  expect(openDraft(now + 24 * hour)).toMatchObject({ isNew: true, draft: { fields: {} } });
});

test('a link opens an empty form, whatever was begun, and Back shows that again', () => {
  const begun = begin();
  const entry = window.history.state;
  follow('/consultation');
  const { draft, isNew } = openDraft(now);
  expect(isNew).toBe(true);
  expect(draft).toEqual({ id: expect.any(String), fields: {}, corrects: null });
  expect(draft.id).not.toBe(begun.id);
  window.history.replaceState(entry, '');
  expect(openDraft(now).draft).toEqual(begun);
});

test('a link to the address that is shown opens an empty form where the browser keeps the entry, too', () => {
  begin();
  const arrival = { type: 'navigate' } as unknown as PerformanceEntry;
  performance.getEntriesByType = () => [arrival];
  expect(openDraft(now).isNew).toBe(true);
  performance.getEntriesByType = () => [];
  // And so does a reload after it.
  expect(openDraft(now).isNew).toBe(true);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('a correction lives as long as the page that its button has opened', () => {
  const corrects = { id: randomId(), callDate: '2026-11-24', callTime: '10:15' };
  const correction = { id: randomId(), fields, corrects };
  saveDraft(correction, now);
  follow('/consultation');
  expect(openDraft(now).draft.corrects).toBeNull();
  follow(correctionPath(correction.id));
  expect(openDraft(now).draft).toEqual(correction);
  follow('/consultation?service=chatbot');
  expect(openDraft(now).draft.corrects).toBeNull();
  clearDraft();
  follow(correctionPath(correction.id));
  expect(openDraft(now).isNew).toBe(true);
});

test.each([
  ['no JSON', '{oops'],
  ['null', 'null'],
  ['no time', { savedAt: 'yesterday' }],
])('ignores a draft with %s', (_, entry) => {
  const stored = { ...begin(), savedAt: now };
  const text = typeof entry === 'string' ? entry : JSON.stringify({ ...stored, ...entry });
  window.sessionStorage.setItem('consultation-draft', text);
  expect(openDraft(now).isNew).toBe(true);
});

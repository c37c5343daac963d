import { beforeHydration } from '@/features/consultation/browser/beforeHydration';
import { type Draft, openDraft, randomId, saveDraft } from '@/features/consultation/browser/draft';
import { contentId } from '@/features/consultation/browser/sentRequest';
import { isUuid } from '@/lib/text/isUuid';

const now = Date.UTC(2026, 10, 20);
const hour = 60 * 60 * 1000;
const fields = { name: 'Ada', callTime: '10:15' };

beforeEach(() => window.history.replaceState(null, '', '/consultation'));

/** Opens a form in this history entry and enters something. */
function begin(): Draft {
  const draft = { ...openDraft(now).draft, fields };
  saveDraft(draft, now);
  return draft;
}

test('a draft survives a reload for 24 hours', () => {
  const draft = begin();
  expect(openDraft(now + 24 * hour - 1)).toEqual({ draft, isNew: false });
  expect(openDraft(now + 24 * hour)).toMatchObject({ isNew: true, draft: { values: {} } });
  expect(window.sessionStorage).toHaveLength(0);
});

test('a link to the address that is shown opens an empty form where the browser keeps the entry, too', () => {
  begin();
  const arrival = { type: 'navigate' } as unknown as PerformanceEntry;
  performance.getEntriesByType = () => [arrival];
  const script = document.createElement('script');
  script.textContent = beforeHydration;
  document.head.append(script);
  expect(openDraft(now).isNew).toBe(true);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test.each([
  ['no JSON', '{oops'],
  ['null', 'null'],
  ['no time', { savedAt: 'yesterday' }],
])('ignores a draft with %s', (_, entry) => {
  const stored = { ...begin(), savedAt: now };
  const text = typeof entry === 'string' ? entry : JSON.stringify({ ...stored, ...entry });
  window.sessionStorage.setItem(`consultation-draft:${stored.id}`, text);
  expect(openDraft(now).isNew).toBe(true);
});

test('the id of a request depends on its draft and its content', () => {
  const [draft, other] = [randomId(), randomId()];
  const id = contentId(draft, 'content');
  expect([draft, other, id].every(isUuid)).toBe(true);
  expect(contentId(draft, 'content')).toBe(id);
  expect(contentId(draft, 'content.')).not.toBe(id);
  expect(contentId(other, 'content')).not.toBe(id);
});

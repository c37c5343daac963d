import { clearDraft, draft, nameRequest, saveDraft } from '@/features/consultation/browser/draft';
import { aRequest } from '../../../../testing/samples/consultationRequest';

const now = Date.UTC(2026, 10, 20);
const hour = 60 * 60 * 1000;
const request = aRequest();

test('a draft survives for 24 hours', () => {
  saveDraft({ fields: { name: 'Ada' } }, now);
  expect(draft(now + 24 * hour - 1).fields).toEqual({ name: 'Ada' });
  expect(draft(now + 24 * hour).fields).toEqual({});
});

test('saving a field keeps the fields saved before', () => {
  saveDraft({ fields: { name: 'Ada', callTime: '10:15' } }, now);
  saveDraft({ fields: { name: 'Ada L.' } }, now);
  expect(draft(now).fields).toEqual({ name: 'Ada L.', callTime: '10:15' });
});

const id = '3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11';
const stored = { id, savedAt: now, fields: { name: 'Ada' }, linkedService: '' };
const entryWith = (changes: object) => JSON.stringify({ ...stored, ...changes });

test('remembers after Thank You which name was filled in as company', () => {
  saveDraft({ fields: { name: 'Ada', company: "Vera's Bakery" } }, now);
  saveDraft({ businessName: "Vera's Bakery" }, now);
  expect(draft(now).businessName).toBe("Vera's Bakery");
  clearDraft(true, now);
  expect(draft(now).fields).toEqual({});
  // So that it is not filled in again.
  expect(draft(now).businessName).toBe("Vera's Bakery");
});

test.each([
  ['no JSON', '{oops'],
  ['null', 'null'],
  ['a draft without fields', entryWith({ fields: undefined })],
  ['a draft whose fields are no texts', entryWith({ fields: { name: { toString: 1 } } })],
  ['a draft whose id is none', entryWith({ id: 'x' })],
  ['a draft of another form', JSON.stringify({ savedAt: now, fields: { name: 'Ada' }, sent: {} })],
])('ignores %s in the storage', (_, entry) => {
  window.sessionStorage.setItem('consultation-draft', entryWith({}));
  expect(draft(now).fields).toEqual(stored.fields);
  window.sessionStorage.setItem('consultation-draft', entry);
  expect(draft(now).fields).toEqual({});
  expect(draft(now).linkedService).toBe('');
  expect(JSON.parse(nameRequest(request, now).body)).toEqual(request);
});

test('gives the same content the same id until the server has it, even after Thank You', () => {
  const first = nameRequest(request, now);
  saveDraft({ fields: { name: 'Ada' } }, now + 1);
  const again = nameRequest({ ...request, submittedAt: '2026-11-20T00:05:00.000Z' }, now + 2);
  expect(again.id).toBe(first.id);
  expect(draft(now).fields).toEqual({ name: 'Ada' });
  clearDraft(false, now);
  expect(draft(now).fields).toEqual({});
  expect(nameRequest(request, now).id).toBe(first.id);
  clearDraft(true, now);
  expect(nameRequest(request, now).id).not.toBe(first.id);
});

test('remembers until Thank You which service a link filled in', () => {
  saveDraft({ linkedService: 'chatbot' }, now);
  saveDraft({ fields: { name: 'Ada' } }, now);
  expect(draft(now).linkedService).toBe('chatbot');
  clearDraft(true, now);
  expect(draft(now).linkedService).toBe('');
});

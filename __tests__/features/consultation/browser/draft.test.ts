import {
  clearDraft,
  draftFields,
  filledBusinessName,
  linkedService,
  nameRequest,
  saveBusinessName,
  saveDraft,
  saveLinkedService,
} from '@/features/consultation/browser/draft';
import { aRequest } from '../../../../testing/samples/consultationRequest';

const now = Date.UTC(2026, 10, 20);
const hour = 60 * 60 * 1000;
const request = aRequest();

test('a draft survives for 24 hours', () => {
  saveDraft({ name: 'Ada' }, now);
  expect(draftFields(now + 24 * hour - 1)).toEqual({ name: 'Ada' });
  expect(draftFields(now + 24 * hour)).toEqual({});
});

test('saving a field keeps the fields saved before', () => {
  saveDraft({ name: 'Ada', callTime: '10:15' }, now);
  saveDraft({ name: 'Ada L.' }, now);
  expect(draftFields(now)).toEqual({ name: 'Ada L.', callTime: '10:15' });
});

const id = '3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11';
const stored = { id, savedAt: now, fields: { name: 'Ada' }, linkedService: '' };
const draft = (changes: object) => JSON.stringify({ ...stored, ...changes });

test('remembers after Thank You which name was filled in as company', () => {
  saveDraft({ name: 'Ada', company: "Vera's Bakery" }, now);
  saveBusinessName("Vera's Bakery", now);
  expect(filledBusinessName(now)).toBe("Vera's Bakery");
  clearDraft(true, now);
  expect(draftFields(now)).toEqual({});
  // So that it is not filled in again.
  expect(filledBusinessName(now)).toBe("Vera's Bakery");
});

test.each([
  ['no JSON', '{oops'],
  ['null', 'null'],
  ['a draft without fields', draft({ fields: undefined })],
  ['a draft whose fields are no texts', draft({ fields: { name: { toString: 1 } } })],
  ['a draft whose id is none', draft({ id: 'x' })],
  ['a draft of another form', JSON.stringify({ savedAt: now, fields: { name: 'Ada' }, sent: {} })],
])('ignores %s in the storage', (_, entry) => {
  window.sessionStorage.setItem('consultation-draft', draft({}));
  expect(draftFields(now)).toEqual(stored.fields);
  window.sessionStorage.setItem('consultation-draft', entry);
  expect(draftFields(now)).toEqual({});
  expect(linkedService(now)).toBe('');
  expect(JSON.parse(nameRequest(request, now).body)).toEqual(request);
});

test('gives the same content the same id until the server has it, even after Thank You', () => {
  const first = nameRequest(request, now);
  saveDraft({ name: 'Ada' }, now + 1);
  const again = nameRequest({ ...request, submittedAt: '2026-11-20T00:05:00.000Z' }, now + 2);
  expect(again.id).toBe(first.id);
  expect(draftFields(now)).toEqual({ name: 'Ada' });
  clearDraft(false, now);
  expect(draftFields(now)).toEqual({});
  expect(nameRequest(request, now).id).toBe(first.id);
  clearDraft(true, now);
  expect(nameRequest(request, now).id).not.toBe(first.id);
});

test('remembers until Thank You which service a link filled in', () => {
  saveLinkedService('chatbot', now);
  saveDraft({ name: 'Ada' }, now);
  expect(linkedService(now)).toBe('chatbot');
  clearDraft(true, now);
  expect(linkedService(now)).toBe('');
});

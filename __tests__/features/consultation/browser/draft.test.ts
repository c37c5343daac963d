import {
  clearDraft,
  clearDraftFields,
  draftFields,
  linkedService,
  nameRequest,
  saveDraft,
  saveLinkedService,
} from '@/features/consultation/browser/draft';

const now = Date.UTC(2026, 10, 20);
const hour = 60 * 60 * 1000;
const request = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '1',
  company: '',
  website: '',
  service: 'email',
  budget: '',
  timeline: '',
  description: 'Hello',
  contactMethod: 'email',
  callDate: null,
  callTime: null,
  submittedAt: '2026-11-20T00:00:00.000Z',
};

beforeEach(() => window.sessionStorage.clear());

test('a draft survives for 24 hours', () => {
  saveDraft({ name: 'Ada' }, now);
  expect(draftFields(now + 24 * hour - 1)).toEqual({ name: 'Ada' });
  expect(draftFields(now + 24 * hour)).toEqual({});
});

test('a cleared draft is gone', () => {
  saveDraft({ name: 'Ada' }, now);
  clearDraft();
  expect(draftFields(now)).toEqual({});
});

const draft = (changes: object) =>
  JSON.stringify({
    id: '3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11',
    savedAt: now,
    fields: { name: 'Ada' },
    linkedService: '',
    ...changes,
  });

test('a stored draft is read', () => {
  window.sessionStorage.setItem('consultation-draft', draft({}));
  expect(draftFields(now)).toEqual({ name: 'Ada' });
});

test.each([
  ['no JSON', '{oops'],
  ['nothing', ''],
  ['true', 'true'],
  ['null', 'null'],
  ['an array', '[]'],
  ['a draft without fields', draft({ fields: undefined })],
  ['a draft whose fields are no texts', draft({ fields: { name: { toString: 1 } } })],
  ['a draft whose id is none', draft({ id: 'x' })],
  ['a draft of another form', JSON.stringify({ savedAt: now, fields: { name: 'Ada' }, sent: {} })],
])('%s in the storage counts as no draft', (_, stored) => {
  window.sessionStorage.setItem('consultation-draft', stored);
  expect(draftFields(now)).toEqual({});
  expect(linkedService(now)).toBe('');
  expect(JSON.parse(nameRequest(request, now).body)).toEqual(request);
});

test('the same content sent again gets the same id', () => {
  const first = nameRequest(request, now);
  saveDraft({ name: 'Ada' }, now + 1);
  const again = nameRequest({ ...request, submittedAt: '2026-11-20T00:05:00.000Z' }, now + 2);
  expect(again.id).toBe(first.id);
  expect(draftFields(now)).toEqual({ name: 'Ada' });
});

test('the same content gets the same id after Thank You, where the server does not have it yet', () => {
  const first = nameRequest(request, now);
  clearDraftFields(now);
  expect(nameRequest(request, now).id).toBe(first.id);
  clearDraft();
  expect(nameRequest(request, now).id).not.toBe(first.id);
});

test('a duplicated tab sends the same content under the same id', () => {
  saveDraft({ name: 'Ada' }, now);
  const duplicate = window.sessionStorage.getItem('consultation-draft') ?? '';
  const { id } = nameRequest(request, now);
  clearDraft();
  window.sessionStorage.setItem('consultation-draft', duplicate);
  expect(nameRequest(request, now).id).toBe(id);
  expect(nameRequest({ ...request, name: 'Grace' }, now).id).not.toBe(id);
});

test('ids are UUIDs, also after the content has been put into them', () => {
  expect(nameRequest(request, now).id).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test('other content gets another id', () => {
  const first = nameRequest(request, now);
  const other = nameRequest({ ...request, description: 'Something else' }, now);
  expect(other.id).not.toBe(first.id);
  expect(JSON.parse(other.body).description).toBe('Something else');
});

test('the service that a link has filled in is remembered until Thank You', () => {
  saveLinkedService('chatbot', now);
  saveDraft({ name: 'Ada' }, now);
  expect(linkedService(now)).toBe('chatbot');
  clearDraftFields(now);
  expect(linkedService(now)).toBe('');
});

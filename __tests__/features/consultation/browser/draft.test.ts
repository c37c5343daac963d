import {
  clearDraft,
  draftFields,
  nameRequest,
  saveDraft,
} from '@/features/consultation/browser/draft';
import type { FormRequest } from '@/features/consultation/model/composeRequest';

const now = Date.UTC(2026, 10, 20);
const hour = 60 * 60 * 1000;
const request: FormRequest = {
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

test('a draft that cannot be read counts as none', () => {
  window.sessionStorage.setItem('consultation-draft', '{oops');
  expect(draftFields(now)).toEqual({});
});

test('the same content sent again gets the same id and the same body', () => {
  const first = nameRequest(request, now);
  saveDraft({ name: 'Ada' }, now + 1);
  const again = nameRequest({ ...request, submittedAt: '2026-11-20T00:05:00.000Z' }, now + 2);
  expect(again).toEqual(first);
  expect(draftFields(now)).toEqual({ name: 'Ada' });
});

test('other content gets another id', () => {
  const first = nameRequest(request, now);
  const other = nameRequest({ ...request, description: 'Something else' }, now);
  expect(other.id).not.toBe(first.id);
  expect(JSON.parse(other.body).description).toBe('Something else');
});

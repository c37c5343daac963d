import { composeRequest } from '@/features/consultation/browser/formFields';
import { nothingChosen } from '@/features/consultation/model/bookingChoice';
import { fieldNames } from '@/features/consultation/model/fields';
import { consultationRequestSchema } from '@/features/consultation/model/schema';

const sentAt = new Date('2026-11-20T15:04:05.678Z');

function filledForm(): FormData {
  const data = new FormData();
  data.set('name', 'Ada Lovelace');
  data.set('email', 'ada@bücher.example');
  data.set('phone', '+1 555 010 0100');
  data.set('company', '');
  data.set('website', 'https://example.com');
  data.set('service', 'chatbot');
  data.set('budget', '');
  data.set('timeline', 'asap');
  data.set('description', 'Answers at night.\nAnd on Sundays.');
  return data;
}

test('a request has all fields, in their order', () => {
  const request = composeRequest(
    filledForm(),
    { contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:15' },
    sentAt,
  );
  expect(Object.keys(request)).toEqual(fieldNames);
  expect(request).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@xn--bcher-kva.example',
    phone: '+1 555 010 0100',
    company: '',
    website: 'https://example.com',
    service: 'chatbot',
    budget: '',
    timeline: 'asap',
    description: 'Answers at night.\nAnd on Sundays.',
    contactMethod: 'phone',
    callDate: '2026-11-23',
    callTime: '10:15',
    submittedAt: '2026-11-20T15:04:05.678Z',
  });
});

test('what the form composes is what the schema accepts, unchanged', () => {
  const request = composeRequest(
    filledForm(),
    { ...nothingChosen, contactMethod: 'email' },
    sentAt,
  );
  const parsed = consultationRequestSchema.parse(request);
  expect(JSON.stringify(parsed)).toBe(JSON.stringify(request));
});

import { render } from '@testing-library/react';
import { createElement } from 'react';
import { csvHeading } from '@/cli/csv';
import { composeRequest, fillShopName } from '@/features/consultation/browser/formFields';
import { Inputs } from '@/features/consultation/components/Inputs';
import { nothingChosen } from '@/features/consultation/model/bookingChoice';
import {
  type ConsultationRequest,
  fieldNames,
  inputNames,
} from '@/features/consultation/model/fields';
import { consultationRequestSchema } from '@/features/consultation/model/schema';
import { aRequest } from '../../../../testing/consultationRequest';

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

test('form, request, schema and export have the fields of one list', () => {
  const request = composeRequest(filledForm(), { ...nothingChosen, contactMethod: 'text' }, sentAt);
  expect(Object.keys(request)).toEqual(fieldNames);
  expect(Object.keys(consultationRequestSchema.parse(request))).toEqual(fieldNames);
  expect(csvHeading.trim().split(',').slice(-fieldNames.length)).toEqual(fieldNames);
  for (const section of [1, 2, 3] as const) render(createElement(Inputs, { section }));
  const inputs = Array.from(document.querySelectorAll('[name]'), (input) =>
    input.getAttribute('name'),
  );
  expect(inputs.toSorted()).toEqual(inputNames.toSorted());
  // @ts-expect-error: a request that leaves a field out
  const incomplete: ConsultationRequest = { ...aRequest(), company: undefined };
  expect(incomplete.company).toBeUndefined();
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

test('the name over the door is filled in as company, where nobody has touched that', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="company">';
  const company = form.elements.namedItem('company') as HTMLInputElement;
  expect(fillShopName(form, '', '')).toBeNull();
  expect(fillShopName(form, "Vera's Bakery", '')).toBe("Vera's Bakery");
  expect(company).toHaveValue("Vera's Bakery");
  // It follows another name, but not once it has been taken out or changed.
  expect(fillShopName(form, 'Vera & Sons', "Vera's Bakery")).toBe('Vera & Sons');
  company.value = '';
  expect(fillShopName(form, 'Vera & Sons', 'Vera & Sons')).toBeNull();
  company.value = 'Vera Ltd.';
  expect(fillShopName(form, 'Vera', 'Vera & Sons')).toBeNull();
  expect(company).toHaveValue('Vera Ltd.');
});

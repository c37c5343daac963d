import { render } from '@testing-library/react';
import { createElement } from 'react';
import { csvHeading } from '@/cli/output/csv';
import { formSections } from '@/content/formSections';
import { composeRequest, fillIn } from '@/features/consultation/browser/formFields';
import { Inputs } from '@/features/consultation/components/form/Inputs';
import {
  type BookingChoice,
  nothingChosen,
} from '@/features/consultation/model/call/bookingChoice';
import { fieldNames, inputNames } from '@/features/consultation/model/fields';
import { consultationRequestSchema } from '@/features/consultation/model/schema';

const sentAt = new Date('2026-11-20T15:04:05.678Z');

const entered = {
  name: 'Ada Lovelace',
  phone: '+1 555 010 0100',
  company: '',
  website: 'https://example.com',
  service: 'chatbot',
  budget: '',
  timeline: 'asap',
  description: 'Answers at night.\nAnd on Sundays.',
};

/** The request that a filled form with this contact method becomes. */
function composed(choice: Partial<BookingChoice>) {
  const data = new FormData();
  data.set('email', 'ada@bücher.example');
  for (const [name, value] of Object.entries(entered)) data.set(name, value);
  return composeRequest(data, { ...nothingChosen, ...choice }, sentAt);
}

test('a request contains what was entered and chosen, and when it was sent', () => {
  const call = { contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:15' } as const;
  const email = 'ada@xn--bcher-kva.example';
  const submittedAt = '2026-11-20T15:04:05.678Z';
  const empty = Object.fromEntries(inputNames.map((name) => [name, '']));
  expect(composed(call)).toEqual({ ...empty, ...entered, ...call, email, submittedAt });
});

test('form, request, schema and export share one list of fields', () => {
  const request = composed({ contactMethod: 'text' });
  expect(Object.keys(request)).toEqual(fieldNames);
  // The schema accepts the composed request unchanged.
  expect(JSON.stringify(consultationRequestSchema.parse(request))).toBe(JSON.stringify(request));
  expect(csvHeading.trim().split(',').slice(-fieldNames.length)).toEqual(fieldNames);
  const offers = { services: [], tradePhrases: {}, nameWords: {} };
  for (const { kind, name } of formSections) {
    if (kind === 'fields') render(createElement(Inputs, { section: name, offers }));
  }
  const inputs = Array.from(document.querySelectorAll('[name]'), (input) =>
    input.getAttribute('name'),
  );
  expect(inputs.sort()).toEqual(inputNames.toSorted());
});

test('fills the sign’s name into an untouched company field', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="company">';
  const company = form.elements.namedItem('company') as HTMLInputElement;
  expect(fillIn(form, 'company', '', '')).toBeNull();
  expect(fillIn(form, 'company', "Vera's Bakery", '')).toBe("Vera's Bakery");
  expect(company).toHaveValue("Vera's Bakery");
  // The field follows a new name until the visitor clears or changes it.
  expect(fillIn(form, 'company', 'Vera & Sons', "Vera's Bakery")).toBe('Vera & Sons');
  company.value = '';
  expect(fillIn(form, 'company', 'Vera & Sons', 'Vera & Sons')).toBeNull();
  company.value = 'Vera Ltd.';
  expect(fillIn(form, 'company', 'Vera', 'Vera & Sons')).toBeNull();
  expect(company).toHaveValue('Vera Ltd.');
});

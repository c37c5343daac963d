import { render } from '@testing-library/react';
import { createElement } from 'react';
import { formSections } from '@/content/formSections';
import {
  complete,
  composeRequest,
  empty,
  fillIn,
  valuesOf,
} from '@/features/consultation/browser/formFields';
import { Inputs } from '@/features/consultation/form/Inputs';
import { fieldNames, inputNames } from '@/features/consultation/model/fields';
import { consultationRequestSchema } from '@/features/consultation/model/schema';

const entered = {
  name: 'Ada Lovelace',
  phone: '+1 555 010 0100',
  company: '',
  website: 'https://example.com',
  service: 'multiple',
  budget: '',
  timeline: 'asap',
  description: 'Answers at night.\nAnd on Sundays.',
};

function renderForm(): HTMLFormElement {
  const inputs = formSections.map(({ name }) =>
    createElement(Inputs, { key: name, section: name }),
  );
  const { container } = render(createElement('form', {}, inputs));
  return container.firstElementChild as HTMLFormElement;
}

test('composes the entered values into a request that the schema accepts unchanged', () => {
  const form = renderForm();
  fillIn(form, { ...entered, email: 'ada@bücher.example' });
  const call = { contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:15' } as const;
  const submittedAt = '2026-11-20T15:04:05.678Z';
  const request = composeRequest({ ...valuesOf(form), ...call }, new Date(submittedAt));
  const email = 'ada@xn--bcher-kva.example';
  expect(request).toMatchObject({ ...entered, ...call, email, submittedAt });
  expect(Object.keys(request)).toEqual(fieldNames);
  expect(JSON.stringify(consultationRequestSchema.parse(request))).toBe(JSON.stringify(request));
});

/** Returns what a form post would send. */
function posted(form: HTMLFormElement) {
  const controls = inputNames.map((name) => form.elements.namedItem(name) as HTMLInputElement);
  const isPosted = ({ type, checked }: HTMLInputElement) => type !== 'checkbox' || checked;
  return Object.fromEntries(controls.map((one) => [one.name, isPosted(one) ? one.value : '']));
}

function enter(control: HTMLInputElement | HTMLSelectElement): void {
  if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
  else if (control.type === 'checkbox') control.click();
  else {
    // Controls such as number and date keep only their own values.
    for (const value of ['x', '7', '2026-11-24', '10:15'])
      if (!control.value) control.value = value;
  }
}

test('reads, restores, and empties each field as the browser would post it', () => {
  const form = renderForm();
  const nothing = Object.fromEntries(inputNames.map((name) => [name, '']));
  expect([posted(form), valuesOf(form)]).toEqual([nothing, nothing]);
  for (const name of inputNames) enter(form.elements.namedItem(name) as HTMLInputElement);
  const all = posted(form);
  expect(inputNames.filter((name) => !all[name])).toEqual([]);
  expect(valuesOf(form)).toEqual(all);
  empty(form);
  expect(posted(form)).toEqual(nothing);
  fillIn(form, all);
  expect(posted(form)).toEqual(all);
});

test('fills in texts beyond their length, no unknown option, and writes no unchanged value', () => {
  const form = renderForm();
  const name = 'a'.repeat(200);
  const field = form.elements.namedItem('name') as HTMLInputElement;
  const write = jest.spyOn(field, 'value', 'set');
  fillIn(form, { name, service: 'nonsense', phone: '1'.repeat(51), email: 'ada@example.com' });
  expect(form.elements.namedItem('service')).toHaveProperty('selectedIndex', 0);
  expect(valuesOf(form).phone).toHaveLength(51);
  fillIn(form, { name, service: 'multiple' });
  expect(valuesOf(form)).toMatchObject({ name, service: 'multiple', email: '' });
  expect(write).toHaveBeenCalledTimes(1);
});

test('completes a website, and removes invisible characters from email, phone, and website', () => {
  const form = renderForm();
  const typed = {
    name: '\u200bAda',
    email: '\u200bana@example.com\u00a0',
    phone: '\u202d614.555.0142\u202c',
    website: '\ufeffexample.com',
  };
  fillIn(form, typed);
  expect(complete(form)).toMatchObject({
    name: typed.name,
    email: 'ana@example.com',
    phone: '614.555.0142',
    website: 'https://example.com',
  });
});

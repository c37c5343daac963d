import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { consultationRequestSchema, formPostSchema } from '@/features/consultation/model/schema';
import { type ArbitraryField, arbitraryValues } from '../testing/arbitraryValues';
import { awkwardValues } from '../testing/awkwardValues';
import { aRequest } from '../testing/consultationRequest';
import { expect, test } from './support/test';

const seed = 20261120;

interface Judged {
  field: ArbitraryField;
  /** As it was entered. */
  value: string;
  /** As the browser would send it. */
  sent: string;
  /** Whether native validation lets it through. */
  valid: boolean;
}

/** As UTF-8 has it: without lone surrogates. */
const asUtf8 = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));
const codeUnits = (text: string) => text.split('').map((unit) => unit.charCodeAt(0));

/** Enters values into a field of the real form. They travel as code units: some are no UTF-8. */
async function judge(page: Page, field: ArbitraryField, values: string[]): Promise<Judged[]> {
  const verdicts = await page.evaluate(
    ([name, all]) => {
      const control = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (!control?.form) throw new Error(`The form has no ${name}`);
      const { form } = control;
      return all.map((units) => {
        control.value = String.fromCharCode(...units);
        // A date field drops what is no date.
        const isDropped = control.type === 'date' && control.value === '';
        const sent = String(new FormData(form).get(name));
        return {
          valid: control.checkValidity() && !isDropped,
          sent: sent.split('').map((unit) => unit.charCodeAt(0)),
        };
      });
    },
    [field, values.map(codeUnits)] as const,
  );
  return verdicts.map(({ valid, sent }, index) => ({
    field,
    value: values[index] ?? '',
    sent: String.fromCharCode(...sent),
    valid,
  }));
}

const request = aRequest({ contactMethod: 'phone', callDate: '2026-11-24', callTime: '10:15' });
const accepts = (schema: typeof formPostSchema, field: ArbitraryField, value: string) =>
  schema.safeParse({ ...request, [field]: value }).success;

/** Browsers differ about websites and about e-mail domains outside ASCII: there the schema is lax. */
const isExact = ({ field, value }: Judged) =>
  field !== 'website' && !(field === 'email' && /@.*[^\p{ASCII}]/su.test(value));

test.use({ expectedConsole: /ERR_FAILED/ });

test('what Chromium lets through, the schema accepts, and what Chromium stops, it refuses', async ({
  page,
}) => {
  // Without scripts the form has all its fields, the native ones for a call included.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/consultation', { waitUntil: 'load' });
  const judged: Judged[] = [];
  for (const field of Object.keys(arbitraryValues) as ArbitraryField[]) {
    const sampled = fc.sample<string>(arbitraryValues[field], { seed, numRuns: 600 });
    const awkward = awkwardValues.filter((one) => one.field === field);
    const found = await judge(page, field, [...awkward.map(({ value }) => value), ...sampled]);
    expect(found.filter(({ valid }) => valid).length, field).toBeGreaterThan(50);
    judged.push(...found);
  }
  for (const { field, value, valid } of awkwardValues) {
    const verdict = judged.find((one) => one.field === field && one.value === value);
    expect(verdict, JSON.stringify(value)).toMatchObject({ valid });
  }
  const stricter = judged.filter(
    ({ field, value, sent, valid }) =>
      valid &&
      !(
        accepts(consultationRequestSchema, field, value) &&
        accepts(consultationRequestSchema, field, sent) &&
        accepts(formPostSchema, field, asUtf8(sent))
      ),
  );
  expect(stricter).toEqual([]);
  const laxer = judged.filter(
    (one) => !one.valid && isExact(one) && accepts(consultationRequestSchema, one.field, one.value),
  );
  expect(laxer).toEqual([]);
});

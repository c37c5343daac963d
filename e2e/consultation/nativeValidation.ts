import { expect } from '@playwright/test';
import { fields, type InputName, inputNames } from '@/features/consultation/model/fields';
import {
  consultationRequestSchema,
  formPostSchema,
  rulesOf,
} from '@/features/consultation/model/schema';
import { fc } from '../../testing/run/chance';
import { awkwardValues, valuesOfAnyKind } from '../../testing/samples/awkwardValues';
import { aCallTime } from '../../testing/samples/calls';
import { aRequest } from '../../testing/samples/consultationRequest';

const unitFrom = (min: number, max: number) =>
  fc.integer({ min, max }).map((unit) => String.fromCharCode(unit));
/** UTF-16 code units, with lone surrogates. */
const codeUnit = fc.oneof(
  { weight: 4, arbitrary: unitFrom(0x20, 0x7e) },
  { weight: 2, arbitrary: fc.constantFrom(...'\t\n\f\r \u0000\u007f\u00a0é\u180e\u200b\u3000') },
  { weight: 1, arbitrary: unitFrom(0, 0xffff) },
);

function variationsOf(values: string[], maxLength: number, numRuns: number): string[] {
  const variation = fc
    .record({
      value: fc.constantFrom(...values),
      at: fc.nat(40),
      removed: fc.nat(2),
      added: fc.string({ unit: codeUnit, maxLength: 2 }),
    })
    .map(({ value, at, removed, added }) => {
      const start = at % (value.length + 1);
      return value.slice(0, start) + added + value.slice(start + removed);
    })
    .filter(({ length }) => length <= maxLength);
  return fc.sample(variation, { numRuns });
}

export interface Judged {
  field: string;
  value: string;
  sent: string;
  valid: boolean;
}

/**
 * Enters values into a field, in the page.
 * @param json values, in JSON because some are not valid UTF-8
 * @returns a list of {@link Judged} in JSON
 */
export function judgeInPage([field, json]: readonly [string, string]): string {
  const control = document.querySelector<HTMLInputElement>(`form [name="${field}"]`);
  if (!control?.form) throw new Error(`The form has no ${field}`);
  const form = document.createElement('form');
  const copy = form.appendChild(control.cloneNode(true) as HTMLInputElement);
  return JSON.stringify(
    JSON.parse(json).map((value: string) => {
      if (copy.type === 'checkbox') copy.checked = value !== '';
      else copy.value = value;
      const sent = String(new FormData(form).get(field) ?? '');
      return { field, value, sent, valid: copy.checkValidity() };
    }),
  );
}

export async function judgeAll(
  judge: (entered: readonly [field: string, json: string]) => Promise<string>,
  numRuns: number,
): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const field of inputNames) {
    const rules = rulesOf(fields[field]);
    const values = [
      ...awkwardValues.filter((one) => one.field === field).map(({ value }) => value),
      ...rules.options(fields[field]).map(({ value }) => value),
      ...valuesOfAnyKind,
    ];
    const tried = [...values, ...variationsOf(values, rules.maxLength(fields[field]), numRuns)];
    const judged: Judged[] = JSON.parse(await judge([field, JSON.stringify(tried)]));
    const least = 'maxLength' in fields[field] ? 20 : 1;
    expect(judged.filter(({ valid }) => valid).length, field).toBeGreaterThan(least);
    all.push(...judged);
  }
  return all;
}

const request = aRequest({ contactMethod: 'phone', callDate: '2026-11-24', callTime: aCallTime });

const accepts = (schema: typeof formPostSchema, field: string, value: string) =>
  schema.safeParse({ ...request, [field]: value }).success;

export const isAccepted = ({ field, value }: Judged) =>
  accepts(consultationRequestSchema, field, value);

const asUtf8 = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** Reports whether the control replaced the value. Selects and number fields keep only their own values. */
const isReplaced = ({ field, value, sent }: Judged) =>
  !('maxLength' in fields[field as InputName]) && value !== sent;

export const refused = (judged: readonly Judged[]) =>
  judged.filter(
    (one) =>
      one.valid &&
      !(
        (isAccepted(one) || isReplaced(one)) &&
        accepts(consultationRequestSchema, one.field, one.sent) &&
        accepts(formPostSchema, one.field, asUtf8(one.sent))
      ),
  );

'use client';

import type { FocusEvent, KeyboardEvent } from 'react';
import { formCopy } from '@/content/consultation';
import { fields, type InputField, inputNames } from '../model/fields';
import type { Option } from '../model/options';
import { withScheme } from '../model/website';
import { Field, FieldRow, hintOf } from './Field';
import { Phrases } from './Phrases';

/** What the form offers of the site's content. The page hands it over, so that the rest is in no script. */
export interface Offers {
  /** For the field that has no options of its own. */
  services: readonly Option[];
  /** What the description may begin with, by the visitor's trade. */
  openings: Readonly<Record<string, string>>;
}

interface InputsProps {
  section: InputField['section'];
  offers: Offers;
}

/** The inputs of a section of the form, with their labels. */
export function Inputs({ section, offers }: InputsProps) {
  return (
    <FieldRow>
      {inputNames
        .filter((name) => fields[name].section === section)
        .map((name) => {
          const field: InputField = fields[name];
          const isOptionalChoice = field.input === 'select' && !field.required;
          return (
            <Field
              key={name}
              id={name}
              label={field.label}
              hint={field.hint}
              compact={isOptionalChoice}
            >
              {field.input === 'textarea' && field.phrases && (
                <Phrases field={name} phrases={field.phrases} openings={offers.openings} />
              )}
              <Input name={name} field={field} services={offers.services} />
            </Field>
          );
        })}
    </FieldRow>
  );
}

/** Puts the scheme in front in time for the browser's validation: on leaving the field, or on Enter. */
function completeUrl(input: HTMLInputElement) {
  input.value = withScheme(input.value, input.maxLength);
}

const urlProps = {
  onBlur: (event: FocusEvent<HTMLInputElement>) => completeUrl(event.currentTarget),
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') completeUrl(event.currentTarget);
  },
};

interface InputProps extends Pick<Offers, 'services'> {
  name: string;
  field: InputField;
}

/** The control of a field; a list of options has nothing chosen to begin with. */
function Input({ name, field, services }: InputProps) {
  const { required, hint } = field;
  const shared = { id: name, name, required, 'aria-describedby': hint && hintOf(name) };
  if (field.input === 'textarea') {
    return <textarea {...shared} rows={3} maxLength={field.maxLength} />;
  }
  if (field.input === 'select') {
    const { options = services } = field;
    return (
      <select {...shared} defaultValue="">
        <option value="">{required ? formCopy.choose : formCopy.optional}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const { input, autoComplete, maxLength } = field;
  return (
    <input
      {...shared}
      type={input}
      inputMode={input}
      autoComplete={autoComplete}
      maxLength={maxLength}
      placeholder={required ? undefined : formCopy.optional}
      {...(input === 'url' && urlProps)}
    />
  );
}

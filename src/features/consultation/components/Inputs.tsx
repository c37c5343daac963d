'use client';

import type { FocusEvent, KeyboardEvent } from 'react';
import {
  fields,
  type InputField,
  inputNames,
  type LineField,
  type SelectField,
} from '../model/fields';
import type { Option } from '../model/options';
import { withScheme } from '../model/website';
import { Field, hintOf } from './Field';
import { Phrases } from './Phrases';

interface ServiceOptions {
  /** For the field that has no options of its own. */
  serviceOptions?: readonly Option[];
}

/** The inputs of a section of the form, with their labels. */
export function Inputs({
  section,
  serviceOptions = [],
}: { section: InputField['section'] } & ServiceOptions) {
  return inputNames
    .filter((name) => fields[name].section === section)
    .map((name) => {
      const field: InputField = fields[name];
      return (
        <Field
          key={name}
          id={name}
          label={field.label}
          hint={field.hint}
          compact={field.input === 'select' && !field.required}
        >
          {field.input === 'textarea' && field.phrases && (
            <Phrases field={name} phrases={field.phrases} />
          )}
          <Input name={name} field={field} serviceOptions={serviceOptions} />
        </Field>
      );
    });
}

/** What marks a field that may stay empty, as long as it is. */
const optional = 'Optional';

interface InputProps<Kind extends InputField> {
  name: string;
  field: Kind;
}

function Input({ name, field, serviceOptions = [] }: InputProps<InputField> & ServiceOptions) {
  if (field.input === 'select') {
    return <Select name={name} field={{ options: serviceOptions, ...field }} />;
  }
  if (field.input !== 'textarea') return <Line name={name} field={field} />;
  const { required, maxLength, hint } = field;
  return (
    <textarea
      id={name}
      name={name}
      rows={3}
      required={required}
      maxLength={maxLength}
      aria-describedby={hint && hintOf(name)}
    />
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

function Line({ name, field }: InputProps<LineField>) {
  const { input, required, autoComplete, maxLength, hint } = field;
  return (
    <input
      id={name}
      name={name}
      type={input}
      inputMode={input}
      required={required}
      autoComplete={autoComplete}
      maxLength={maxLength}
      placeholder={required ? undefined : optional}
      aria-describedby={hint && hintOf(name)}
      {...(input === 'url' && urlProps)}
    />
  );
}

/** A list of options, with nothing chosen to begin with. */
function Select({
  name,
  field: { required, options, hint },
}: InputProps<SelectField & Required<Pick<SelectField, 'options'>>>) {
  return (
    <select
      id={name}
      name={name}
      required={required}
      defaultValue=""
      aria-describedby={hint && hintOf(name)}
    >
      <option value="">{required ? 'Choose one' : optional}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

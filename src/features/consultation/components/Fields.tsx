'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { TextField } from '../model/fields';

function FieldLabel({
  name,
  required,
  children,
}: {
  name: string;
  required: boolean;
  children: ReactNode;
}) {
  return (
    <label htmlFor={name}>
      {children}
      {!required && <span> (optional)</span>}
    </label>
  );
}

/** A labelled single-line input. */
export function TextInput({
  field: { label, ...input },
  ...rest
}: { field: TextField } & ComponentProps<'input'>) {
  return (
    <div data-field="">
      <FieldLabel name={input.name} required={input.required}>
        {label}
      </FieldLabel>
      <input id={input.name} {...input} {...rest} />
    </div>
  );
}

interface SelectProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  required?: boolean;
}

/** A labelled list of options, with nothing chosen to begin with. */
export function Select({ name, label, options, required = false }: SelectProps) {
  return (
    <div data-field="">
      <FieldLabel name={name} required={required}>
        {label}
      </FieldLabel>
      <select id={name} name={name} required={required} defaultValue="">
        <option value="">{required ? 'Choose one' : 'No preference yet'}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

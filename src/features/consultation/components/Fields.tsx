'use client';

import type { FocusEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import {
  fields,
  type InputField,
  inputNames,
  type LineField,
  type SelectField,
} from '../model/fields';
import type { Option } from '../model/options';
import { withScheme } from '../model/website';
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
        <Field key={name} data-optional={field.required ? undefined : ''}>
          <div>
            <label htmlFor={name}>{field.label}</label>
            {field.hint && <small id={hintOf(name)}>{field.hint}</small>}
          </div>
          {field.input === 'textarea' && field.phrases && (
            <Phrases field={name} phrases={field.phrases} />
          )}
          <Input name={name} field={field} serviceOptions={serviceOptions} />
        </Field>
      );
    });
}

const hintOf = (name: string) => `${name}-hint`;

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
  field: { required, options },
}: InputProps<SelectField & Required<Pick<SelectField, 'options'>>>) {
  return (
    <select id={name} name={name} required={required} defaultValue="">
      <option value="">{required ? 'Choose one' : optional}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Fields side by side where there is room. */
export const FieldRow = styled.div`
  display: grid;
  gap: ${theme.space.x4};

  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** An address within a style sheet, which cannot refer to the theme's properties. */
const arrow = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='${encodeURIComponent(theme.raw.color.muted)}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E")`;

/** A label above its control; on a phone, the label of an optional one beside it: half the room. */
export const Field = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.x2};

  > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${theme.space.x3}; }
  small { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.4; }

  input, select, textarea {
    width: 100%;
    /* A field that the browser scrolls to, to report it, comes with its label. */
    scroll-margin-top: ${theme.space.x7};
    min-height: ${theme.height.control};
    padding: ${theme.space.x3} ${theme.space.x4};
    --edge: ${theme.color.control};
    border: 1px solid var(--edge);
    border-radius: ${theme.radius.small};
    background-color: ${theme.color.well};
    box-shadow: ${theme.shadow.sunk};
    color: ${theme.color.text};
    font-size: 1.0625rem;
    line-height: 1.4;
    transition: border-color ${theme.motion.quick};

    &:hover { --edge: ${theme.color.cool}; background-color: ${theme.color.wellLit}; }
    &:focus-visible {
      --edge: ${theme.color.signal};
      outline: 2px solid ${theme.color.signal};
      outline-offset: 1px;
      background-color: ${theme.color.ink};
      box-shadow: ${theme.shadow.glow};
    }
    &:user-invalid:not(:focus-visible) {
      --edge: ${theme.color.signal};
      box-shadow: inset 3px 0 0 ${theme.color.signal};
    }
    &::placeholder { color: ${theme.color.quiet}; opacity: 1; }
  }
  /* WebKit shows the date of today in an empty field, some of it in a color that it works out from this one. */
  [type='date'][value='']:not(:user-valid) {
    color: ${theme.color.quiet};
    -webkit-text-fill-color: ${theme.color.quiet};
  }
  select {
    appearance: none;
    background-image: ${arrow};
    background-position: right 1rem center;
    background-repeat: no-repeat;
    padding-right: 2.75rem;
    text-overflow: ellipsis;

    &:has(option[value='']:checked) { color: ${theme.color.quiet}; }
    option { background: ${theme.color.surface}; color: ${theme.color.text}; }
  }
  /* Three lines to begin with, and more as they are written. */
  textarea { min-height: calc(3lh + 2 * ${theme.space.x3} + 2px); resize: vertical; field-sizing: content; }
  /*
   * Where it cannot grow it has four, and the room above and below them is a border under the edge, so
   * that no part of a further line is seen there.
   */
  @supports not (field-sizing: content) {
    ${media.screenColors} {
      textarea {
        height: calc(4lh + 2 * ${theme.space.x3});
        padding-block: 0;
        border: ${theme.space.x3} solid transparent;
        border-inline-width: 1px;
        outline: 1px solid var(--edge);
        outline-offset: -1px;
        &:not(:user-invalid) { box-shadow: none; }
      }
    }
  }

  ${media.narrow} {
    &[data-optional] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: center;
      input, select { min-height: ${theme.height.target}; padding-block: ${theme.space.x2}; }
    }
    &[data-optional] + &[data-optional] { margin-top: calc(-1 * ${theme.space.x2}); }
  }
`;

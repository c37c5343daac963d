import type { ReactNode } from 'react';
import { formCopy } from '@/content/copy/consultation';
import { type FieldSection, formSections } from '@/content/formSections';
import { Field, FieldRow, hintOf } from '../controls/Field';
import { type FieldOf, fields, type InputField, type InputKind, inputNames } from '../model/fields';
import { offered } from '../model/options';
import { selectOptions } from '../model/selectOptions';

export function Inputs({ section }: { section: FieldSection }) {
  const names = inputNames.filter((name) => fields[name].section === section);
  if (names.length === 0) return null;
  return (
    <FieldRow>
      {names.map((name) => {
        const field: InputField = fields[name];
        const hint = [field.required ? '' : formCopy.optional, field.hint]
          .filter(Boolean)
          .join('. ');
        return (
          <Field key={name} id={name} label={field.label} hint={hint}>
            {control(field, {
              id: name,
              name,
              required: field.required,
              'aria-describedby': hint ? hintOf(name) : undefined,
            })}
          </Field>
        );
      })}
    </FieldRow>
  );
}

type Render<Properties> = (field: Properties, attributes: object) => ReactNode;

const line: Render<FieldOf<'text' | 'email' | 'tel' | 'url'>> = (field, attributes) => {
  const { kind, autoComplete, maxLength } = field;
  const own = { type: kind, inputMode: kind, autoComplete, maxLength };
  return <input {...attributes} {...own} />;
};

/** Uncontrolled: typing renders nothing, and hydration keeps values. */
const controls: { [Kind in InputKind]: Render<FieldOf<Kind>> } = {
  text: line,
  email: line,
  tel: line,
  url: line,
  textarea: ({ maxLength }, attributes) => (
    <textarea {...attributes} rows={3} maxLength={maxLength} />
  ),
  select: ({ list }, attributes) => (
    <select {...attributes} defaultValue="">
      <option value="">{formCopy.choose}</option>
      {offered(selectOptions[list]).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ),
};

const control: Render<InputField> = (field, attributes) =>
  (controls[field.kind] as Render<InputField>)(field, attributes);

/** The page passes them as props, so they are rendered on the server, and the browser loads no code for them. */
export const inputsBySection = Object.fromEntries(
  formSections.map(({ name }) => [name, <Inputs key={name} section={name} />]),
) as Record<FieldSection, ReactNode>;

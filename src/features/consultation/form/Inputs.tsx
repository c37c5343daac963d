import type { ReactNode } from 'react';
import { formCopy } from '@/content/copy/consultation';
import { type FieldSection, formSections } from '@/content/formSections';
import { Field, FieldRow, hintOf } from '../controls/Field';
import { fields, type InputField, type InputName, inputNames } from '../model/fields';
import { selectOptions, serviceHints } from '../model/selectOptions';

/** Those that take the place of the fields' own. */
const hints: Partial<Record<InputName, string>> = serviceHints;

/** The inputs of a section of the form, with their labels. */
export function Inputs({ section }: { section: FieldSection }) {
  const names = inputNames.filter((name) => fields[name].section === section);
  if (names.length === 0) return null;
  return (
    <FieldRow>
      {names.map((name) => {
        const { required, label, hint: own }: InputField = fields[name];
        const hint = [required ? '' : formCopy.optional, hints[name] ?? own]
          .filter(Boolean)
          .join('. ');
        return (
          <Field key={name} id={name} label={label} hint={hint}>
            <Control name={name} describedBy={hint ? hintOf(name) : undefined} />
          </Field>
        );
      })}
    </FieldRow>
  );
}

/** Uncontrolled, so that no entry renders it again, and hydration keeps an earlier one. */
function Control({ name, describedBy }: { name: InputName; describedBy: string | undefined }) {
  const field: InputField = fields[name];
  const shared = { id: name, name, required: field.required, 'aria-describedby': describedBy };
  if (field.input === 'textarea') {
    return <textarea {...shared} rows={3} maxLength={field.maxLength} />;
  }
  if (field.input === 'select') {
    return (
      <select {...shared} defaultValue="">
        <option value="">{formCopy.choose}</option>
        {selectOptions[field.list].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const { input, autoComplete, maxLength } = field;
  const line = { ...shared, type: input, inputMode: input, autoComplete, maxLength };
  return <input {...line} />;
}

/** By section. The page passes them to the form as they are rendered, so that no script contains what they show. */
export const inputsBySection = Object.fromEntries(
  formSections.map(({ name }) => [name, <Inputs key={name} section={name} />]),
) as Record<FieldSection, ReactNode>;

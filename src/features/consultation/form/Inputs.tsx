import { memo } from 'react';
import { formCopy } from '@/content/copy/consultation';
import { Field, FieldRow, hintOf } from '../controls/Field';
import {
  fields,
  type InputField,
  type InputName,
  inputNames,
  type SelectName,
} from '../model/fields';
import type { Option } from '../model/options';

export interface InputsProps {
  section: InputField['section'];
  /** The options of lists (`selectOptions`). */
  options: Readonly<Record<SelectName, readonly Option[]>>;
  /** Hints that take the place of the fields' own. */
  hints: Partial<Record<InputName, string>>;
}

/** The inputs of a section of the form, with their labels. They are uncontrolled, so no entry renders them again. */
export const Inputs = memo(function Inputs({ section, options, hints }: InputsProps) {
  const names = inputNames.filter((name) => fields[name].section === section);
  if (names.length === 0) return null;
  return (
    <FieldRow>
      {names.map((name) => {
        const field: InputField = fields[name];
        const { required, label } = field;
        const own = hints[name] ?? field.hint;
        const hint = [required ? '' : formCopy.optional, own].filter(Boolean).join('. ');
        const described = hint ? hintOf(name) : undefined;
        const shared = { id: name, name, required, 'aria-describedby': described };
        return (
          <Field key={name} id={name} label={label} hint={hint}>
            <Control
              shared={shared}
              field={field}
              options={field.input === 'select' ? options[name as SelectName] : undefined}
            />
          </Field>
        );
      })}
    </FieldRow>
  );
});

interface ControlProps {
  /** Its attributes that every control has. */
  shared: { id: string; name: string; required: boolean };
  field: InputField;
  /** Those of a list. */
  options: readonly Option[] | undefined;
}

function Control({ shared, field, options }: ControlProps) {
  if (field.input === 'textarea') {
    return <textarea {...shared} rows={3} maxLength={field.maxLength} />;
  }
  if (field.input === 'select') {
    return (
      <select {...shared} defaultValue="">
        <option value="">{formCopy.choose}</option>
        {options?.map(({ value, label }) => (
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

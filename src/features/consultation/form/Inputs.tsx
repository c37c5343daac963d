import { memo } from 'react';
import { formCopy } from '@/content/copy/consultation';
import { Field, FieldRow, hintOf } from '../controls/Field';
import { fields, type InputField, type InputName, inputNames } from '../model/fields';
import type { Option } from '../model/options';

interface InputsProps {
  section: InputField['section'];
  /** Options of the field `service`. The page passes them in, so that no script contains all services. */
  services: readonly Option[];
  /** Hints that take the place of the fields' own. */
  hints: Partial<Record<InputName, string>>;
}

/** The inputs of a section of the form, with their labels. They are uncontrolled, so no entry renders them again. */
export const Inputs = memo(function Inputs({ section, services, hints }: InputsProps) {
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
            <Control shared={shared} field={field} services={services} />
          </Field>
        );
      })}
    </FieldRow>
  );
});

interface ControlProps extends Pick<InputsProps, 'services'> {
  /** Its attributes that every control has. */
  shared: { id: string; name: string; required: boolean };
  field: InputField;
}

function Control({ shared, field, services }: ControlProps) {
  if (field.input === 'textarea') {
    return <textarea {...shared} rows={3} maxLength={field.maxLength} />;
  }
  if (field.input === 'select') {
    const options = field.options === 'services' ? services : field.options;
    return (
      <select {...shared} defaultValue="">
        <option value="">{formCopy.choose}</option>
        {options.map(({ value, label }) => (
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

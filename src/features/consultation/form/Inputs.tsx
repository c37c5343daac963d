import { formCopy } from '@/content/copy/consultation';
import { fields, type InputField, type InputName, inputNames } from '../model/fields';
import type { ServiceOption } from '../model/options';
import { EmailInput } from './EmailInput';
import { Field, FieldRow, hintOf, noteOf } from './Field';

interface InputsProps {
  section: InputField['section'];
  /** Options of the field `service`. The page passes them in, so that no script contains all services. */
  services: readonly ServiceOption[];
  /** The value of the chosen one. */
  chosenService: string | undefined;
  /** Called when a control got another value by something else than typing. */
  onFill: () => void;
}

/** The inputs of a section of the form, with their labels. */
export function Inputs({ section, services, chosenService, onFill }: InputsProps) {
  const chosen = services.find(({ value }) => value === chosenService);
  return (
    <FieldRow>
      {inputNames
        .filter((name) => fields[name].section === section)
        .map((name) => (
          <LabeledInput
            key={name}
            name={name}
            field={fieldWith(name, chosen)}
            services={services}
            onFill={onFill}
          />
        ))}
    </FieldRow>
  );
}

/** A field of the form, with a note on the chosen service where there is one. */
function fieldWith(name: InputName, { cost, notFor }: Partial<ServiceOption> = {}): InputField {
  const note = name === 'budget' ? cost : name === 'service' ? notFor : undefined;
  return note ? { ...fields[name], note } : fields[name];
}

interface LabeledInputProps extends Pick<InputsProps, 'services' | 'onFill'> {
  name: string;
  field: InputField;
}

/** A field with its label, its hint and its note. */
function LabeledInput({ name, field, services, onFill }: LabeledInputProps) {
  const { required, label, note } = field;
  const hint = [required ? '' : formCopy.optional, field.hint].filter(Boolean).join('. ');
  const described = [hint && hintOf(name), note && noteOf(name)].filter(Boolean).join(' ');
  const shared = { id: name, name, required, 'aria-describedby': described || undefined };
  return (
    <Field id={name} label={label} hint={hint} note={note}>
      <Control shared={shared} field={field} services={services} onFill={onFill} />
    </Field>
  );
}

interface ControlProps extends Pick<InputsProps, 'services' | 'onFill'> {
  /** Its attributes that every control has. */
  shared: { id: string; name: string; required: boolean };
  field: InputField;
}

function Control({ shared, field, services, onFill }: ControlProps) {
  // FormSection detects an empty optional field by `:placeholder-shown`.
  const placeholder = field.required ? undefined : ' ';
  if (field.input === 'textarea') {
    return <textarea {...shared} rows={3} maxLength={field.maxLength} placeholder={placeholder} />;
  }
  if (field.input === 'select') {
    const { options = services } = field;
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
  const line = { ...shared, type: input, inputMode: input, autoComplete, maxLength, placeholder };
  return input === 'email' ? <EmailInput {...line} onTake={onFill} /> : <input {...line} />;
}

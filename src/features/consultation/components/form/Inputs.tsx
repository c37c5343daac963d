import { formCopy } from '@/content/copy/consultation';
import {
  fields,
  type InputField,
  type InputName,
  inputNames,
} from '@/features/consultation/model/fields';
import type { ServiceOption } from '@/features/consultation/model/options';
import type { NameWords } from '@/features/visitorBusiness/browser/tradeIn';
import { Field, FieldRow, hintOf, noteOf, Scripted } from './Field';
import { MessageLine, messageOf } from './MessageLine';
import { Phrases } from './Phrases';
import { type FieldMessage, useFieldMessage } from './useFieldMessage';
import { useFieldValue } from './useFieldValue';
import { WebsiteInput } from './WebsiteInput';

/** Site content for the form. The page passes it in, so that no script contains all of it. */
export interface Offers {
  /** Options of the field `service`. */
  services: readonly ServiceOption[];
  /** What owners of the visitor's trade may say in the description. */
  tradePhrases: Readonly<Record<string, readonly string[]>>;
  /** The words of a company's name that select its trade. */
  nameWords: NameWords;
}

interface LabeledInputProps {
  name: string;
  field: InputField;
  offers: Offers;
}

interface InputsProps {
  section: InputField['section'];
  offers: Offers;
}

/** A field of the form, with a note on the chosen service where there is one. */
function fieldWith(name: InputName, { cost, notFor }: Partial<ServiceOption> = {}): InputField {
  const note = name === 'budget' ? cost : name === 'service' ? notFor : undefined;
  return note ? { ...fields[name], note } : fields[name];
}

/** The inputs of a section of the form, with their labels. */
export function Inputs({ section, offers }: InputsProps) {
  const value = useFieldValue('service');
  const chosen = offers.services.find((service) => service.value === value);
  return (
    <FieldRow>
      {inputNames
        .filter((name) => fields[name].section === section)
        .map((name) => (
          <LabeledInput key={name} name={name} field={fieldWith(name, chosen)} offers={offers} />
        ))}
    </FieldRow>
  );
}

/** A field with its label, its hint and its message. */
function LabeledInput({ name, field, offers }: LabeledInputProps) {
  const { message, isOpen, listeners } = useFieldMessage(field);
  /** Takes a suggestion as if it were typed. */
  function take(suggestion: string) {
    const control = document.getElementById(name) as HTMLInputElement;
    control.value = suggestion;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  }
  const phrases = field.input === 'textarea' && field.phrases;
  const hint = hintFor(field);
  return (
    <Field
      id={name}
      label={field.label}
      hint={
        phrases ? (
          <>
            {hint} <Scripted>{formCopy.phrasesHint}</Scripted>
          </>
        ) : (
          hint
        )
      }
      note={field.note}
      message={<MessageLine id={name} message={message} onTake={take} />}
      isOpen={isOpen}
      {...listeners}
    >
      {phrases && (
        <Phrases
          field={name}
          phrases={phrases}
          tradePhrases={offers.tradePhrases}
          nameWords={offers.nameWords}
        />
      )}
      <Input name={name} field={field} services={offers.services} message={message} />
    </Field>
  );
}

/** The hint beside a field's label. */
const hintFor = ({ required, hint }: InputField) =>
  [required ? undefined : formCopy.optional, hint].filter(Boolean).join('. ');

interface InputProps extends Pick<Offers, 'services'> {
  name: string;
  field: InputField;
  message: FieldMessage | null;
}

/** The control of a field. */
function Input({ name, field, services, message }: InputProps) {
  const { required } = field;
  const description = [
    hintFor(field) && hintOf(name),
    field.note && noteOf(name),
    message && messageOf(name),
  ];
  const shared = {
    id: name,
    name,
    required,
    'aria-describedby': description.filter(Boolean).join(' ') || undefined,
    'aria-invalid': message?.kind === 'error' || undefined,
  };
  // FormSection detects an empty optional field by `:placeholder-shown`.
  const placeholder = required ? undefined : ' ';
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
  const Line = input === 'url' ? WebsiteInput : 'input';
  return (
    <Line
      {...shared}
      type={input}
      inputMode={input}
      autoComplete={autoComplete}
      maxLength={maxLength}
      placeholder={placeholder}
    />
  );
}

import type { FieldSection } from '@/content/formSections';
import { contactMethodOptions, type Option } from './options';
import type { selectOptions } from './selectOptions';

interface FilledInField {
  required: boolean;
  /** The form's section that shows it (`content/formSections.ts`). */
  section: FieldSection;
  label: string;
  /** Shown beside the label, unless the page passes another one to the form. */
  hint?: string;
}

/** A text of one line. */
export interface LineField extends FilledInField {
  input: 'text' | 'email' | 'tel' | 'url';
  autoComplete: string;
  /** In UTF-16 code units. Generous, because cutting off a text could lose a request. */
  maxLength: number;
}

/** A text of several lines. */
export interface TextField extends FilledInField {
  input: 'textarea';
  maxLength: number;
}

type Lists = typeof selectOptions;

/** One of the options of a list. */
export interface SelectField extends FilledInField {
  input: 'select';
  /** In `selectOptions`. */
  list: keyof Lists;
}

/** A field with its own input in the form. */
export type InputField = LineField | TextField | SelectField;

/** A field that comes from the contact method, the booked call or the clock. */
export type StateField =
  | { input: 'method'; required: true; options: readonly Option[] }
  | { input: 'call' }
  | { input: 'instant' };

export type Field = InputField | StateField;

/**
 * The fields of a consultation request, in the order in which they are sent (docs/product.md, "The form"). The
 * form's inputs, the composed request, the schema and the export's columns follow from them.
 */
export const fields = {
  name: {
    input: 'text',
    section: 'personal',
    label: 'Full Name',
    required: true,
    autoComplete: 'name',
    maxLength: 200,
  },
  email: {
    input: 'email',
    section: 'personal',
    label: 'Email',
    required: true,
    autoComplete: 'email',
    maxLength: 254,
  },
  phone: {
    input: 'tel',
    section: 'personal',
    label: 'Phone',
    hint: 'We only call if you ask us to.',
    required: true,
    autoComplete: 'tel',
    maxLength: 50,
  },
  company: {
    input: 'text',
    section: 'personal',
    label: 'Company Name',
    required: false,
    autoComplete: 'organization',
    maxLength: 200,
  },
  website: {
    input: 'url',
    section: 'business',
    label: 'Current Website',
    required: false,
    autoComplete: 'url',
    maxLength: 2048,
  },
  service: {
    input: 'select',
    list: 'service',
    section: 'business',
    label: 'Primary Service Interest',
    required: true,
  },
  budget: {
    input: 'select',
    list: 'budget',
    section: 'business',
    label: 'Budget Range',
    required: false,
  },
  timeline: {
    input: 'select',
    list: 'timeline',
    section: 'business',
    label: 'Desired Timeline',
    required: false,
  },
  description: {
    input: 'textarea',
    section: 'project',
    label: 'Tell us about your business and goals',
    hint: 'One line will do. No customer data.',
    required: true,
    maxLength: 20_000,
  },
  contactMethod: { input: 'method', required: true, options: contactMethodOptions },
  callDate: { input: 'call' },
  callTime: { input: 'call' },
  submittedAt: { input: 'instant' },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;

export type FieldName = keyof Fields;

type NameOf<Kind> = { [Name in FieldName]: Fields[Name] extends Kind ? Name : never }[FieldName];

export type InputName = NameOf<InputField>;

type ValueOf<Name extends FieldName> = Fields[Name] extends SelectField
  ?
      | Lists[Fields[Name]['list']][number]['value']
      | (Fields[Name]['required'] extends true ? never : '')
  : Fields[Name] extends { options: readonly { value: infer Value }[] }
    ? Value
    : Fields[Name] extends { input: 'call' }
      ? string | null
      : string;

/** A consultation request as it is stored and forwarded. */
export type ConsultationRequest = { [Name in FieldName]: ValueOf<Name> };

export const fieldNames = Object.keys(fields) as FieldName[];

const isInputName = (name: FieldName): name is InputName => 'section' in fields[name];

export const inputNames = fieldNames.filter(isInputName);

/** A field that people never see and autofill never fills. A request with a value in it is quarantined as spam. */
export const honeypotField = 'reference_note';

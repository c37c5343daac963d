import { budgetOptions, contactMethodOptions, type Option, timelineOptions } from './options';

/** Numbers of the form's sections that have inputs. */
export const inputSections = [1, 2, 3] as const;

interface FilledInField {
  /** Number of the form's section that shows it. */
  section: (typeof inputSections)[number];
  label: string;
  /** What stands beside the label. */
  hint?: string;
  required: boolean;
}

/** A text of one line. */
export interface LineField extends FilledInField {
  input: 'text' | 'email' | 'tel' | 'url';
  autoComplete: string;
  /** In UTF-16 code units. Generous on purpose: a cut-off request is a lost one. */
  maxLength: number;
}

/** A text of several lines. */
export interface TextField extends FilledInField {
  input: 'textarea';
  maxLength: number;
  /** Sentences, without their full stop, that a tap adds to the text. */
  phrases?: readonly string[];
}

/** One of some options. */
export interface SelectField extends FilledInField {
  input: 'select';
  /** Left out, it offers the services: the page hands them to the form (`serviceOptions.ts`). */
  options?: readonly Option[];
}

/** A field with an input of its own in the form. */
export type InputField = LineField | TextField | SelectField;

/** A field that comes from the booking (section 4 of the form) or from the clock. */
export type StateField =
  | { input: 'method'; required: true; options: readonly Option[] }
  | { input: 'call' }
  | { input: 'instant' };

export type Field = InputField | StateField;

/**
 * The fields of a consultation request, in the order in which they are sent (docs/product.md, "The form"). The
 * form's inputs, the composed request, the schema, the draft and the export's columns follow from them.
 */
export const fields = {
  name: {
    input: 'text',
    section: 1,
    label: 'Full Name',
    required: true,
    autoComplete: 'name',
    maxLength: 200,
  },
  email: {
    input: 'email',
    section: 1,
    label: 'Email',
    required: true,
    autoComplete: 'email',
    maxLength: 254,
  },
  phone: {
    input: 'tel',
    section: 1,
    label: 'Phone',
    hint: 'We only use it to answer this request.',
    required: true,
    autoComplete: 'tel',
    maxLength: 50,
  },
  company: {
    input: 'text',
    section: 1,
    label: 'Company Name',
    required: false,
    autoComplete: 'organization',
    maxLength: 200,
  },
  website: {
    input: 'url',
    section: 2,
    label: 'Current Website',
    required: false,
    autoComplete: 'url',
    maxLength: 2048,
  },
  service: {
    input: 'select',
    section: 2,
    label: 'Primary Service Interest',
    required: true,
  },
  budget: {
    input: 'select',
    section: 2,
    label: 'Budget Range',
    required: false,
    options: budgetOptions,
  },
  timeline: {
    input: 'select',
    section: 2,
    label: 'Desired Timeline',
    required: false,
    options: timelineOptions,
  },
  description: {
    input: 'textarea',
    section: 3,
    label: 'Tell us about your business and goals',
    hint: 'One line is enough. Tap what fits, or write.',
    phrases: [
      'I miss calls',
      'I get questions at night',
      'I have no-shows',
      'I need a new website',
    ],
    required: true,
    maxLength: 5000,
  },
  contactMethod: { input: 'method', required: true, options: contactMethodOptions },
  callDate: { input: 'call' },
  callTime: { input: 'call' },
  submittedAt: { input: 'instant' },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;

export type FieldName = keyof Fields;

type NameOf<Kind> = { [Name in FieldName]: Fields[Name] extends Kind ? Name : never }[FieldName];

type ValueOf<Entry> = Entry extends {
  options: readonly { value: infer Value }[];
  required: infer Required;
}
  ? Value | (Required extends true ? never : '')
  : Entry extends { input: 'call' }
    ? string | null
    : string;

/** A consultation request as it is kept and forwarded. */
export type ConsultationRequest = { [Name in FieldName]: ValueOf<Fields[Name]> };

export type InputName = NameOf<InputField>;
export type StateName = NameOf<StateField>;

/** In the order in which they are sent. */
export const fieldNames = Object.keys(fields) as FieldName[];

const isInputName = (name: FieldName): name is InputName => 'section' in fields[name];

/** Names of the fields with an input of their own. */
export const inputNames = fieldNames.filter(isInputName);

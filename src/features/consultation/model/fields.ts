import { type FieldSection, formSections } from '@/content/formSections';
import { contactMethodOptions, type Option } from './options';
import type { selectOptions } from './selectOptions';

type OwnInput = {
  section: FieldSection;
  label: string;
  required: boolean;
  hint?: string;
  /** Whether `--find` searches it. */
  identifies: boolean;
};

type Line = OwnInput & {
  autoComplete: string;
  /** In UTF-16 code units. Generous, so no text is cut off. */
  maxLength: number;
};

type Lists = typeof selectOptions;

interface InputKinds {
  text: Line;
  email: Line;
  tel: Line;
  url: Line;
  textarea: OwnInput & { maxLength: number };
  select: OwnInput & { list: keyof Lists };
}

interface StateKinds {
  method: { label: string; required: true; options: readonly Option[] };
  call: { label: string };
  instant: { label: string };
}

type Kinds = InputKinds & StateKinds;

export type InputKind = keyof InputKinds;

/** Each kind has entries in `schema.ts`, `browser/formFields.ts` and `form/Inputs.tsx`. */
export type FieldKind = keyof Kinds;

export type FieldOf<Kind extends FieldKind> = { [K in Kind]: { kind: K } & Kinds[K] }[Kind];

export type InputField = FieldOf<InputKind>;

export type Field = FieldOf<FieldKind>;

const titleOf = (section: FieldSection): string =>
  formSections.find(({ name }) => name === section)?.title ?? section;

/** In the body's order (docs/product.md, "The form"). The form, schema, export, and mails follow from them. */
export const fields = {
  name: {
    kind: 'text',
    section: 'personal',
    label: 'Full Name',
    identifies: true,
    required: true,
    autoComplete: 'name',
    maxLength: 200,
  },
  email: {
    kind: 'email',
    section: 'personal',
    label: 'Email',
    identifies: true,
    required: true,
    autoComplete: 'email',
    maxLength: 254,
  },
  phone: {
    kind: 'tel',
    section: 'personal',
    label: 'Phone',
    identifies: true,
    hint: 'We only call if you ask us to.',
    required: true,
    autoComplete: 'tel',
    maxLength: 50,
  },
  company: {
    kind: 'text',
    section: 'personal',
    label: 'Company Name',
    identifies: true,
    required: false,
    autoComplete: 'organization',
    maxLength: 200,
  },
  website: {
    kind: 'url',
    section: 'business',
    label: 'Current Website',
    identifies: false,
    required: false,
    autoComplete: 'url',
    maxLength: 2048,
  },
  service: {
    kind: 'select',
    list: 'service',
    section: 'business',
    label: 'Primary Service Interest',
    identifies: false,
    required: true,
  },
  budget: {
    kind: 'select',
    list: 'budget',
    section: 'business',
    label: 'Budget Range',
    hint: 'A guess is fine.',
    identifies: false,
    required: false,
  },
  timeline: {
    kind: 'select',
    list: 'timeline',
    section: 'business',
    label: 'Desired Timeline',
    identifies: false,
    required: false,
  },
  description: {
    kind: 'textarea',
    section: 'project',
    label: 'Tell us about your business and goals',
    identifies: false,
    hint: 'One line will do. No customer data.',
    required: true,
    maxLength: 20_000,
  },
  contactMethod: {
    kind: 'method',
    label: titleOf('contact'),
    required: true,
    options: contactMethodOptions,
  },
  callDate: { kind: 'call', label: 'Call date' },
  callTime: { kind: 'call', label: 'Call time' },
  submittedAt: { kind: 'instant', label: 'Submitted at' },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;

export type FieldName = keyof Fields;

type NameOf<Some> = { [Name in FieldName]: Fields[Name] extends Some ? Name : never }[FieldName];

export type InputName = NameOf<{ kind: InputKind }>;

type ValueOf<Name extends FieldName> =
  Fields[Name] extends FieldOf<'select'>
    ?
        | Lists[Fields[Name]['list']][number]['value']
        | (Fields[Name]['required'] extends true ? never : '')
    : Fields[Name] extends { options: readonly { value: infer Value }[] }
      ? Value
      : Fields[Name] extends { kind: 'call' }
        ? string | null
        : string;

export type ConsultationRequest = { [Name in FieldName]: ValueOf<Name> };

export const fieldNames = Object.keys(fields) as FieldName[];

const isInputName = (name: FieldName): name is InputName => 'section' in fields[name];

export const inputNames = fieldNames.filter(isInputName);

/** Invisible to people and autofill. A value quarantines the request as spam. */
export const honeypotField = 'reference_note';

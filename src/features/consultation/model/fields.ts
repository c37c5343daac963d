import type { FieldPurpose } from '@/content/fieldPurposes';
import { type FieldSection, formSections } from '@/content/formSections';
import { contactMethodOptions, type Option } from './options';
import type { selectOptions } from './selectOptions';

/** Why the form asks for a field (`content/fieldPurposes.ts`). */
type Asked =
  | { required: true; purpose: Exclude<FieldPurpose, 'detail'> }
  | { required: false; purpose: FieldPurpose };

type OwnInput = Asked & {
  /** The section of the form that shows it. */
  section: FieldSection;
  label: string;
  /** Its name in a sentence after "your". One with an article comes last there. */
  inSentence: string;
  /** Shown beside the label, unless the page passes another hint to the form. */
  hint?: string;
  /** Whether its value identifies a person: `--find` searches it. */
  identifies: boolean;
};

type Line = OwnInput & {
  autoComplete: string;
  /** In UTF-16 code units. Generous, because cutting off a text could lose a request. */
  maxLength: number;
};

type Lists = typeof selectOptions;

/** The properties of the fields that have an input of their own in the form, by kind. */
interface InputKinds {
  text: Line;
  email: Line;
  tel: Line;
  url: Line;
  /** A text of several lines. */
  textarea: OwnInput & { maxLength: number };
  /** One of the options of a list in `selectOptions`. */
  select: OwnInput & { list: keyof Lists };
}

/** The properties of the fields that come from the contact method, the call or the clock, by kind. */
interface StateKinds {
  method: { label: string; required: true; options: readonly Option[] };
  call: { label: string };
  instant: { label: string };
}

type Kinds = InputKinds & StateKinds;

export type InputKind = keyof InputKinds;

/**
 * A kind of field. Each table with an entry for every kind says one thing about it: `fieldRules.ts` (what the server
 * accepts and mails show), `browser/controlKinds.ts` (its control), and `form/Inputs.tsx` (its markup).
 */
export type FieldKind = keyof Kinds;

export type FieldOf<Kind extends FieldKind> = { [K in Kind]: { kind: K } & Kinds[K] }[Kind];

export type InputField = FieldOf<InputKind>;

export type Field = FieldOf<FieldKind>;

const titleOf = (section: FieldSection): string =>
  formSections.find(({ name }) => name === section)?.title ?? section;

/**
 * The fields of a consultation request, in the order in which they are sent (docs/product.md, "The form"). The
 * form's inputs, the composed request, the schema, the export's columns and the mails follow from them.
 */
export const fields = {
  name: {
    kind: 'text',
    section: 'personal',
    label: 'Full Name',
    inSentence: 'name',
    purpose: 'reply',
    identifies: true,
    required: true,
    autoComplete: 'name',
    maxLength: 200,
  },
  email: {
    kind: 'email',
    section: 'personal',
    label: 'Email',
    inSentence: 'email address',
    purpose: 'reply',
    identifies: true,
    required: true,
    autoComplete: 'email',
    maxLength: 254,
  },
  phone: {
    kind: 'tel',
    section: 'personal',
    label: 'Phone',
    inSentence: 'phone number',
    purpose: 'reply',
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
    inSentence: 'company',
    purpose: 'detail',
    identifies: true,
    required: false,
    autoComplete: 'organization',
    maxLength: 200,
  },
  website: {
    kind: 'url',
    section: 'business',
    label: 'Current Website',
    inSentence: 'website',
    purpose: 'detail',
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
    inSentence: 'the service you pick',
    purpose: 'plan',
    identifies: false,
    required: true,
  },
  budget: {
    kind: 'select',
    list: 'budget',
    section: 'business',
    label: 'Budget Range',
    inSentence: 'budget',
    purpose: 'detail',
    identifies: false,
    required: false,
  },
  timeline: {
    kind: 'select',
    list: 'timeline',
    section: 'business',
    label: 'Desired Timeline',
    inSentence: 'timeline',
    purpose: 'detail',
    identifies: false,
    required: false,
  },
  description: {
    kind: 'textarea',
    section: 'project',
    label: 'Tell us about your business and goals',
    inSentence: 'description',
    purpose: 'plan',
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

/** A consultation request as it is stored and forwarded. */
export type ConsultationRequest = { [Name in FieldName]: ValueOf<Name> };

export const fieldNames = Object.keys(fields) as FieldName[];

const isInputName = (name: FieldName): name is InputName => 'section' in fields[name];

export const inputNames = fieldNames.filter(isInputName);

/** A field that people never see and autofill never fills. A request with a value in it is quarantined as spam. */
export const honeypotField = 'reference_note';

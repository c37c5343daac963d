import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react';
import { maxLengths } from './options';

/** A single-line text field of the form: what it is called and what it asks of the browser. */
export interface TextField {
  name: Exclude<keyof typeof maxLengths, 'description'>;
  label: string;
  type: HTMLInputTypeAttribute;
  required: boolean;
  autoComplete: string;
  inputMode: NonNullable<HTMLAttributes<HTMLInputElement>['inputMode']>;
  maxLength: number;
}

/** Section 1 of the form, Personal Information (docs/product.md, "The form"). */
export const personalFields: readonly TextField[] = [
  {
    name: 'name',
    label: 'Full Name',
    type: 'text',
    required: true,
    autoComplete: 'name',
    inputMode: 'text',
    maxLength: maxLengths.name,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: maxLengths.email,
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    required: true,
    autoComplete: 'tel',
    inputMode: 'tel',
    maxLength: maxLengths.phone,
  },
  {
    name: 'company',
    label: 'Company Name',
    type: 'text',
    required: false,
    autoComplete: 'organization',
    inputMode: 'text',
    maxLength: maxLengths.company,
  },
];

/** The text field of section 2, Business Information. */
export const websiteField: TextField = {
  name: 'website',
  label: 'Current Website',
  type: 'url',
  required: false,
  autoComplete: 'url',
  inputMode: 'url',
  maxLength: maxLengths.website,
};

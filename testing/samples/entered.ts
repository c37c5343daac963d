import type { fields, InputName } from '@/features/consultation/model/fields';

type RequiredName = {
  [Name in InputName]: (typeof fields)[Name]['required'] extends true ? Name : never;
}[InputName];

/** What a visitor enters in each required field. */
export const entered: Readonly<Record<RequiredName, string>> = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+1 555 010 0100',
  service: 'chatbot',
  description: 'A bakery.',
};

import type { ConsultationRequest, fields, InputName } from '@/features/consultation/model/fields';

type RequiredName = {
  [Name in InputName]: (typeof fields)[Name]['required'] extends true ? Name : never;
}[InputName];

export const entered: Readonly<Record<RequiredName, string>> = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+1 555 010 0100',
  service: 'multiple',
  description: 'A bakery.',
};

export const aRequest = (changes: Partial<ConsultationRequest> = {}): ConsultationRequest => ({
  name: 'Ana Example',
  email: 'ana@example.com',
  phone: '+1 555 010 0123',
  company: 'Example Bakery',
  website: 'https://bakery.example',
  service: 'website',
  budget: '5k-10k',
  timeline: 'asap',
  description: 'A site that takes orders at night.',
  contactMethod: 'email',
  callDate: null,
  callTime: null,
  submittedAt: '2026-11-20T08:30:00.000Z',
  ...changes,
});

import { asciiEmail } from '@/lib/asciiEmail';
import type { BookingChoice } from './bookingChoice';

/** The 13 fields of a consultation request as the form sends them, in the spec's order. */
export type FormRequest = Record<
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'website'
  | 'service'
  | 'budget'
  | 'timeline'
  | 'description'
  | 'contactMethod'
  | 'submittedAt',
  string
> & { callDate: string | null; callTime: string | null };

/**
 * The request as the form stands. Fields that were left empty are `""`.
 *
 * @param data the form's entries
 * @param choice contact method, and day and time of a call
 * @param submittedAt the moment of sending
 */
export function composeRequest(
  data: FormData,
  choice: BookingChoice,
  submittedAt: Date,
): FormRequest {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: asciiEmail(text('email')),
    phone: text('phone'),
    company: text('company'),
    website: text('website'),
    service: text('service'),
    budget: text('budget'),
    timeline: text('timeline'),
    description: text('description'),
    contactMethod: choice.contactMethod,
    callDate: choice.callDate,
    callTime: choice.callTime,
    submittedAt: submittedAt.toISOString(),
  };
}

/** Whether two requests ask for the same, whenever they were sent. */
export function sameRequest(one: FormRequest, other: FormRequest): boolean {
  const content = (request: FormRequest) => JSON.stringify({ ...request, submittedAt: '' });
  return content(one) === content(other);
}

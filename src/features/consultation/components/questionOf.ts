import { formCopy } from '@/content/copy/consultation';
import type { Field } from '@/features/consultation/model/fields';
import { isShortPhone, letterAmongDigits } from '@/features/consultation/model/phone';
import { seemsPrivate } from '@/features/consultation/model/privateData';
import { instagramPage, isOddWebsite } from '@/features/consultation/model/website';

/** A question about what a field has. It stops nobody. */
export interface Question {
  text: string;
  /** An answer that a tap takes, after the text. */
  suggestion?: string;
}

/** The question about a phone number; null when there is none. */
export function phoneQuestion(phone: string): string | null {
  const letter = letterAmongDigits(phone);
  if (letter) return formCopy.letterInPhone(letter);
  if (!isShortPhone(phone)) return null;
  const digits = phone.replace(/\D/g, '').length;
  if (phone.trim() && digits === 0) return formCopy.noDigits;
  return digits === 7 ? formCopy.noAreaCode : formCopy.shortPhone;
}

/** Recognizes misspelled addresses; its code is loaded for the first question about one. */
let suggestEmail: ((email: string) => string | null) | undefined;

/** The question about an email address; null when there is none, or before its code has loaded. */
export function emailQuestion(email: string): Question | null {
  if (!suggestEmail) return null;
  const suggestion = suggestEmail(email);
  if (suggestion !== null) return { text: formCopy.didYouMean, suggestion };
  return email.includes('.', email.indexOf('@')) ? null : { text: formCopy.noEnding };
}

/** Whether a field often has a question, so that its section waits until it is left. One about a description is rare. */
export const oftenAsks = ({ input }: Field): boolean => ['email', 'tel', 'url'].includes(input);

/** The question about what a field has; null when there is none. */
export async function questionOf(value: string, { input }: Field): Promise<Question | null> {
  if (input === 'email') {
    ({ suggestEmail } = await import('@/features/consultation/browser/suggestEmail'));
    return emailQuestion(value);
  }
  if (input === 'url') {
    const suggestion = instagramPage(value);
    if (suggestion) return { text: formCopy.didYouMean, suggestion };
  }
  const text = textQuestion(value, input);
  return text ? { text } : null;
}

/** The question in words alone. */
function textQuestion(value: string, input: Field['input']): string | null {
  if (input === 'tel') return phoneQuestion(value);
  if (input === 'url' && isOddWebsite(value)) return formCopy.noWebsite;
  return input === 'textarea' && seemsPrivate(value) ? formCopy.privateData : null;
}

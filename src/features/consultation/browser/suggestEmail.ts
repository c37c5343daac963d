import spellChecker from '@zootools/email-spell-checker';

/** Mail services that the library does not know and would correct to similar ones. */
const furtherDomains = ['email.com', 'gmx.net', 'mac.com'];

/**
 * The address that was probably meant, e.g. `lola@gmail.com` for `lola@gmail` or `lola@gmial.con`; null when
 * nothing looks like a slip.
 */
export function suggestEmail(email: string): string | null {
  const domains = [...spellChecker.POPULAR_DOMAINS, ...furtherDomains];
  const suggestion = spellChecker.run({ email: email.trim(), domains });
  if (!suggestion) return null;
  // The library writes the whole address in lower case.
  return email.trim().replace(/@[^@]*$/, `@${suggestion.domain}`);
}

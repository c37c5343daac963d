/** Major email providers. Short names (aol.com, gmx.de) are left out: too many real domains look like them. */
const services = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
];

/** Real domains that are one letter away from one of them and begin alike. */
const lookalikes = ['gail.com', 'grail.com'];

const nameOf = (domain: string) => domain.split('.')[0] ?? '';

/** Whether one slip makes one text of the other: a letter missing, added, replaced, or swapped with its neighbor. */
function isOneSlipFrom(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    one !== other &&
    (rest.slice(1) === otherRest.slice(1) ||
      rest.slice(1) === otherRest ||
      rest === otherRest.slice(1) ||
      isSwapped)
  );
}

/**
 * Whether people may have this domain: services have domains in many countries (yahoo.fr, hotmail.co), except Gmail;
 * other names may be a company's own.
 */
function isReal(domain: string): boolean {
  const name = nameOf(domain);
  const isCountry = /\.[a-z]{2}$/.test(domain) && !name.startsWith('gmail');
  return lookalikes.includes(domain) || (isCountry && services.some((one) => nameOf(one) === name));
}

/**
 * The address that was probably meant, e.g. `lola@gmail.com` for `lola@gmial.com` or `lola@gmail`: its domain is one
 * slip away from a major email provider's. Null when nothing looks like a slip.
 */
export function suggestEmail(email: string): string | null {
  const [, address, typed = ''] = /^\s*(\S+@)(\S+)\s*$/.exec(email) ?? [];
  const domain = typed.toLowerCase();
  if (!address || services.includes(domain) || isReal(domain)) return null;
  // People rarely miss the first letter, and other services begin with another one: mail.com, ymail.com.
  const meant = services.find(
    (service) =>
      service.startsWith(`${domain}.`) ||
      (service[0] === domain[0] && isOneSlipFrom(domain, service)),
  );
  return meant ? address + meant : null;
}

/** The great mail services. */
const services = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'rocketmail.com'],
  ...[
    'hotmail.com',
    'outlook.com',
    'live.com',
    'msn.com',
    'icloud.com',
    'me.com',
    'mac.com',
    'aol.com',
  ],
  ...['protonmail.com', 'proton.me', 'gmx.com', 'gmx.net', 'gmx.de', 'mail.com', 'zoho.com'],
  ...[
    'comcast.net',
    'verizon.net',
    'sbcglobal.net',
    'bellsouth.net',
    'earthlink.net',
    'optonline.net',
  ],
  ...['att.net', 'cox.net', 'charter.net'],
];

/** Those with domains in many countries: yahoo.fr, hotmail.co.uk. */
const worldwide = ['yahoo', 'hotmail', 'outlook', 'live', 'msn', 'aol', 'gmx'];

/** Domains that people have, one slip away from a service and beginning alike. */
const lookalikes = [
  ...['gail.com', 'grail.com', 'live.co', 'me.co', 'mac.co', 'mail.co'],
  ...['earthling.net', 'earthling.net', 'photon.me', 'chapter.net', 'chatter.net', 'charters.net'],
];

/** The name of a domain, and its ending. */
function partsOf(domain: string): [name: string, ending: string] {
  const [name = '', ...rest] = domain.split('.');
  return [name, rest.join('.')];
}

/** Whether an ending is a country's. Nobody has the others at these services: they are slips of `com`. */
const isCountrys = (ending: string) =>
  /(^|\.)[a-z]{2}$/.test(ending) && !['co', 'cm', 'om'].includes(ending);

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

/** Whether a letter that is pressed twice, or a dot that is missing, makes one text of the other. */
const isPressedTwice = (one: string, other: string) =>
  one === other.replace('.', '') || (/(.)\1/.test(one) && one.replace(/(.)\1/, '$1') === other);

/** The domain that was meant, if it is a service's. */
function meantBy(domain: string, service: string): string | null {
  const [typed, typedEnding] = partsOf(domain);
  const [name, ending] = partsOf(service);
  if (typed === name) return !typedEnding || isOneSlipFrom(typedEnding, ending) ? service : null;
  // People rarely miss the first letter, and other services begin with another one: mail.com, ymail.com.
  if (domain[0] !== service[0]) return null;
  // A slip in a short name makes the name of somebody else: aon.com, love.com.
  if (name.length < 5) return isPressedTwice(domain, service) ? service : null;
  const isAbroad = worldwide.includes(name) && isCountrys(typedEnding);
  if (isAbroad && isOneSlipFrom(typed, name)) return `${name}.${typedEnding}`;
  return isOneSlipFrom(domain, service) ? service : null;
}

/**
 * The address that was probably meant, e.g. `lola@gmail.com` for `lola@gmial.com` or `lola@gmail`: its domain is one
 * slip away from a great mail service's. Null when nothing looks like a slip.
 */
export function suggestEmail(email: string): string | null {
  const [, address, typed = ''] = /^\s*(\S+@)(\S+)\s*$/.exec(email) ?? [];
  const domain = typed.toLowerCase();
  const [name, ending] = partsOf(domain);
  // No service has a digit or a hyphen, and other people's domains have: y7mail.com.
  const isReal =
    /[\d-]/.test(domain) ||
    [...services, ...lookalikes].includes(domain) ||
    (worldwide.includes(name) && isCountrys(ending));
  if (!address || isReal) return null;
  for (const service of services) {
    const meant = meantBy(domain, service);
    if (meant) return address + meant;
  }
  return null;
}

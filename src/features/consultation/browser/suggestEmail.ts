/** The great mail services, by the ending of their domains. */
const services: Record<string, string> = {
  com: 'gmail googlemail yahoo hotmail outlook icloud ymail protonmail aol msn live me mac gmx mail zoho',
  net: 'comcast verizon sbcglobal bellsouth att cox charter gmx',
  me: 'proton',
  de: 'gmx',
};

/** Those with domains in many countries: yahoo.fr, hotmail.co.uk. */
const worldwide = /^(yahoo|hotmail|outlook|live|msn|aol|gmx)\.(?!(co|cm|om)$)(.+\.)?([a-z]{2})$/;

/** Domains that people have, one slip away from a service. */
const lookalikes =
  /^(g(ai|rai)l\.com|(live|me|mac|mail)\.co|photon\.me|cha(p|t)ter\.net|.*[\d-].*)$/;

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

/** Whether a domain was probably meant to be a service's. */
function isSlipOf(domain: string, name: string, ending: string): boolean {
  if (domain === name || domain === name + ending) return true;
  const isSameName = domain.startsWith(`${name}.`);
  if (isSameName) return isOneSlipFrom(domain.slice(name.length + 1), ending);
  // A slip in a short name makes the name of somebody else, aon.com or love.com, unless a letter is pressed twice.
  const service = `${name}.${ending}`;
  const isPressedTwice = domain.replace(/(.)\1/, '$1') === service;
  return isPressedTwice || (name.length > 4 && isOneSlipFrom(domain, service));
}

/**
 * The address that was probably meant, e.g. `lola@gmail.com` for `lola@gmial.com` or `lola@gmail`: its domain is one
 * slip away from a great mail service's. Null when nothing looks like a slip.
 */
export function suggestEmail(email: string): string | null {
  const [, address, typed = ''] = /^\s*(\S+@)(\S+)\s*$/.exec(email) ?? [];
  const domain = typed.toLowerCase();
  if (!address || worldwide.test(domain) || lookalikes.test(domain)) return null;
  const [typedName = '', ...typedEnding] = domain.split('.');
  let meant: string | null = null;
  for (const [ending, names] of Object.entries(services)) {
    for (const name of names.split(' ')) {
      if (domain === `${name}.${ending}`) return null;
      // People rarely miss the first letter, and other services begin with another one: mail.com, ymail.com.
      if (domain[0] !== name[0]) continue;
      const country = typedEnding.join('.');
      const isAbroad =
        worldwide.test(`${name}.${country}`) && name.length > 4 && isOneSlipFrom(typedName, name);
      if (isAbroad) meant ??= `${name}.${country}`;
      else if (isSlipOf(domain, name, ending)) meant ??= `${name}.${ending}`;
    }
  }
  return meant && address + meant;
}

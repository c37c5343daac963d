import spellChecker from '@zootools/email-spell-checker';

/**
 * Mail services whose misspellings are recognized. Those with short names (aol.com, msn.com, att.net) are left out:
 * too many real addresses look like them.
 */
const services = [
  'gmail.com',
  'yahoo.com',
  'ymail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'googlemail.com',
  'protonmail.com',
  'rocketmail.com',
  'comcast.net',
  'verizon.net',
  'bellsouth.net',
  'earthlink.net',
  'sbcglobal.net',
  'optonline.net',
  'charter.net',
  'frontier.com',
];

/** Real mail services that look like one of them. */
const lookalikes = [
  'mail.com',
  'email.com',
  'fastmail.com',
  'outlook.co.uk',
  'hotmail.co.uk',
  'yahoo.ca',
  'yahoo.co.uk',
  'yahoo.com.mx',
  'yahoo.de',
  'yahoo.es',
  'protonmail.ch',
];

/** What is typed for .com, and is no top-level domain. */
const slipsOfCom = /\.(?:con|cmo|ocm|vom|xom|comm|coom|cpm|dom)$/;

/**
 * The address that was probably meant, e.g. `lola@gmail.com` for `lola@gmail` or `lola@gmial.con`; null when
 * nothing looks like a slip.
 */
export function suggestEmail(email: string): string | null {
  const [, address, typed = ''] = /^\s*(.+@)(\S+?)\s*$/.exec(email.toLowerCase()) ?? [];
  const name = typed.replace(slipsOfCom, '');
  const domain =
    services.find((service) => service.startsWith(`${name}.`)) ??
    closestService(name === typed ? typed : `${name}.com`);
  // The part before the @ is left as it was typed.
  return address && domain !== typed ? `${email.trim().slice(0, address.length)}${domain}` : null;
}

/** The mail service that a domain probably stands for, or the domain itself. */
function closestService(domain: string): string {
  if (lookalikes.includes(domain)) return domain;
  // The library's own lists of endings would correct real ones (.dental, .salon).
  const noEndings = { secondLevelDomains: [], topLevelDomains: [] };
  const found = spellChecker.run({ email: `a@${domain}`, domains: services, ...noEndings });
  return found?.domain ?? domain;
}

import 'server-only';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { isHtmlEmail } from '@/features/consultation/model/schema';
import { variable, wholeNumber } from '@/lib/settings/siteSettings';
import { asciiEmail } from '@/lib/text/typedText';

export interface Mailbox {
  name: string;
  address: string;
}

interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  isSecure: boolean;
  isLoopback: boolean;
  auth: { user: string; pass: string } | undefined;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return host.toLowerCase() === 'localhost';
  return loopback.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

/** @throws URIError if a percent sign encodes nothing */
function smtpServerIn(text: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host,
    port: Number(port) || (isSecure ? 465 : 587),
    isSecure,
    isLoopback: isLoopback(host),
    auth: auth.user || auth.pass ? auth : undefined,
  };
}

const smtpUrl = z.string().transform((text, context) => {
  try {
    if (/^smtps?:\/\/[^/?#\s\\]+$/i.test(text)) return smtpServerIn(text);
  } catch {
    // Reported below, without the value.
  }
  context.addIssue({
    code: 'custom',
    message:
      'must be smtps://user:password@host or smtp://user:password@host, without a path, and with percent-encoded credentials',
  });
  return z.NEVER;
});

/** Reads `Name <address>` or an address. Returns null if it is neither. */
function mailboxIn(text: string): Mailbox | null {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = asciiEmail((bracketed ?? text).trim());
  if (!isHtmlEmail(address)) return null;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

const sender = z.string().transform((text, context) => {
  const mailbox = mailboxIn(text);
  if (mailbox) return mailbox;
  context.addIssue({ code: 'custom', message: 'must be an address, or Name <address>' });
  return z.NEVER;
});

const recipients = z.string().transform((text, context) => {
  const addresses = text.split(',').map((part) => mailboxIn(part)?.address);
  if (addresses.every((address) => address !== undefined)) return addresses;
  context.addIssue({ code: 'custom', message: 'must be addresses separated by commas' });
  return z.NEVER;
});

export const mailVariables = {
  SMTP_URL: variable(smtpUrl.optional()),
  MAIL_FROM: variable(z.string().optional()),
  MAIL_TO: variable(z.string().optional()),
  MAIL_LIMIT_PER_HOUR: variable(wholeNumber(1, 1_000_000).default(100)),
  MAIL_REMINDERS: variable(
    z
      .stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' })
      .default(true),
  ),
};

/** RFC 2606. */
const isExample = (address: string) =>
  /[@.](?:example(?:\.(?:com|net|org))?|test|invalid)$/i.test(address);

export interface MailSettings {
  smtp: SmtpServer;
  from: Mailbox;
  /** The team's addresses. */
  to: readonly string[];
  /** For answers to visitors' mails: `SITE_EMAIL`. */
  contact: string;
  limitPerHour: number;
  hasReminders: boolean;
}

type Given = z.output<z.ZodObject<typeof mailVariables>>;

type Result = { data?: MailSettings | undefined; error?: z.ZodError };

/** Returns nothing without `SMTP_URL`. */
export function mailSettingsOf(given: Given, site: { name: string; email: string }): Result {
  const { SMTP_URL: smtp, MAIL_LIMIT_PER_HOUR: limitPerHour, MAIL_REMINDERS: hasReminders } = given;
  if (!smtp) return {};
  const example = 'must not be at a domain for examples';
  const mayBeExample = (address: string) => smtp.isLoopback || !isExample(address);
  const addresses = z.object({
    SITE_EMAIL: sender.refine(({ address }) => mayBeExample(address), example),
    MAIL_FROM: sender.refine(({ address }) => mayBeExample(address), example),
    MAIL_TO: recipients.refine((all) => all.every(mayBeExample), example),
  });
  const { data, error } = addresses.safeParse({
    SITE_EMAIL: site.email,
    MAIL_FROM: given.MAIL_FROM ?? site.email,
    MAIL_TO: given.MAIL_TO ?? site.email,
  });
  if (!data) return { error };
  const { SITE_EMAIL, MAIL_FROM, MAIL_TO } = data;
  const from = given.MAIL_FROM === undefined ? { ...MAIL_FROM, name: site.name } : MAIL_FROM;
  const contact = SITE_EMAIL.address;
  return { data: { smtp, from, to: MAIL_TO, contact, limitPerHour, hasReminders } };
}

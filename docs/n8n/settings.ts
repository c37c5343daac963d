import type { Luxon } from './call';

/** From the node "Settings". */
export interface Settings {
  teamEmail: string;
  senderEmail: string;
  siteName: string;
  siteUrl: string;
  timeZone: string;
  callMinutes: number;
  reminders: boolean;
}

/** Nobody has an example address (RFC 2606). */
const isExample = (address: string) => /[@./]example(\.com|\.net|\.org)?$/.test(address);

/** Throws before any mail is sent, so that the site retries requests that would reach nobody. */
export function checkSettings(settings: Settings, DateTime: Luxon): void {
  const { teamEmail, senderEmail, siteUrl, timeZone, callMinutes } = settings;
  for (const address of [teamEmail, senderEmail]) {
    if (!address.includes('@') || isExample(address)) {
      throw new Error('Set teamEmail and senderEmail in the node Settings');
    }
  }
  if (!/^https?:\/\/[^\s/?#]+$/.test(siteUrl) || isExample(siteUrl)) {
    throw new Error(
      'Set siteUrl in the node Settings: the site’s address, without a slash at its end',
    );
  }
  if (!DateTime.local({ zone: timeZone }).isValid) {
    throw new Error('timeZone in the node Settings is unknown');
  }
  if (!(callMinutes > 0)) throw new Error('callMinutes in the node Settings is no number');
}

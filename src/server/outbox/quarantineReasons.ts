import 'server-only';

/** Why a request is quarantined, except one that breaks the schema, whose reason names the fields. */
export const quarantineReasons = {
  client: 'too many requests from one client',
  calls: 'more than 5 calls from one client in a day',
  flood: 'too many requests from all clients together',
  honeypot: 'the honeypot was filled',
} as const;

/** The reasons that say nothing about the request itself: its sender can repeat it within the limits. */
export const limitReasons = Object.values<string>(quarantineReasons).filter(
  (reason) => reason !== quarantineReasons.honeypot,
);

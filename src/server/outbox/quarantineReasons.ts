import 'server-only';

/** Why a request is quarantined; for one that breaks the schema, the fields follow. */
export const quarantineReasons = {
  client: 'too many requests from one client',
  network: 'too many requests from one network',
  calls: 'more than 5 calls from one client in a day',
  flood: 'too many requests from all clients together',
  honeypot: 'the honeypot was filled',
  schema: 'the request does not fit the form',
} as const;

/** The reasons that say nothing about the request itself: its sender can repeat it within the limits. */
export const limitReasons: readonly string[] = [
  quarantineReasons.client,
  quarantineReasons.network,
  quarantineReasons.calls,
  quarantineReasons.flood,
];

import 'server-only';

const steps: [answers: RegExp, step: string][] = [
  [
    /^UNCONFIRMED$/,
    "let its last step answer with the request's id (docs/receivers.md), or remove WEBHOOK_CONFIRMS, and restart",
  ],
  [
    /^302$/,
    'if it is Google Apps Script, which redirects after it succeeds, put a step in front of it that answers 200; ' +
      'otherwise set CONSULTATION_WEBHOOK_URL to the new address, and restart',
  ],
  [/^3/, 'its address has changed, so set CONSULTATION_WEBHOOK_URL to the new one, and restart'],
  [
    /^40[13]$/,
    'check CONSULTATION_WEBHOOK_SECRET, the clocks of both machines (a signature is valid for a few minutes), and ' +
      "the receiver's access rules, and run outbox test",
  ],
  [
    /^404$/,
    "check that the receiver's workflow is active, and the path of CONSULTATION_WEBHOOK_URL",
  ],
  [/^4/, "see outbox list --state pending, and the receiver's log"],
  [
    /^(ENOTFOUND|EAI_)/,
    'its host name cannot be resolved, so check the name in CONSULTATION_WEBHOOK_URL and the name server',
  ],
  [
    /CERT|SIGNATURE/,
    'its certificate is not trusted, has expired, or names another host, so renew it, and check the clock of this ' +
      'machine',
  ],
  [
    /^(E|TIMEOUT$)/,
    'check that the receiver runs and that no firewall blocks it, and run outbox test',
  ],
];

/**
 * Returns the next step after a failed attempt.
 * @param answer a status or an error's code
 */
export const stepFor = (answer: string): string =>
  steps.find(([answers]) => answers.test(answer))?.[1] ??
  "see outbox list --state pending and the receiver's log, and run outbox test, which prints the answer";

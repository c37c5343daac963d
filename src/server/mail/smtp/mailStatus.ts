import 'server-only';
import { codeOf, type MailResult } from './smtp';

type Reason = { kind: string; text: string };

/** A status means that the server was reached. */
const stepFor = (code: string) =>
  /^\d/.test(code)
    ? 'it refuses connections or logins for now, so wait or ask your provider'
    : 'check host, port, and certificate of SMTP_URL';

/** Keeps what the mail server answered last, for health. In the memory of a process. */
export function createMailStatus() {
  let unreachable: string[] = [];
  let loginRefused: string | undefined;
  let refusedRecipients: { position: number; code: string }[] = [];

  return {
    noteConnection(result: MailResult): void {
      loginRefused = result.kind === 'loginRefused' ? codeOf(result) : undefined;
      unreachable = result.kind === 'unreachable' ? [...unreachable.slice(-1), codeOf(result)] : [];
    },

    noteTeam(result: MailResult): void {
      if (result.kind !== 'sent') return;
      refusedRecipients = result.refused.map((each) => ({
        position: each.position,
        code: codeOf(each),
      }));
    },

    reasons(): Reason[] {
      const code = unreachable.at(-1);
      return [
        ...(loginRefused === undefined
          ? []
          : [
              {
                kind: `mailLogin ${loginRefused}`,
                text:
                  `the mail server refuses the login (${loginRefused}): check user and password in SMTP_URL, ` +
                  'restart, and run outbox test --mail',
              },
            ]),
        ...(code === undefined || unreachable.length < 2
          ? []
          : [
              {
                kind: `mailConnection ${code}`,
                text: `no connection to the mail server comes about (${code}): ${stepFor(code)}, and run outbox test --mail`,
              },
            ]),
        ...refusedRecipients.map(({ position, code: refusal }) => ({
          kind: `mailTo ${position} ${refusal}`,
          text: `the mail server refuses address ${position} of MAIL_TO (${refusal}): correct MAIL_TO, and restart`,
        })),
      ];
    },
  };
}

import type { Mail } from './mailServer';

/** A call, or `none`. */
type Belief = string;

/** Fails unless a mail names only the known call. */
function checkEarlier(mail: Mail, named: string | undefined, known: Belief, isTold: boolean) {
  const wanted = known === 'none' || isTold ? undefined : known;
  expect([mail.subject, named]).toEqual([mail.subject, wanted]);
}

/** Returns the team's call and description. */
export function teamAfter(mails: Mail[]) {
  let call: Belief = 'none';
  let version = -1;
  const descriptions = new Map<number, string>();
  for (const mail of mails) {
    const [first = ''] = mail.text.split('\n');
    const number = Number(/^Version: (\d+)/m.exec(mail.text)?.[1]);
    const description = /^> (.*)/m.exec(mail.text)?.[1] ?? '';
    const isOnlyCall = mail.text.includes('Only the call has changed.');
    const known = descriptions.get(number - 1);
    // The fields of a move repeat the known ones.
    if (isOnlyCall) expect([mail.subject, known]).toEqual([mail.subject, description]);
    descriptions.set(number, description);
    if (mail.subject.startsWith('Superseded: ')) {
      expect(mail.text).not.toMatch(/It was on|is off/);
      continue;
    }
    const held = /Call on (.+? Time)\./.exec(first)?.[1];
    const earlier = /(?:It was on|The call on) (.+? Time)(?: is off)?\./.exec(first)?.[1];
    checkEarlier(mail, earlier, call, held === call);
    call = held ?? 'none';
    version = number;
  }
  return { call, description: descriptions.get(version) };
}

export function visitorAfter(mails: Mail[]): Belief {
  let call: Belief = 'none';
  let isFirst = true;
  for (const mail of mails) {
    const held = /(?:We’ll call you on|Your call with .+ is on) (.+? Time)\./.exec(mail.text)?.[1];
    const earlier = /(?:no longer on|The call on) (.+? Time)(?: is canceled)?\./.exec(
      mail.text,
    )?.[1];
    checkEarlier(mail, earlier, call, held === call);
    if (isFirst) expect(mail.text).toMatch(/We received your .* within 2\s?hours/s);
    else expect(mail.text).not.toContain('We received');
    isFirst = false;
    call = held ?? 'none';
  }
  return call;
}

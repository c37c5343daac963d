import type { Mail } from './mailServer';

/** What a careful reader believes about a call, in words; `none` if no time is agreed on. */
type Belief = string;

/** Fails unless a mail names the call that its reader knew, and no other. */
function checkEarlier(mail: Mail, named: string | undefined, known: Belief, isTold: boolean) {
  const wanted = known === 'none' || isTold ? undefined : known;
  expect([mail.subject, named]).toEqual([mail.subject, wanted]);
}

/** Returns what the team believes after its mails: the call, and the description of the request. */
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
    // The fields of a move repeat the ones that the reader knows.
    if (isOnlyCall) expect([mail.subject, known]).toEqual([mail.subject, description]);
    descriptions.set(number, description);
    if (mail.subject.startsWith('Replaced: ')) {
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

/** Returns what the reader of an address believes after its mails. */
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

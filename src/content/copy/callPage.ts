/** The page that a call's mail links to (docs/product.md, "Your call"). */
export const callPage = {
  name: 'Your Call',
  withoutScript:
    'To move or cancel your call here, turn on JavaScript, then reload this page. Or just reach us:',
  /** By state. By default, the page's name. */
  headings: {
    changed: 'Your Call Has Changed',
    moved: 'Your Call Has Moved',
    booked: 'Your Call Is Booked',
    canceled: 'Your Call Is Off',
  },
  ledes: {
    loading: 'Looking up your call…',
    held: 'Move your call or cancel it here. Nothing changes until you press a button.',
    none: 'No call is booked now. Pick a time below, and we’ll call you then.',
    changed: 'It was changed somewhere else while this page was open. Here’s where it stands:',
    booked: 'We’ll call you then. If something comes up, move it or cancel it here.',
    moved: (former: string) => `Your call on ${former} has moved. Here’s the new time:`,
    canceled: (former: string) =>
      `Your call on ${former} is off. Want another time? Pick one below.`,
    over: (former: string) =>
      `Your call was on ${former}. It has started, so it can’t be moved or canceled here. ` +
      'Reach us directly:',
    unknown:
      'This link doesn’t lead to a call. Open the link in our latest email, or reach us directly:',
    unreachable:
      'Our site can’t be reached from here right now, so we can’t tell you when your call is. ' +
      'Try again in a minute, or reach us directly:',
  },
  noTimes: 'We can’t offer times here right now. Try again in a minute, or reach us below.',
  tryAgain: 'Try Again',
  direct: 'Prefer to email or call?',
  moveTitle: 'Pick another time',
  bookTitle: 'Pick a time',
  move: 'Move My Call',
  book: 'Book My Call',
  moving: 'One moment…',
  cancel: 'Cancel My Call',
  unchanged: 'This is the time you have. Pick another one above to move your call.',
  messages: {
    taken: 'That time was just taken. Nothing has changed. Pick another one above.',
    unavailable: 'We can’t call at that time. Nothing has changed. Pick another one above.',
    limited: 'That was a lot of tries. Nothing has changed. Wait a minute and try again.',
    exhausted: (phone: string, email: string) =>
      'That was a lot of changes for one day. Nothing has changed. ' +
      `To change your call now, call ${phone} or email ${email}.`,
    lost: 'We didn’t hear back. This page shows what we have now. Try again.',
  },
  heldCall: 'Your call is on',
  movedCall: 'Your call is now on',
  sureTitle: 'Cancel your call?',
  sure: (call: string) => `It’s on ${call}.`,
  sureYes: 'Yes, Cancel It',
  sureNo: 'Keep My Call',
} as const;

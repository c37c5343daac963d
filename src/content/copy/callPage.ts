/** The page on which a call is moved, or given up, from its mail (docs/product.md, "Your call"). */
export const callPage = {
  name: 'Your Call',
  lede: 'Move your call or cancel it here. Nothing changes until you press a button.',
  /** Until the server has answered. */
  looking: 'Looking up your call…',
  withoutScript:
    'To move or cancel your call here, turn on JavaScript, then reload this page. Or just reach us:',
  /** In place of the call, each before the ways to reach us. */
  unknown:
    'This link doesn’t lead to a call. Open the link in our latest email, or reach us directly:',
  silent:
    'Our site can’t be reached from here right now, so we can’t tell you when your call is. ' +
    'Try again in a minute, or reach us directly:',
  tooMany: 'That was a lot of tries. Wait a minute and try again, or reach us directly:',
  over: 'This call has already started, so it can’t be moved or canceled here. Reach us directly:',
  tryAgain: 'Try Again',
  none: 'No call is booked right now.',
  /** Before the ways to reach us, where the page has helped. */
  direct: 'Prefer to email or call?',
  /** Above the calendar, with a call and without one. */
  moveTitle: 'Pick another time',
  bookTitle: 'Pick a time',
  move: 'Move My Call',
  book: 'Book My Call',
  moving: 'One moment…',
  cancel: 'Cancel My Call',
  /** Beside the button, while the time that is held is chosen. */
  unchanged: 'This is the time you have. Pick another one above to move your call.',
  /** Beside the button, after a press that has changed nothing. */
  refused: {
    taken: 'That time was just taken. Nothing has changed. Pick another one above.',
    unavailable: 'We can’t call at that time. Nothing has changed. Pick another one above.',
    tooMany: 'That was a lot of tries. Nothing has changed. Wait a minute and try again.',
    lost: 'That didn’t get through. Nothing has changed. Try again.',
  },
  /** Headings once it has changed. */
  moved: 'Your call has moved.',
  booked: 'Your call is booked.',
  canceled: 'Your call is off.',
  /** The question before a call is given up. @param call when it is */
  sureTitle: 'Cancel your call?',
  sure: (call: string) => `It’s on ${call}.`,
  sureYes: 'Yes, Cancel It',
  sureNo: 'Keep My Call',
} as const;

/** Rules that a test owns, so that it holds whatever the agency's are. Some times are shown first, and some after a tap. */
export const callRules = {
  openDays: [1, 2, 3, 4, 5],
  windowDays: 30,
  firstTime: '10:00',
  lastTime: '17:00',
  stepMinutes: 15,
  shownFirst: [0, 30],
  callMinutes: 30,
};

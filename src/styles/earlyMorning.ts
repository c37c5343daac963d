/** The colors of 5:30 AM, wherever the street stands at that hour: its sky from above, and its houses. */
export const earlyMorning = {
  sky: '#2f4a7e',
  haze: '#5b6893',
  rose: '#a2859a',
  light: '#dca98c',
  wall: '#18223f',
  edge: '#6b7aa3',
  window: '#ffdca0',
  moon: '#f2dcd0',
  smoke: '#e9e3ea',
} as const;

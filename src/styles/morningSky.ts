/** The sky at opening time above the theme's haze and sunrise. Text keeps its contrast down to the violet. */
export const morningSky = {
  high: '#2b4470',
  blue: '#515d8b',
  violet: '#74668c',
  mauve: '#947a9a',
  rose: '#e0b6a3',
} as const;

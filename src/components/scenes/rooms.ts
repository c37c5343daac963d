/** A lit room of the workshop and what is at work in it, in the workshop's drawing units. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
  /** What stands in the light, dark. */
  inside: string;
  /** Lines cut into it, lit. */
  cut: string;
}

const size = { width: 86, height: 70 };

/** One room for each service: the mark by which index and workshop belong together. */
export const rooms: Record<string, Room> = {
  email: {
    ...size,
    x: 76,
    y: 96,
    inside: 'M98 114h42a5 5 0 0 1 5 5v25a5 5 0 0 1-5 5H98a5 5 0 0 1-5-5v-25a5 5 0 0 1 5-5z',
    cut: 'M95 118l24 18 24-18',
  },
  chatbot: {
    ...size,
    x: 198,
    y: 96,
    inside:
      'M222 112h38a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10h-20l-13 11v-11h-5a10 10 0 0 1-10-10v-12a10 10 0 0 1 10-10z',
    cut: 'M228 128h.01M241 128h.01M254 128h.01',
  },
  phone: {
    ...size,
    x: 76,
    y: 196,
    inside:
      'M97 207.5c4-4 10-3 13 1l5 8c2 4 0 7-3 9 2 8 7 13 14 16 3-4 6-5 10-3l8 5c4 3 5 8 1 12-14 12-62-30-48-48z',
    cut: 'M99 221.5h.01',
  },
  messaging: {
    ...size,
    x: 198,
    y: 196,
    inside: 'M214 230l58-22-20 50-12-18-10 12v-16z',
    cut: 'M240 240l30-30',
  },
  website: {
    x: 76,
    y: 300,
    width: 138,
    height: 84,
    inside: 'M116 320h58a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4h-58a4 4 0 0 1-4-4v-40a4 4 0 0 1 4-4z',
    cut: 'M113 332h64M119 326h.01M126 326h.01M122 342h22M122 351h30M122 360h12',
  },
};

/** What happens on the street at opening time, each at the end of another page. */
export type MorningEvent = 'arrival' | 'customers' | 'departure';

type Tone =
  | 'warm'
  | 'warmShade'
  | 'cool'
  | 'coolShade'
  | 'light'
  | 'deep'
  | 'skin'
  | 'brown'
  | 'hair';

/** A filled shape, or a line of a width: legs, arms, a bicycle. */
type Part = readonly [tone: Tone, d: string, width?: number];

/** Somebody who walks to the right or, `turned`, to the left; drawn around the feet. */
interface Person {
  at: number;
  turned?: boolean;
  parts: readonly Part[];
}

/** What several of them have in common; the legs are in step. */
const face = 'M-3-78v-8h7v8zM1-99a9 9 0 1 1-.01 0z';
const shortHair = 'M10-93c-1-7-5-9-10-9-7 0-10 6-8 14h4q0-5 3-7 6 2 11 2z';
const longHair =
  'M10-93c-1-7-5-9-10-9-8 0-10 7-9 14 0 5-1 8-3 10 6 2 11 0 11-5 0-5 0-9 2-11 5 1 6 1 9 1z';
const jacket = 'M-6-80q6-3 12 0 5 3 6 11l2 31q-13 4-25 0l2-31q0-8 3-11z';
const coat = 'M-6-80q6-3 12 0 5 3 6 11l5 46q-15 5-30 0l4-46q0-8 3-11z';
const scarf = 'M-6-83q7 4 13 0v6q-6 4-13 0z';
const stride: Part[] = [
  ['light', 'M-1-40l-3 17-9 17M2-40l7 18 3 17', 8],
  ['hair', 'M-15-5l6 3M12-3h7', 5],
];
const steps: Part[] = [
  ['deep', 'M-3-26l-2 10-7 11M4-26l5 12 2 9', 6],
  ['hair', 'M-14-4l6 3M11-3h7', 5],
];

export const morningFigures: Record<MorningEvent, readonly Person[]> = {
  /* The first one, with a bag in hand. */
  arrival: [
    {
      at: 934,
      parts: [
        ['brown', 'M13-41h22v17h-22z'],
        ['brown', 'M19-41v-4h10v4', 2.5],
        ...stride,
        ['warm', jacket],
        ['skin', face],
        ['hair', shortHair],
        ['warmShade', 'M0-71l6 15 14 9', 7],
        ['skin', 'M23-46h.01', 6],
      ],
    },
  ],
  /* A child goes in at the open door, holding the hand of a parent. */
  customers: [
    {
      at: 1130,
      parts: [
        ...steps,
        ['cool', coat],
        ['skin', face],
        ['hair', longHair],
        ['warm', scarf],
        ['coolShade', 'M0-70l7 16 14 5', 7],
      ],
    },
    {
      at: 1174,
      parts: [
        ['deep', 'M-3-19l-4 14M4-19l5 15', 6],
        ['hair', 'M-8-2h5M9-2h5', 4],
        ['cool', 'M-6-42q-10 0-10 9v9q0 3 3 3h7z'],
        ['warm', 'M-5-44q5-2 10 0 4 2 5 9l2 18q-12 4-23 0l2-18q1-7 4-9z'],
        ['skin', 'M-2-43v-5h5v5zM1-63a8 8 0 1 1-.01 0z'],
        ['brown', 'M9-57c-1-6-5-8-9-8-6 0-9 5-8 11-5 1-8 5-7 10 5 0 9-3 11-8q1-5 4-6 6 1 9 1z'],
        ['warmShade', 'M-3-38l-12-6', 5],
        ['skin', 'M-19-47h.01', 6],
      ],
    },
  ],
  /* Two go home: one on foot, one with the bicycle beside her. */
  departure: [
    {
      at: 834,
      turned: true,
      parts: [
        ...stride,
        ['warm', jacket],
        ['brown', face],
        ['hair', shortHair],
        ['light', scarf],
        ['warmShade', 'M0-71l-6 14 3 15', 7],
        ['brown', 'M-3-38h.01', 6],
      ],
    },
    {
      at: 918,
      turned: true,
      parts: [
        ...steps,
        ['cool', coat],
        ['skin', face],
        ['hair', longHair],
        ['light', 'M-24-39a19 19 0 1 0 .01 0zM38-39a19 19 0 1 0 .01 0z', 2.5],
        ['warm', 'M-24-20h28l22-25h-32zM4-20l-12-33M-15-53h14M38-20l-13-37h-8', 2.5],
        ['coolShade', 'M0-70l7 13 9 1', 7],
        ['skin', 'M19-57h.01', 6],
      ],
    },
  ],
};

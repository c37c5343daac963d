import { lightProperty } from './lightStyles';

/**
 * The colors of the three example websites and of the pictures on them, which are nobody else's. A
 * style or a drawing says `var(--example-paper)` for `paper`.
 */
export const examplePalettes = {
  dentist: {
    paper: '#f2f8f4',
    pen: '#12474a',
    soft: '#35605f',
    action: '#12474a',
    onAction: '#fff',
    line: '#bcd9cd',
    price: '#a5371c',
    arch: '#bfe0d6',
    sun: '#ff8a70',
    tooth: '#fff',
    toothShade: '#dcefe9',
  },
  plumber: {
    paper: '#1f3fd6',
    pen: '#fff',
    soft: '#e3e8ff',
    action: '#ff5a3c',
    onAction: '#160500',
    bar: '#ffdc3a',
    onBar: '#0b1f6b',
    barShade: '#e3b91f',
  },
  salon: {
    paper: '#f3dfd3',
    pen: '#4a1738',
    soft: '#6d3a55',
    line: '#d6b5a8',
    accent: '#b3263f',
    halo: '#f2b5a7',
    cape: '#fff1e4',
    nape: '#33102a',
    neck: '#f0bfa2',
    neckShade: '#d89a80',
    face: '#f7d0b5',
    faceShade: '#e9b193',
    shine: '#7d3560',
  },
  shop: {
    paper: '#fbf1dd',
    pen: '#2a1b45',
    soft: '#5d4a72',
    action: '#c2412a',
    onAction: '#fff',
    price: '#8f3422',
  },
} as const satisfies Record<string, Record<string, string>>;

/** The custom property of a palette's color. */
export const exampleProperty = (name: string) => lightProperty(`example-${name}`);

/** The declarations of a palette. */
export const examplePalette = (slug: keyof typeof examplePalettes) =>
  Object.entries(examplePalettes[slug])
    .map(([name, value]) => `${exampleProperty(name)}: ${value};`)
    .join(' ');

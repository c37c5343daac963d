import type { LookName } from '@/content/examples/example';
import { lightProperty } from '@/styles/lightStyles';

export type Palette = Readonly<Record<string, string>>;

/** The custom property of a palette's color: `paper` is `--example-paper`, in styles and drawing files. */
export const exampleProperty = (name: string) => lightProperty(`example-${name}`);

export const paletteStyle = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `${exampleProperty(name)}: ${value};`)
    .join(' ');

/** The colors of each look, which its website and its drawing have. */
export const palettes: Readonly<Record<LookName, Palette>> = {
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
  bakery: {
    paper: '#6f2716',
    pen: '#ffe7c2',
    soft: '#f6cfa6',
    action: '#ffe7c2',
    onAction: '#5b1f11',
    price: '#ffc65c',
    line: '#9a4a30',
    bag: '#ffe7c2',
    onBag: '#5b1f11',
    steam: '#a85a3c',
    board: '#4d180d',
    crust: '#d98a3a',
    crustShade: '#b5662a',
    crumb: '#f7c77e',
    flour: '#fff3dc',
  },
  auto: {
    paper: '#16191f',
    pen: '#f4f1ea',
    soft: '#b9bec8',
    action: '#f4f1ea',
    onAction: '#16191f',
    price: '#ff6a45',
    line: '#3b414c',
    accent: '#ff5630',
    body: '#ff5630',
    bodyShade: '#d13a18',
    bodyLit: '#ff8a6c',
    glass: '#8fb4c9',
    glassShade: '#5f8499',
    chrome: '#e4e2dc',
    dark: '#0a0c10',
    beam: '#fff3c4',
    floor: '#22272f',
  },
  general: {
    paper: '#fbf1dd',
    pen: '#2a1b45',
    soft: '#5d4a72',
    action: '#c2412a',
    onAction: '#fff',
    price: '#8f3422',
  },
};

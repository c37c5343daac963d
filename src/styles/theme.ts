import { createTheme } from 'styled-components';
import { displayWeight, fallbackFamily } from './typefaces';

/** The accent in steps of brightness, and text on it. */
const accent = {
  signal: '#ffb648',
  signalLit: '#ffcb7d',
  signalSoft: '#d48f38',
  onSignal: '#1b1203',
};

/** Of letters, lit windows and filled buttons. In print and forced colors all are `CanvasText` (PlainColors.ts). */
export const foregroundColors = {
  text: '#f1f2fb',
  muted: '#c6cbe6',
  quiet: '#a3abd0',
  ...accent,
  /** Primary buttons: their ground, under the pointer, and their text. */
  primary: accent.signal,
  primaryLit: accent.signalLit,
  onPrimary: accent.onSignal,
  /** The secondary color: links, rules, quiet graphics. */
  cool: '#a9b4ff',
  /** On the street's ground in daylight. */
  morningText: '#1a2238',
  morningMuted: '#45425a',
};

const fontStack = (name: 'display' | 'text') =>
  `var(--font-${name}), var(--font-${name}-accents), '${fallbackFamily(name)}', ui-sans-serif, system-ui, sans-serif`;

const contract = createTheme({
  color: {
    /** The page's background, from top to bottom. */
    ink: '#0a0d1c',
    indigo: '#14173a',
    /** Panels: `raised` is lighter than `surface`, `well` darker. */
    surface: '#131832',
    raised: '#1b2144',
    well: '#0c1024',
    /** Decorative hairlines, and a panel's highlighted top edge. */
    line: '#2a3157',
    lineLit: '#434c80',
    /** A hairline for the lighter blues of the morning. */
    lineOnBlue: 'rgb(255 255 255 / 0.22)',
    /** The border of a control: 3:1 or more on every background (WCAG 2.2, 1.4.11). */
    control: '#7680b4',
    /** The border of one choice among many: quieter, 3:1 on its panel. */
    choice: '#5a6396',
    ...foregroundColors,
    /** A ground in the accent's hue. */
    signalDeep: '#3a2a14',
    /** What is wrong in a form, and nothing else. */
    error: '#ff9d9d',
    coolDeep: '#262d5e',
    /** The sky at closing time. */
    dusk: '#171238',
    duskLow: '#3d1d55',
    /** The street's ground. */
    street: '#130e2a',
    /** The sky before opening time. */
    dawn: '#152c4d',
    /** The street's ground in daylight. */
    morningStreet: '#ecd2b0',
    morningSignal: '#a8503f',
  },
  font: { display: fontStack('display'), text: fontStack('text') },
  /** Fluid type: each size grows from a 360 px to a 1440 px wide screen. Of large letters, words fit the window. */
  size: {
    hero: 'clamp(2.25rem, 1.35rem + 4.15vw, 7.5rem)',
    display: 'clamp(min(1.75rem, 12vw), min(9.1vw, 1.5rem + 3.05vw), 4.25rem)',
    title: 'clamp(min(1.75rem, 11vw), 1.45rem + 1.35vw, 2.75rem)',
    heading: 'clamp(min(1.3125rem, 9vw), 1.2rem + 0.5vw, 1.625rem)',
    lede: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
    body: 'clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)',
    small: 'clamp(0.9375rem, 0.875rem + 0.15vw, 1rem)',
    tiny: '0.8125rem',
  },
  leading: { display: '1.02', title: '1.12', body: '1.6' },
  tracking: { display: '-0.03em', title: '-0.02em' },
  weight: {
    text: '400',
    medium: '500',
    strong: '600',
    display: String(displayWeight),
  },
  /** Steps of 4 px. */
  space: {
    x1: '0.25rem',
    x2: '0.5rem',
    x3: '0.75rem',
    x4: '1rem',
    x5: '1.5rem',
    x6: '2rem',
    x7: '3rem',
    x8: '4rem',
    x9: '6rem',
    /** Space above and below a section. */
    section: 'clamp(2rem, 8.6vw, 7.5rem)',
    gutter: 'clamp(min(1.25rem, 6.25vw), 0.4rem + 3.6vw, 3rem)',
  },
  width: { page: 'clamp(75rem, 70vw, 90rem)', prose: '38rem', form: '46rem' },
  /** `header`: the height of the fixed header; anchors stop below it. */
  height: { header: '4.5rem', control: '3.25rem', target: '2.75rem' },
  /** Fields and plates; panels; buttons. */
  radius: { small: '0.5rem', large: '1rem', round: '999px' },
  shadow: {
    lift: '0 24px 60px -24px rgb(2 4 16 / 0.75)',
    /** A paper on a desk. */
    paper: '0 0.5rem 1rem -0.25rem rgb(2 4 16 / 0.55)',
  },
  motion: {
    quick: '160ms cubic-bezier(0.2, 0.7, 0.2, 1)',
    calm: '240ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
});

const references = <T extends object>(vars: T): T =>
  Object.fromEntries(
    Object.entries(vars).map(([key, name]) => [
      key,
      typeof name === 'string' ? `var(${name})` : references(name),
    ]),
  ) as T;

/**
 * The design tokens of the site. Every leaf reads as a `var(--sc-…)` reference, so the same token
 * works in server components, in client components and in plain CSS; no ThemeProvider is needed. Every page
 * declares them, so references have no default, unlike createTheme's own.
 */
export const theme = { ...contract, ...references(contract.vars) };

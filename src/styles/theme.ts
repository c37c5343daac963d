import { createTheme } from 'styled-components';
import { colors } from './colors';
import { displayWeight, fallbackFamily } from './typefaces';

const fontStack = (name: 'display' | 'text') =>
  `var(--font-${name}), var(--font-${name}-accents), '${fallbackFamily(name)}', ui-sans-serif, system-ui, sans-serif`;

const contract = createTheme({
  color: colors,
  font: { display: fontStack('display'), text: fontStack('text') },
  /** Fluid from 360 to 1,440 px. */
  size: {
    hero: 'clamp(min(2.25rem, 11.3vw), min(11.3vw, 1.35rem + 4.15vw), 7.5rem)',
    display: 'clamp(min(1.75rem, 12vw), min(9.1vw, 1.5rem + 3.05vw), 4.25rem)',
    title: 'clamp(min(1.75rem, 11vw), min(11vw, 1.45rem + 1.35vw), 2.75rem)',
    heading: 'clamp(min(1.3125rem, 9vw), min(9vw, 1.2rem + 0.5vw), 1.625rem)',
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
    section: 'clamp(2rem, 8.6vw, 7.5rem)',
    gutter: 'clamp(min(1.25rem, 6.25vw), 0.4rem + 3.6vw, 3rem)',
  },
  width: { page: 'clamp(75rem, 70vw, 90rem)', prose: '38rem', form: '46rem' },
  /** Anchors stop below the header. */
  height: { header: '4.5rem', control: '3.25rem', target: '2.75rem' },
  radius: { small: '0.5rem', large: '1rem', round: '999px' },
  shadow: {
    lift: '0 24px 60px -24px rgb(2 4 16 / 0.75)',
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

/** Design tokens as `var(--sc-…)`, for styled components and plain CSS. Every page declares them. */
export const theme = { ...contract, ...references(contract.vars) };

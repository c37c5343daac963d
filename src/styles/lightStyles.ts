import { createGlobalStyle } from 'styled-components';
import { type LightKey, type LightName, lights } from './lights';

const { night } = lights;

/** `wallEdge` becomes `--wall-edge`. */
export const lightProperty = (key: string) =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** References the surrounding light: `lightColor.wallEdge`. */
export const lightColor = Object.fromEntries(
  Object.keys(night).map((key) => [key, `var(${lightProperty(key)})`]),
) as Record<LightKey, string>;

/** Returns a gradient from top to bottom: `{ skyTop: '', skyMiddle: '50%' }`. */
export const lightGradient = (stops: Partial<Record<LightKey, string>>) => {
  const colorStops = Object.entries(stops).map(
    ([key, at]) => `${lightColor[key as LightKey]} ${at}`,
  );
  return `linear-gradient(var(--blend), ${colorStops.join(', ')})`;
};

export const declare = (values: Readonly<Record<string, string>>, prefix = '') =>
  Object.entries(values)
    .map(([key, value]) => `${lightProperty(prefix + key)}: ${value};`)
    .join(' ');

export const NightStyle = createGlobalStyle`:root, :where([data-light]) { ${declare(night)} }`;

const differing = (name: LightName) =>
  Object.fromEntries(
    Object.entries(lights[name]).filter(([key, value]) => value !== night[key as LightKey]),
  );

/** One style for each light, so that a page contains only those it uses. */
export const lightStyles = (Object.keys(lights) as LightName[])
  .filter((name) => name !== 'night')
  .map((name) => ({
    name,
    Style: createGlobalStyle`:where([data-light='${name}']) { ${declare(differing(name))} }`,
  }));

import { createGlobalStyle } from 'styled-components';
import {
  groundColors,
  type Light,
  type LightKey,
  type LightName,
  lamplitColors,
  lights,
  lineColors,
} from './lights';

const { night } = lights;
const keys = Object.keys(night) as LightKey[];

/** The custom property of a value: `wallEdge` is `--wall-edge`. */
export const lightProperty = (key: string) =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Each value as a reference, for a component that stands in a light: `light.wallEdge`. */
export const light = Object.fromEntries(
  keys.map((key) => [key, `var(${lightProperty(key)})`]),
) as Record<LightKey, string>;

const declare = (values: Light, chosen: readonly LightKey[] = keys) =>
  chosen.map((key) => `${lightProperty(key)}: ${values[key]};`).join(' ');

const paint = (chosen: readonly LightKey[], color: 'Canvas' | 'CanvasText') =>
  chosen.map((key) => `${lightProperty(key)}: ${color};`).join(' ');

/** Every light in the reader's own two colors (CSS Color 4, section 6.2), and what else is on paper (`PlainColors`). */
export const plainLight = {
  everywhere: `${paint(lineColors, 'CanvasText')} ${paint(groundColors, 'Canvas')} ${lightProperty('showLamps')}: none;`,
  onPaper: paint(lamplitColors, 'Canvas'),
};

/** What every light starts from, the night. Once a page (`StreetParts`). */
export const LightRules = createGlobalStyle`
  :root, :where([data-light]) { ${declare(night)} }
`;

const differing = (name: LightName) => keys.filter((key) => lights[name][key] !== night[key]);

/**
 * What is different in each light, as a style of its own, so that a page has those that it shows,
 * in its first screen or behind it (scripts/postbuild). An element's light is its `data-light`, or that of what it
 * stands in.
 */
export const lightStyles = (Object.keys(lights) as LightName[])
  .filter((name) => name !== 'night')
  .map((name) => ({
    name,
    Style: createGlobalStyle`:where([data-light='${name}']) { ${declare(lights[name], differing(name))} }`,
  }));

import { createGlobalStyle } from 'styled-components';
import { type Light, type LightKey, type LightName, lights } from './lights';

const { night } = lights;
const keys = Object.keys(night) as LightKey[];

/** The custom property of a value: `wallEdge` is `--wall-edge`. */
export const lightProperty = (key: string) =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Each value as a reference, for a component that stands in a light: `light.wallEdge`. */
export const light = Object.fromEntries(
  keys.map((key) => [key, `var(${lightProperty(key)})`]),
) as Record<LightKey, string>;

/** What is a line or a letter without color; everything else is its ground. */
const outlines: readonly LightKey[] = [
  'groundEdge',
  'wallEdge',
  'wire',
  'boardEdge',
  'lettering',
  'nameLine',
  'name',
  'bubbleText',
  'bubbleEdge',
  'lampFrame',
];

/** What is seen by lamplight has its own ground, and keeps its colors on a screen. */
const litByLamps: readonly LightKey[] = [
  ...(['lamp', 'lampBright', 'inLight', 'furniture', 'wood', 'paper', 'dimmed'] as const),
  ...(['indoorSkin', 'indoorSkinShade', 'indoorSkinDark', 'indoorSkinDarkShade'] as const),
  ...(['sweater', 'sweaterShade', 'shirt', 'shirtShade', 'shirtCollar'] as const),
  ...(['skin', 'skinDark', 'hair', 'jacket', 'jacketShade', 'coat', 'coatShade'] as const),
  ...(['linen', 'trousers', 'leather'] as const),
];

/** Outlines on a ground, and nothing that only shines. */
const outlined = (chosen: readonly LightKey[]) =>
  chosen
    .filter((key) => night[key].startsWith('#'))
    .map((key) => `${lightProperty(key)}: var(--${outlines.includes(key) ? 'outline' : 'blank'});`)
    .join(' ');

const declare = (values: Light, chosen: readonly LightKey[] = keys) =>
  chosen.map((key) => `${lightProperty(key)}: ${values[key]};`).join(' ');

/** Every light without the site's colors, and what else has none on paper (`PlainColors`). */
export const plainLight = {
  everywhere: `${outlined(keys.filter((key) => !litByLamps.includes(key)))} ${lightProperty('showLamps')}: none;`,
  onPaper: outlined(litByLamps),
};

/** What every light starts from, the night. Once a page (`StreetParts`). */
export const LightRules = createGlobalStyle`
  :root, :where([data-light]) { ${declare(night)} }
`;

const differing = (name: LightName) => keys.filter((key) => lights[name][key] !== night[key]);

/**
 * What is different in each light, as a style of its own, so that a page has those that it shows,
 * where it begins to (scripts/postbuild). An element's light is its `data-light`, or that of what it
 * stands in.
 */
export const lightStyles = (Object.keys(lights) as LightName[])
  .filter((name) => name !== 'night')
  .map((name) => ({
    name,
    Style: createGlobalStyle`:where([data-light='${name}']) { ${declare(lights[name], differing(name))} }`,
  }));

import { drawnParts } from '@/scenes/drawing/Drawing';
import { viewOf } from '@/scenes/drawing/readDrawing';
import { streetUses } from '@/scenes/street/streetUses';
import { streetLights } from '@/styles/lights';

/** The shop on the street at closing time, for a business without a picture of its own. */
function shop() {
  const light = streetLights.example;
  return {
    attributes: `viewBox="${viewOf('street', 'shop')}" data-drawing="street" data-light="${light}"`,
    // Beside the crop, and on no other picture of home.
    content: streetUses({ light, omit: ['lamp', 'lamp-lit'] }),
    placed: ' preserveAspectRatio="xMidYMax"',
  };
}

function drawing(name: string) {
  return {
    attributes: `viewBox="${viewOf(name, '')}" data-drawing="${name}"`,
    content: drawnParts(name, name),
    placed: '',
  };
}

/**
 * The picture of an example website as an svg element: `src/drawings/example-<look>.svg`, or the shop. As text, because
 * pages contain it and the browser loads those of other trades. Its container sets its size.
 */
export function examplePicture(look: string, fit?: string): string {
  const { attributes, content, placed } = look === 'general' ? shop() : drawing(`example-${look}`);
  const ratio = fit ? ` preserveAspectRatio="${fit}"` : placed;
  return `<svg ${attributes}${ratio} aria-hidden="true">${content}</svg>`;
}

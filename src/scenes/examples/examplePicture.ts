import { drawnParts } from '@/scenes/drawing/Drawing';
import { viewOf } from '@/scenes/drawing/readDrawing';
import { streetUses } from '@/scenes/street/Street';
import { streetLights } from '@/styles/lights';

/** The shop on the street at closing time, for a business without a picture of its own. */
function shop() {
  const light = streetLights.example;
  return {
    attributes: `viewBox="${viewOf('street', 'shop')}" data-drawing="street" data-light="${light}" preserveAspectRatio="xMidYMax"`,
    // On no other picture of home.
    content: streetUses({ omit: 'lamp lamp-lit wires window-3' }, light),
  };
}

function drawing(name: string) {
  return {
    attributes: `viewBox="${viewOf(name, '')}" data-drawing="${name}"`,
    content: drawnParts(name, name),
  };
}

/**
 * The picture of an example website as an svg element: `src/drawings/examples/example-<look>.svg`, or the shop. As
 * text, because pages contain it and the browser loads those of other trades. Its container sets its size.
 */
export function examplePicture(look: string): string {
  const { attributes, content } = look === 'general' ? shop() : drawing(`example-${look}`);
  return `<svg ${attributes} aria-hidden="true">${content}</svg>`;
}

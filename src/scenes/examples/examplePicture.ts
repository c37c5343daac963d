import { drawnParts } from '@/scenes/drawing/Drawing';
import { hasDrawing, viewOf } from '@/scenes/drawing/readDrawing';
import { streetUses } from '@/scenes/drawing/street';

/** Parts of the street that no other picture of home has, so that the page would grow by them. */
const omitted = 'lamp lamp-lit wires window-3';

/**
 * The picture of an example website as an svg element: `src/drawings/examples/example-<trade>.svg`, or, where there is
 * none, the shop at closing time. As text, because pages contain it and the browser loads those of other trades. Its
 * container sets its size.
 */
export function examplePicture(trade: string): string {
  const name = `example-${trade}`;
  if (hasDrawing(name)) return svg(name, '', '', drawnParts(name, name));
  const light = 'dusk';
  const place = ` data-light="${light}" preserveAspectRatio="xMidYMax"`;
  return svg('street', 'shop', place, streetUses({ omit: omitted }, light));
}

const svg = (name: string, view: string, attributes: string, content: string) =>
  `<svg viewBox="${viewOf(name, view)}" data-drawing="${name}"${attributes} aria-hidden="true">${content}</svg>`;

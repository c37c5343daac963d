import { drawnParts } from '@/scenes/drawing/Drawing';
import { hasDrawing, viewOf } from '@/scenes/drawing/readDrawing';
import { streetUses } from '@/scenes/drawing/street';

/** Omitted to save bytes: no other picture on home uses these parts. */
const omitted = 'lamp lamp-lit wires window-3';

/** Returns `example-<trade>.svg`, by default the shop at closing time. The container sets its size. */
export function examplePicture(trade: string): string {
  const name = `example-${trade}`;
  if (hasDrawing(name)) return svg(name, '', '', drawnParts(name, name));
  const light = 'dusk';
  const attributes = ` data-light="${light}" preserveAspectRatio="xMidYMax"`;
  return svg('street', 'shop', attributes, streetUses({ omit: omitted }, light));
}

const svg = (name: string, view: string, attributes: string, content: string) =>
  `<svg viewBox="${viewOf(name, view)}" data-drawing="${name}"${attributes} aria-hidden="true">${content}</svg>`;

import { useId } from 'react';
import { streetParts, streetPrefix } from '@/scenes/street/parts';
import { StreetUses } from '@/scenes/street/StreetUses';
import { Crop, type CropProps } from './Crop';
import type { Box } from './parseDrawing';
import { prefixIds, readDrawing, viewBoxOf } from './readDrawing';

interface DrawingProps extends CropProps {
  /** Its file in src/drawings, without the extension. */
  name: string;
  /** Optional parts of the drawing itself that are shown. */
  add?: readonly string[];
  /** The one part that is shown. */
  only?: string | undefined;
  /** Whether it is shown without the street that it stands on. */
  alone?: boolean;
}

/**
 * A drawing of src/drawings in the page. Decorative: the text beside it says the same. Its named groups
 * have their name as `data-part`, by which a page selects them; what a drawing refers to is in its `<defs>`.
 * A shape of the street that it draws again (`street.svg#wire-1`) is that of `StreetParts`.
 */
export function Drawing({ name, add = [], only, alone, ...crop }: DrawingProps) {
  const id = useId();
  const { street, defs, parts } = readDrawing(name);
  const shown = parts.filter(({ id, optional }) =>
    only ? id === only : !optional || add.includes(id),
  );
  const drawn = shown.map((part) => part.markup.replace(/\bid="/g, 'data-part="')).join('');
  const markup = drawn.includes('url(') ? `<defs>${defs}</defs>${drawn}` : drawn;
  const here = prefixIds(markup, `${name}${id}-`).replace(
    /street\.svg#([\w-]+)/g,
    (_, shape: string) => `#${streetPrefix}${checkShape(name, shape)}`,
  );
  return (
    <Crop name={name} {...crop}>
      {street && !alone && (
        <g transform={transformTo(street.place)}>
          <StreetUses only={street.parts} omit={street.omit} light={crop.light} />
        </g>
      )}
      <g
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project
        dangerouslySetInnerHTML={{ __html: here }}
      />
    </Crop>
  );
}

/** @returns the name of a shape of the street that a drawing uses @throws Error when there is none of that name */
function checkShape(drawing: string, shape: string): string {
  if (streetParts().some(({ markup }) => markup.includes(`id="${shape}"`))) return shape;
  throw new Error(`${drawing}.svg uses "${shape}" of street.svg, which has no such shape`);
}

/** What brings the whole street to its place in a drawing; nothing where that has the street's own units. */
function transformTo(place: Box): string | undefined {
  const whole = viewBoxOf('street', '');
  const scale = place.width / whole.width;
  const [x, y] = [place.x - scale * whole.x, place.y - scale * whole.y];
  return scale === 1 && x === 0 && y === 0 ? undefined : `translate(${x} ${y}) scale(${scale})`;
}

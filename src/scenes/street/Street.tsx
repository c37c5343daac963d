import { Crop, type CropProps } from '@/scenes/drawing/Crop';
import { type ShownParts, streetUses } from './streetUses';

/** The street or a crop of it, in a light. Decorative. */
export function Street({ add, omit, only, ...crop }: CropProps & ShownParts) {
  const markup = streetUses({ add, omit, only, light: crop.light });
  return <Crop name="street" markup={markup} {...crop} />;
}

import { Crop, type CropProps } from '@/scenes/drawing/Crop';
import { StreetUses, type StreetUsesProps } from './StreetUses';

/** The street or a crop of it, in a light. Decorative. */
export function Street({ add, omit, only, ...crop }: CropProps & StreetUsesProps) {
  return (
    <Crop name="street" {...crop}>
      <StreetUses add={add} omit={omit} only={only} light={crop.light} />
    </Crop>
  );
}

import { type CropProps, Crops } from '@/components/drawing/Crops';
import { StreetUses, type StreetUsesProps } from './StreetUses';

/** The street, or a crop of it, in one of its lights. Decorative: the text beside it says the same. */
export function Street({ add, omit, only, ...crop }: CropProps & StreetUsesProps) {
  return (
    <Crops name="street" {...crop}>
      {() => <StreetUses add={add} omit={omit} only={only} light={crop.light} />}
    </Crops>
  );
}

import { DrawnScene } from '@/scenes/drawing/Drawing';

/** Few and small parts, because every page has them. */
const parts = 'far-hills hills ground houses bakery tower curb lamp lamp-lit';

/** The street at closing time beside the shop, below the links of the open menu. */
export function MenuScene() {
  return <DrawnScene name="street" light="dusk" view="menu" only={parts} omit="window-3" />;
}

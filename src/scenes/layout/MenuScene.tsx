import { DrawnScene } from '@/scenes/drawing/Drawing';

/** Few and small parts: every page contains them. */
const parts = 'far-hills hills ground houses bakery tower curb lamp lamp-lit';

export function MenuScene() {
  return <DrawnScene name="street" light="dusk" view="menu" only={parts} omit="window-3" />;
}

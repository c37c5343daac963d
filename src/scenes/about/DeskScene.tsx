import { Drawing } from '@/scenes/drawing/Drawing';

/** The cat asleep on the desk beside a mug, from above. Its container sets its width. */
export function DeskScene() {
  return <Drawing name="desk" />;
}

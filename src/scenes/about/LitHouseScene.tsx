import { Drawing } from '@/scenes/drawing/Drawing';

/** One house of the hill, seen close, with its lit window, in the surrounding light. Its container sets its width. */
export function LitHouseScene() {
  return <Drawing name="lit-house" />;
}

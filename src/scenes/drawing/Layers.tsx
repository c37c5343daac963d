import type { LightName } from '@/styles/lights';
import { Drawing } from './Drawing';

interface LayersProps {
  /** The drawing's file in src/drawings, without its extension. */
  name: string;
  light: LightName;
  /** The parts that move, in paint order. */
  moving: readonly string[];
  /** The drawing's optional parts to show. */
  add?: readonly string[];
}

/**
 * A drawing, and over it each part that moves as a layer of its own (`data-layer`), which the browser only composites.
 * The container places the svgs, one like the other.
 */
export function Layers({ name, light, moving, add }: LayersProps) {
  return (
    <>
      <Drawing name={name} light={light} omit={moving} add={add} />
      {moving.map((part) => (
        <Drawing key={part} name={name} light={light} only={[part]} layer={part} alone />
      ))}
    </>
  );
}

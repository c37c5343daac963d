import { Drawing } from '@/scenes/drawing/Drawing';

interface ExampleSceneProps {
  look: string;
  /** Whether it covers its container, which crops it. */
  covers?: boolean;
}

/** The picture of an example website: `src/drawings/example-<look>.svg`. Its container sets its size. */
export function ExampleScene({ look, covers = false }: ExampleSceneProps) {
  return (
    <Drawing
      name={`example-${look}`}
      preserveAspectRatio={covers ? 'xMidYMid slice' : 'xMidYMid'}
    />
  );
}

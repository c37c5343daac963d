import { Drawing } from './drawing/Drawing';

/** The picture of an example website: `src/drawings/example-<look>.svg`. Its container sets its size. */
export function ExampleScene({ look }: { look: string }) {
  return <Drawing name={`example-${look}`} preserveAspectRatio="xMidYMid" />;
}

import { Drawing } from '@/scenes/drawing/Drawing';

/** What is drawn on a paper on the desk: `src/drawings/about/paper-<paper>.svg`. Its container sets its size. */
export function PaperScene({ paper }: { paper: string }) {
  return <Drawing name={`paper-${paper}`} preserveAspectRatio="xMinYMid" />;
}

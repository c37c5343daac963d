import { Drawing } from '@/scenes/drawing/Drawing';

interface StatisticPictureProps {
  /** The claimed figure, such as `99%`. */
  figure: string;
  /** The file of src/drawings that shows the figure to scale; its name begins with the figure's number. */
  drawing: string;
}

/** A claimed figure drawn to scale, as wide or high as its container says. @throws Error when another is drawn */
export function StatisticPicture({ figure, drawing }: StatisticPictureProps) {
  if (!drawing.startsWith(`${figure.replace(/[^\d.]/g, '')}-`)) {
    throw new Error(
      `${drawing}.svg does not show ${figure}: draw another one, or take it out of src/content/statistics.ts`,
    );
  }
  return <Drawing name={drawing} preserveAspectRatio="xMinYMax" />;
}

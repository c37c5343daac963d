import { theme } from '@/styles/theme';
import { dark, edge, LitShapes, type Place, wall } from './paint';

const ground = 190;
const lowHeight = 50;
const towerLeft = 88;

/** The outline of a house; its cornice belongs to its height. */
const house = (x: number, height: number) =>
  `M${x + 4} ${ground}v${8 - height}h64V${ground}zM${x} ${ground - height}h72v8h-72z`;

/** Some of a tower's windows, three to a row: which of each row is lit. */
const lit = ['02', '02', '12', '012', '02', '012', '02'];

/** A low house, and beside it a tower that is so many percent higher (up to 280). */
export function Towers({ value }: { value: number }) {
  const height = lowHeight * (1 + value / 100);
  const rows = lit.filter((_, row) => 21 + row * 25 < height - 16);
  const panes = rows.flatMap((places, row) =>
    Array.from(
      places,
      (place): Place => [towerLeft + 15 + Number(place) * 17, ground - 8 - row * 25],
    ),
  );
  /** A line across the tower at each height of the low house. */
  const steps = Array.from(
    { length: Math.ceil(height / lowHeight) - 1 },
    (_, index) => `M${towerLeft + 4} ${ground - (index + 1) * lowHeight}h64`,
  );
  return (
    <>
      <path {...wall} d={house(0, lowHeight) + house(towerLeft, height)} />
      <path {...edge} d={steps.join('')} />
      <path {...dark} d={`M30 ${ground}v-26h12v26M49 ${ground - 14}h8v-13h-8z`} />
      <path fill={theme.color.signalSoft} d={`M15 ${ground - 14}h8v-13h-8z`} />
      <LitShapes shape="h8v-13h-8z" places={panes} />
    </>
  );
}

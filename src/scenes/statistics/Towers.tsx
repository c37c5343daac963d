import { theme } from '@/styles/theme';
import { dark, edge, LitRows, wall } from './paint';

const ground = 190;
const towerMost = 190;
/** The low house's height, unless the tower would be too tall. */
const lowMost = 50;
const towerLeft = 88;
const floorHeight = 25;

/** The outline of a house; its height includes the cornice. */
const house = (x: number, height: number) =>
  `M${x + 4} ${ground}v${8 - height}h64V${ground}zM${x} ${ground - height}h72v8h-72z`;

/** A low house and a tower that is `value` percent higher (up to 400). */
export function Towers({ value }: { value: number }) {
  const lowHeight = Math.min(lowMost, towerMost / (1 + value / 100));
  const height = lowHeight * (1 + value / 100);
  const floors = Array.from({ length: Math.floor((height - 12) / floorHeight) }, (_, floor) => ({
    x: towerLeft + 15 + (floor % 2) * 17,
    y: ground - 21 - floor * floorHeight,
    count: 2,
  }));
  /** Lines across the tower at multiples of the low house's height. */
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
      <LitRows rows={floors} width={8} height={13} step={17} />
    </>
  );
}

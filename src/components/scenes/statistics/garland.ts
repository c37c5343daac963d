/** Five wires between two posts, and twenty bulbs on each. */
const wires = [14, 40, 66, 92, 118];
const bulbsOnWire = 20;
const [left, right] = [18, 198];
const sag = 30;

/** Where a bulb hangs: at equal steps along its wire's curve. */
const bulbs = wires.flatMap((y) =>
  Array.from({ length: bulbsOnWire }, (_, index) => {
    const along = (index + 0.5) / bulbsOnWire;
    const drop = 2 * sag * along * (1 - along);
    return `M${(left + along * (right - left)).toFixed(1)} ${(y + drop + 3).toFixed(1)}h.01`;
  }),
);

/** The one of a hundred that is out. */
const unlit = 67;
export const unlitBulb = bulbs[unlit];

export const garland = {
  wires: wires.map((y) => `M${left} ${y}Q108 ${y + sag} ${right} ${y}`).join(''),
  bulbs: bulbs.filter((_, index) => index !== unlit).join(''),
};

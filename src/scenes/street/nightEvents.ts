import { readDrawing } from '@/scenes/drawing/readDrawing';

/* In seconds. Starts before t = 0 so the log fills quickly; all done within six seconds. */
export const signTime = 0.6;
const firstEvent = -0.7;
const betweenEvents = 1.4;
export const wireTime = 0.85;

const seconds = (time: number) => time.toFixed(2);

/** Start times of an event's parts: the customer's window, the pulse on the wire, and the shop's response. */
export const eventTimes = [1, 2, 3].map((number, index) => {
  const window = firstEvent + index * betweenEvents;
  const pulse = window + 0.3;
  return {
    number,
    window: seconds(window),
    pulse: seconds(pulse),
    done: seconds(pulse + wireTime),
  };
});

/**
 * The path of a wire of the street, from a customer's aerial to the mast, as an `offset-path`.
 *
 * @throws Error when street.svg has no wire of that number
 */
export function wirePath(number: number): string {
  const wires = readDrawing('street').parts.find(({ id }) => id === 'wires')?.markup ?? '';
  const [, path] = new RegExp(`id="wire-${number}" d="([^"]*)"`).exec(wires) ?? [];
  if (!path) throw new Error(`street.svg has no wire-${number}`);
  return `path('${path}')`;
}

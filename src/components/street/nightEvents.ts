import { readDrawing } from '@/components/drawing/readDrawing';

/** Seconds: the first event is under way as the page comes, so that the log is soon not empty; within six seconds all. */
export const signTime = 0.6;
const firstEvent = -0.7;
const betweenEvents = 1.4;
export const wireTime = 0.85;

const seconds = (time: number) => time.toFixed(2);

/** When the parts of an event begin: the window, then the pulse, then what the shop makes of it. */
export const eventTimes = [0, 1, 2].map((index) => {
  const window = firstEvent + index * betweenEvents;
  const pulse = window + 0.3;
  return { window: seconds(window), pulse: seconds(pulse), done: seconds(pulse + wireTime) };
});

const wires = readDrawing('street').parts.find(({ id }) => id === 'wires')?.markup ?? '';

/** The course of a wire of the street, from a customer's aerial to the mast, as an `offset-path`. */
export function wirePath(number: number): string {
  const [, path] = new RegExp(`id="wire-${number}" d="([^"]*)"`).exec(wires) ?? [];
  if (!path) throw new Error(`street.svg has no wire-${number}`);
  return `path('${path}')`;
}

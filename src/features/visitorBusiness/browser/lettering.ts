import { graphemes } from './visitorBusiness';

/** Shares of the board's height, for one line and for two. */
const largest = [0.56, 0.36];
const smallest = 0.19;
/** A share of the board's width. */
const usableWidth = 0.84;

/**
 * Fits a name to a board, on two lines if that allows larger letters. Cuts a name that does not fit with an ellipsis.
 *
 * @param widthOf returns a text's width in ems
 */
export function letter(
  name: string,
  { width, height }: { width: number; height: number },
  widthOf: (text: string) => number,
): { lines: string[]; size: number } {
  const letters = graphemes(name);
  const text = (from: number, to?: number) => letters.slice(from, to).join('').trim();
  const sizeOf = (lines: string[]) =>
    Math.min(
      (largest[lines.length - 1] ?? 0) * height,
      (usableWidth * width) / Math.max(...lines.map(widthOf)),
    );
  const best = letters
    .flatMap((one, at) => (one === ' ' ? [[text(0, at), text(at)]] : []))
    .reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one), [name]);
  if (sizeOf(best) >= smallest * height) return { lines: best, size: sizeOf(best) };

  const fits = (line: string) => widthOf(line) * smallest * height <= usableWidth * width;
  const longest = (from: number, end: string) => {
    let to = letters.length;
    while (to > from + 1 && !fits(text(from, to) + end)) to -= 1;
    return to;
  };
  const middle = longest(0, '');
  const rest = text(middle);
  const last = fits(rest) ? rest : `${text(middle, longest(middle, '…'))}…`;
  return { lines: [text(0, middle), last], size: smallest * height };
}

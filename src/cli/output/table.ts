import type { RequestState } from '@/server/outbox/storedRequest';
import { displayWidth, paint, printable, truncate } from './terminal';

export interface Column<Row> {
  title: string;
  cell(row: Row): string;
  /** The state whose color the cell gets. */
  state?(row: Row): RequestState;
  /** May be shortened to this many columns. */
  minWidth?: number;
  /** Longer cells are shortened, however wide the terminal is. */
  maxWidth?: number;
}

const gap = 2;

/** Widths of the columns that fit, in order; the first column that does not fit ends the row. */
function fittingWidths<Row>(
  columns: readonly Column<Row>[],
  cells: string[][],
  width: number,
): number[] {
  const natural = columns.map(({ title, maxWidth = Number.POSITIVE_INFINITY }, index) =>
    Math.min(
      maxWidth,
      Math.max(title.length, ...cells.map((row) => displayWidth(row[index] ?? ''))),
    ),
  );
  const widths: number[] = [];
  let left = width;
  for (const [index, wanted] of natural.entries()) {
    const granted = Math.min(wanted, Math.max(left, columns[index]?.minWidth ?? wanted));
    if (granted > left) break;
    widths.push(granted);
    left -= granted + gap;
  }
  return widths;
}

/**
 * Rows under a heading, in aligned columns. The last columns are left out where they do not fit.
 *
 * @param width columns of the terminal
 */
export function renderTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { width, colored }: { width: number; colored: boolean },
): string {
  const cells = rows.map((row) => columns.map(({ cell }) => printable(cell(row))));
  const widths = fittingWidths(columns, cells, width);
  const line = (texts: readonly string[], row?: Row) =>
    widths
      .map((columnWidth, index) => {
        const text = truncate(texts[index] ?? '', columnWidth);
        const state = row && colored ? columns[index]?.state?.(row) : undefined;
        const padding = index === widths.length - 1 ? 0 : columnWidth - displayWidth(text);
        return (state ? paint(text, state) : text) + ' '.repeat(padding);
      })
      .join(' '.repeat(gap))
      .trimEnd();
  const heading = line(columns.map(({ title }) => title));
  return [heading, ...rows.map((row, index) => line(cells[index] ?? [], row))].join('\n');
}

import Table from 'cli-table3';
import stringWidth from 'string-width';
import type { RequestState } from '@/server/outbox/storedRequest';
import { paint, printable } from './terminal';

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
  const widths: number[] = [];
  let left = width;
  for (const [index, { title, minWidth, maxWidth = width }] of columns.entries()) {
    const widest = Math.max(...[title, ...cells.map((row) => row[index] ?? '')].map(stringWidth));
    const wanted = Math.min(maxWidth, widest);
    const granted = Math.min(wanted, Math.max(left, minWidth ?? wanted));
    if (granted > left) break;
    widths.push(granted);
    left -= granted + gap;
  }
  return widths;
}

const borders = ['top', 'bottom', 'left', 'right', 'mid', 'middle'].flatMap((side) =>
  ['', '-mid', '-left', '-right'].map((part) => [`${side}${part}`, '']),
);

/** Rows under a heading, in aligned columns, the last of which are left out where they do not fit. */
export function renderTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { width, colored }: { width: number; colored: boolean },
): string {
  const cells = rows.map((row) => columns.map(({ cell }) => printable(cell(row))));
  const widths = fittingWidths(columns, cells, width);
  const shown = columns.slice(0, widths.length);
  const table = new Table({
    head: shown.map(({ title }) => title),
    colWidths: widths.map((columnWidth) => columnWidth + gap),
    chars: Object.fromEntries(borders),
    style: { 'padding-left': 0, 'padding-right': gap, head: [], border: [] },
  });
  for (const [index, row] of rows.entries()) {
    table.push(
      shown.map(({ state }, column) => {
        const text = cells[index]?.[column] ?? '';
        return state && colored ? paint(text, state(row)) : text;
      }),
    );
  }
  return table.toString().replace(/ +$/gm, '');
}

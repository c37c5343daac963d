import 'server-only';

/** Part of a sentence. `large` is what the reader came to know. */
export type Piece = string | { large: string };

export const wordsIn = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.large);

export interface Row {
  label: string;
  value: string;
  /** What the reader was told before. */
  former?: string | undefined;
  isChanged: boolean;
  /** Whether line breaks are kept. */
  isBlock: boolean;
  url?: string | undefined;
}

/** A mail's content, from which its text part and its HTML part follow. */
export interface Letter {
  subject: string;
  /** The first line. */
  lead: readonly Piece[];
  paragraphs: readonly string[];
  link: { text: string; url: string } | undefined;
  rows: readonly Row[];
  /** The last lines. */
  closing: readonly string[];
  /** The agency's name and address. */
  site: { name: string; url: string };
}

/** Characters that end a line or change its direction. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

export const oneLine = (value: unknown): string =>
  String(value ?? '')
    .replace(breaks, ' ')
    .trim();

/** Splits at every line break, and keeps each line one line. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map((line) => line.replace(breaks, ' '));

/** Leaves out what does not apply. */
export const texts = (all: readonly (string | false | null | undefined)[]): string[] =>
  all.filter((text): text is string => Boolean(text));

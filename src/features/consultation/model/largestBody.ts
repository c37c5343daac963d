import { type Field, fields } from './fields';

/** Everything in a body except the texts: field names, chosen options, punctuation. */
const overheadBytes = 2048;

const longestTexts = Object.values<Field>(fields).reduce(
  (sum, field) => sum + ('maxLength' in field ? field.maxLength : 0),
  0,
);

/** How many bytes the form can send, 64 KiB at least, with so many for each UTF-16 code unit of a text. */
export const largestBody = (bytesPerUnit: number) =>
  Math.max(64 * 1024, longestTexts * bytesPerUnit + overheadBytes);

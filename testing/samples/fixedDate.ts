/** The day for which tests build pages and `npm run images` draws pictures, as `SOURCE_DATE_EPOCH`. */
export const fixedDate = String(Date.parse('2026-11-18T12:00:00Z') / 1000);

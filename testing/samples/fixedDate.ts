/** `SOURCE_DATE_EPOCH` of test builds and of `npm run images`. */
export const fixedDate = String(Date.parse('2026-11-18T12:00:00Z') / 1000);

const privateData = /\b(?:dob|date of birth|ssn|social security)\b|\b\d{3}-\d{2}-\d{4}\b/i;

/** Whether a text seems to have somebody's private data: a birth date, or a Social Security number. */
export const seemsPrivate = (text: string): boolean => privateData.test(text);
